internal import CIntertitle
internal import Dispatch
internal import IntertitleLanguages

/// The right to make a change, which one thread has at a time.
///
/// Unlike a lock it may be held while calling out, because it knows its holder: a thread that asks
/// again gets an answer in place of waiting for itself.
final class Turn: Sendable {
  private let free = DispatchSemaphore(value: 1)
  private let holder = Locked<UInt?>(nil)
  private let watcher: TurnWatcher?

  init(watcher: TurnWatcher?) {
    self.watcher = watcher
  }

  /// Whether this thread has the turn.
  var isMine: Bool {
    let thread = UInt(intertitle_thread())
    return holder.withLock { $0 == thread }
  }

  /// Waits for the turn and runs the body with it, on a thread that does not have it.
  func take<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    watcher?(.wantsTurn)
    free.wait()
    let thread = UInt(intertitle_thread())
    holder.withLock { $0 = thread }
    defer {
      holder.withLock { $0 = nil }
      free.signal()
      watcher?(.gaveTurn)
    }
    return try body()
  }
}
