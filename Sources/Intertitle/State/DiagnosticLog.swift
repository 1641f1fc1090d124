internal import CIntertitle
internal import IntertitleLanguages

/// The newest things that a person should know, and who wants to hear of them at once.
///
/// Nothing is printed. What is reported over and over, such as a key that a language lacks, is
/// taken once.
final class DiagnosticLog: Sendable {
  typealias Handler = @Sendable (Diagnostic) -> Void

  private struct State {
    var kept = KeptDiagnostics()
    var handler: Held?
    /// The thread that has the turn, and what the handler is to hear of once it has given it back.
    var changing: UInt?
    var waiting: [Diagnostic] = []
    /// The threads that are in the handler.
    var handling: Set<UInt> = []
    /// The hashes of names: a name may hold a whole text, which is not kept for that.
    var seen: Set<Int> = []
    /// The hashes of texts that no table has.
    var expected: Set<Int> = []
  }

  // A closure that is handed through a generic function by itself is wrapped once more each time.
  private struct Held {
    let call: Handler
  }

  private static let seenLimit = 10_000
  private let state = Locked(State())

  var newest: [Diagnostic] {
    state.withLock { $0.kept }.newest
  }

  var handler: Handler? {
    get { held?.call }
    set {
      var new: Held?
      if let newValue { new = Held(call: newValue) }
      // The old one is freed after the lock: what it held may come back here when it goes.
      _ = state.withLock { [new] state in
        defer { state.handler = new }
        return state.handler
      }
    }
  }

  private var held: Held? { state.withLock { $0.handler } }

  /// Takes a diagnostic, and calls the handler on this thread: after the turn where this thread has it,
  /// so that the handler may wait for another thread, and switch.
  ///
  /// What a handler causes itself is taken and not handed to it: it would go on for ever.
  func report(_ diagnostic: Diagnostic) {
    let thread = UInt(intertitle_thread())
    let isDue = state.withLock { state in
      state.kept.add(diagnostic)
      if state.handler == nil || state.handling.contains(thread) { return false }
      if state.changing == thread { state.waiting.append(diagnostic) }
      return state.changing != thread
    }
    if isDue { tell(diagnostic) }
  }

  /// Lets what comes up on this thread from now on wait, because it has the turn.
  func beginTurn() {
    let thread = UInt(intertitle_thread())
    state.withLock { $0.changing = thread }
  }

  /// What came up while this thread had the turn: to be told when it has given it back.
  func endTurn() -> [Diagnostic] {
    state.withLock { state in
      defer { (state.changing, state.waiting) = (nil, []) }
      return state.waiting
    }
  }

  /// Calls the handler on this thread.
  func tell(_ diagnostic: Diagnostic) {
    guard let held, let call = CallDepth.begin(.telling) else { return }
    defer {
      call.end()
      CallDepth.beginNext()
    }
    let thread = UInt(intertitle_thread())
    let isFirst = state.withLock { $0.handling.insert(thread).inserted }
    held.call(diagnostic)
    if isFirst { _ = state.withLock { $0.handling.remove(thread) } }
  }

  /// Takes a diagnostic unless one was taken under that name; beyond 10,000 names none is.
  func report(once name: String, _ diagnostic: @autoclosure () -> Diagnostic) {
    let isNew = state.withLock { state in
      guard state.seen.count < Self.seenLimit else { return false }
      return state.seen.insert(name.hashValue).inserted
    }
    if isNew { report(diagnostic()) }
  }

  /// Lets nobody report of a text that no table has it, because whoever looked it up was told already;
  /// beyond 10,000 texts it is said again.
  func expectMiss(of text: String) {
    state.withLock { state in
      if state.expected.count < Self.seenLimit { state.expected.insert(text.hashValue) }
    }
  }

  /// Whether it was said already that nobody has a text.
  func isMissExpected(of text: String) -> Bool {
    state.withLock { $0.expected.contains(text.hashValue) }
  }

  /// Takes a diagnostic that is made over and over; the handler hears of it the first time.
  func report(eachOnce diagnostic: Diagnostic) {
    let isNew = state.withLock { state in
      guard state.seen.count < Self.seenLimit, state.seen.insert(diagnostic.hashValue).inserted
      else {
        state.kept.add(diagnostic)
        return false
      }
      return true
    }
    if isNew { report(diagnostic) }
  }
}
