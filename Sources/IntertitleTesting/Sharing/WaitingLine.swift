internal import Dispatch
internal import Intertitle

/// Lets those who want the same thing have it one after the other, in the order in which they came.
package final class WaitingLine: Sendable {
  private struct State {
    var isTaken = false
    var lastNumber = 0
    var waiting: [(number: Int, call: @Sendable () -> Void)] = []
  }

  private let state = Locked(State())

  package init() {}

  /// How many wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits for its turn without holding a thread.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation(isolation: isolation) { continuation in
      if join({ continuation.resume() }) == nil { continuation.resume() }
    }
  }

  /// Waits for its turn on this thread, which the one who has it may need: so it does not wait for
  /// ever.
  ///
  /// - Parameter seconds: How long it waits at most.
  /// - Returns: Whether it has its turn, and is to leave.
  package func waitHere(atMost seconds: Int) -> Bool {
    let turn = DispatchSemaphore(value: 0)
    guard let number = join({ turn.signal() }) else { return true }
    return turn.wait(timeout: .now() + .seconds(seconds)) == .success || !withdraw(number)
  }

  /// Gives the turn to the next one.
  package func leave() {
    let next = state.withLock { state -> [@Sendable () -> Void] in
      guard let next = state.waiting.first else {
        state.isTaken = false
        return []
      }
      state.waiting.removeFirst()
      return [next.call]
    }
    for call in next { call() }
  }

  /// Begins at once; or has a closure called when the turn has come, and gets its number in the line.
  private func join(_ call: @escaping @Sendable () -> Void) -> Int? {
    state.withLock { state in
      guard state.isTaken else {
        state.isTaken = true
        return nil
      }
      state.lastNumber += 1
      state.waiting.append((state.lastNumber, call))
      return state.lastNumber
    }
  }

  /// Whether somebody still waited, and does not any more.
  private func withdraw(_ number: Int) -> Bool {
    state.withLock { state in
      let place = state.waiting.firstIndex { $0.number == number }
      if let place { state.waiting.remove(at: place) }
      return place != nil
    }
  }
}
