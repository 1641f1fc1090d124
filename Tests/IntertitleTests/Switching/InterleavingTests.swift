@testable import Intertitle
import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// Whatever order the steps of changes come in, after all have returned the language in use is the
/// one that preference and tables give, it was told last, and each change was told once.
@Suite(.serialized) struct InterleavingTests {
  private let explorer = Explorer(threads: 3)

  /// What goes wrong in any order of some changes, and in how many orders they can come.
  private func explore(
    _ changes: [Change],
    mayUseLoads: Bool = false
  ) throws -> (orders: Int, faults: Set<String>) {
    var world: World?
    let folder = try TemporaryFolder()
    var number = 0
    var faults: Set<String> = []
    let orders = explorer.explore {
      number += 1
      let made = World(
        watcher: explorer.watcher,
        mayUseLoads: mayUseLoads,
        folder: "\(folder.path)/\(number)"
      )
      world = made
      return changes.map { change in { change.make(in: made) } }
    } check: {
      faults.formUnion(world?.faults ?? ["no world"])
    }
    if orders == nil { faults.insert("all wait for each other") }
    return (orders ?? 0, faults)
  }

  @Test(
    "FU-55 FU-57 FU-58 FU-59 two changes, in all orders",
    .timeLimit(.minutes(1)),
    arguments: Change.allCases
  )
  func twoChanges(_ first: Change) throws {
    for second in Change.allCases.drop(while: { $0 != first }) {
      let (orders, faults) = try explore([first, second])
      #expect(faults.isEmpty && orders > 1, "\(first) beside \(second)")
    }
  }

  @Test(
    "FU-56 two changes, in all orders, while the app loads tables when it is asked",
    .timeLimit(.minutes(1)),
    arguments: [Change.useFrench, .system, .remember]
  )
  func twoChangesAndTablesFromInside(_ first: Change) throws {
    for second in Change.allCases {
      let (orders, faults) = try explore([first, second], mayUseLoads: true)
      #expect(faults.isEmpty && orders > 1, "\(first) beside \(second)")
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      [Change.loadFrench, .useFrench, .updateChain], [.loadFrench, .initialPreference, .isOn],
      [.loadBySpeaking, .system, .mayUse],
    ]
  )
  func threeChanges(_ changes: [Change]) throws {
    let (orders, faults) = try explore(changes)
    #expect(faults.isEmpty)
    #expect(orders > 6)
  }

  @Test func theExplorerFindsALostUpdateAndEachOrderOnce() {
    let number = Locked(0)
    var outcomes: [Int: Int] = [:]
    let watcher = explorer.watcher
    let orders = explorer.explore {
      number.withLock { $0 = 0 }
      return (0..<2).map { _ in
        {
          watcher(.asks)
          let seen = number.withLock { $0 }
          watcher(.asks)
          number.withLock { $0 = seen + 1 }
        }
      }
    } check: {
      outcomes[number.withLock { $0 }, default: 0] += 1
    }
    // Two threads of two steps: four choose two orders, of which one thread after the other are two.
    #expect(orders == 6 && outcomes == [2: 2, 1: 4])
  }

  @Test func theExplorerFindsNoLostUpdateWhereATurnIsTaken() {
    let (number, watcher) = (Locked(0), explorer.watcher)
    var outcomes: Set<Int> = []
    let orders = explorer.explore {
      number.withLock { $0 = 0 }
      let turn = Turn(watcher: watcher)
      return (0..<3).map { _ in
        {
          turn.take {
            let seen = number.withLock { $0 }
            watcher(.asks)
            number.withLock { $0 = seen + 1 }
          }
        }
      }
    } check: {
      outcomes.insert(number.withLock { $0 })
    }
    #expect(outcomes == [3])
    #expect((orders ?? 0) >= 6)
  }

  @Test func theExplorerNoticesThreadsThatWaitForEachOther() {
    let (explorer, watcher) = (Explorer(threads: 1), Locked<TurnWatcher?>(nil))
    watcher.withLock { $0 = explorer.watcher }
    let orders = explorer.explore {
      [{ for _ in 0..<2 { watcher.withLock { $0 }?(.wantsTurn) } }]
    } check: {
    }
    #expect(orders == nil)
  }
}
