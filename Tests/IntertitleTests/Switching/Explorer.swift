@testable import Intertitle
import Foundation
import IntertitleTesting

/// Runs pieces of work on threads of their own, one step at a time, in every order in which their
/// steps can come: depth first, each order once.
///
/// A step ends where a thread comes to a ``TurnPoint``. A thread that wants the turn is left alone
/// while another one has it, as the turn itself would.
final class Explorer: Sendable {
  typealias Work = @Sendable () -> Void

  private struct Choice {
    var chosen: Int
    let count: Int
  }

  private struct State {
    /// The threads that wait to go on, and where they are; nil at their beginning.
    var waiting: [Int: TurnPoint?] = [:]
    var holder: Int?
    var choices: [Choice] = []
    var step = 0
    var isStuck = false
  }

  @TaskLocal private static var thread: Int?

  private let state = Locked(State())
  private let threads: [ExplorerThread]
  private let isDone = DispatchSemaphore(value: 0)

  /// Creates one with a number of threads, which wait for work.
  init(threads count: Int) {
    threads = (0..<count).map { _ in ExplorerThread() }
  }

  deinit {
    for thread in threads { thread.end() }
  }

  /// Where a thread came to; does nothing on threads that are not the explorer's.
  var watcher: TurnWatcher {
    { [weak self] point in
      guard let self, let thread = Self.thread else { return }
      self.pause(thread, at: point)
    }
  }

  /// Runs works in all orders.
  ///
  /// - Parameters:
  ///   - prepare: Makes what an order begins with, and the works, one for each thread.
  ///   - check: Called after each order.
  /// - Returns: The number of orders; nil where all threads waited for each other.
  func explore(_ prepare: () -> [Work], check: () -> Void) -> Int? {
    state.withLock { $0 = State() }
    var orders = 0
    repeat {
      let isFinished = run(prepare())
      guard isFinished else { return nil }
      orders += 1
      check()
    } while nextOrder()
    return orders
  }

  private func run(_ works: [Work]) -> Bool {
    state.withLock { state in
      state.waiting = Dictionary(uniqueKeysWithValues: works.indices.map { ($0, TurnPoint?.none) })
      (state.step, state.holder) = (0, nil)
    }
    for (number, work) in works.enumerated() {
      threads[number].start { [self] in
        Self.$thread.withValue(number) { work() }
        goOn(after: nil)
      }
    }
    goOn(after: nil)
    isDone.wait()
    return !state.withLock { $0.isStuck }
  }

  /// Goes back to the last choice that had another thread left.
  private func nextOrder() -> Bool {
    state.withLock { state in
      while var last = state.choices.popLast() {
        last.chosen += 1
        guard last.chosen < last.count else { continue }
        state.choices.append(last)
        return true
      }
      return false
    }
  }

  private func pause(_ thread: Int, at point: TurnPoint) {
    state.withLock { state in
      if point == .gaveTurn { state.holder = nil }
      state.waiting[thread] = point
    }
    goOn(after: thread)
  }

  /// Lets the next thread go on, which may be the one that asks.
  private func goOn(after thread: Int?) {
    let next = state.withLock { Self.next(after: thread, &$0) }
    if let next {
      guard next != thread else { return }
      threads[next].goOn()
    } else {
      isDone.signal()
    }
    if let thread { threads[thread].wait() }
  }

  /// The thread that this order has next; nil where none is left, or none can go on.
  private static func next(after thread: Int?, _ state: inout State) -> Int? {
    // Up to where it wants the turn first, a thread does nothing that another one could see.
    if let new = state.waiting.keys.sorted().first(where: { state.waiting[$0] == .some(nil) }) {
      state.waiting[new] = nil
      return new
    }
    let able = state.waiting.filter { $0.value != .wantsTurn || state.holder == nil }.keys.sorted {
      // The one that is running first, which costs no change of threads.
      ($0 == thread ? 0 : 1, $0) < ($1 == thread ? 0 : 1, $1)
    }
    guard !able.isEmpty else {
      state.isStuck = !state.waiting.isEmpty
      return nil
    }
    if state.step == state.choices.count {
      state.choices.append(Choice(chosen: 0, count: able.count))
    }
    let next = able[state.choices[state.step].chosen]
    state.step += 1
    if state.waiting.removeValue(forKey: next) == .wantsTurn { state.holder = next }
    return next
  }
}

/// A thread that runs one work after the other, each when it is told to go on.
private final class ExplorerThread: Sendable {
  private let work = Locked<(@Sendable () -> Void)?>(nil)
  private let mayGoOn = DispatchSemaphore(value: 0)

  init() {
    Thread { [work, mayGoOn] in
      while true {
        mayGoOn.wait()
        guard let work = work.withLock({ $0 }) else { return }
        work()
      }
    }.start()
  }

  func start(_ body: @escaping @Sendable () -> Void) { work.withLock { $0 = body } }
  func goOn() { mayGoOn.signal() }
  func wait() { mayGoOn.wait() }

  func end() {
    work.withLock { $0 = nil }
    // Twice: it may stand in the middle of a work that never went on.
    for _ in 0..<2 { mayGoOn.signal() }
  }
}
