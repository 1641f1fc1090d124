import Dispatch
@testable import IntertitleTesting
import Testing

struct WaitingLineTests {
  private let line = WaitingLine()

  @Test func whoComesFirstHasItFirst() async {
    let order = Locked<[Int]>([])
    await line.wait()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<5 {
        // Each is in the line before the next one comes.
        let before = line.waitingCount
        group.addTask {
          await line.wait()
          order.withLock { $0.append(number) }
          line.leave()
        }
        while line.waitingCount == before { await Task.yield() }
      }
      line.leave()
    }
    #expect(order.withLock { $0 } == [0, 1, 2, 3, 4])
    await line.wait()
    line.leave()
  }

  @Test("a thread that the one who has the turn may need does not wait for ever")
  func aThreadGivesUp() async {
    await line.wait()
    #expect(!line.waitHere(atMost: 0) && line.waitingCount == 0)
    line.leave()
    #expect(line.waitHere(atMost: 0))
    line.leave()
  }

  @Test func threadsAndTasksStandInOneLine() async {
    let inside = Locked((now: 0, most: 0, all: 0))
    let visit: @Sendable () -> Void = {
      inside.withLock {
        $0.now += 1; $0.most = max($0.most, $0.now); $0.all += 1
      }
      inside.withLock { $0.now -= 1 }
    }
    let group = DispatchGroup()
    for _ in 0..<4 {
      DispatchQueue.global().async(group: group) { [line] in
        for _ in 0..<50 where line.waitHere(atMost: 60) {
          visit()
          line.leave()
        }
      }
    }
    for _ in 0..<50 {
      await line.wait()
      visit()
      line.leave()
    }
    await withCheckedContinuation { continuation in
      group.notify(queue: .global()) { continuation.resume() }
    }
    #expect(inside.withLock { $0.most } == 1 && inside.withLock { $0.all } == 250)
  }
}
