/// A place where another thread may come between two steps of a change.
///
/// Nobody listens but the tests that go through all orders of two changes: they stop a thread here.
enum TurnPoint: Hashable, Sendable {
  /// The thread wants the turn, and waits for it unless nobody has it.
  case wantsTurn
  /// The thread gave the turn back: what it changed is in force.
  case gaveTurn
  /// The thread has the turn, and calls the app or a store.
  case asks
  /// The thread is about to tell the observers of one change.
  case tells
  /// The thread told all that there was, and looks whether there is more.
  case told
}

/// Who wants to know when a thread comes to a point; nobody in an app.
typealias TurnWatcher = @Sendable (TurnPoint) -> Void
