internal import CIntertitle
internal import IntertitleLanguages

/// The newest things that a person should know, and who wants to hear of them at once.
///
/// Nothing is printed. What is reported over and over, such as a key that a language lacks, is
/// taken once.
final class DiagnosticLog: Sendable {
  typealias Handler = @Sendable (Diagnostic) -> Void

  private struct State {
    var newest: [Diagnostic] = []
    var handler: Handler?
    /// The threads that are in the handler.
    var handling: Set<UInt> = []
    /// The hashes of names: a name may hold a whole text, which is not kept for that.
    var seen: Set<Int> = []
  }

  private static let limit = 200
  private static let seenLimit = 10_000
  private let state = Locked(State())

  var newest: [Diagnostic] {
    state.withLock { $0.newest }
  }

  var handler: Handler? {
    get { state.withLock { $0.handler } }
    set {
      // The old one is freed after the lock: what it held may come back here when it goes.
      _ = state.withLock { state in
        defer { state.handler = newValue }
        return state.handler
      }
    }
  }

  /// Takes a diagnostic, drops the oldest beyond 200, and calls the handler on this thread.
  ///
  /// What a handler causes itself is taken and not handed to it: it would go on for ever.
  func report(_ diagnostic: Diagnostic) {
    let thread = UInt(intertitle_thread())
    let handler = state.withLock { state in
      if state.newest.count == Self.limit { state.newest.removeFirst() }
      state.newest.append(diagnostic)
      return state.handling.contains(thread) ? nil : state.handler
    }
    guard let handler, let call = CallDepth.begin(.telling) else { return }
    defer { call.end() }
    _ = state.withLock { $0.handling.insert(thread) }
    handler(diagnostic)
    _ = state.withLock { $0.handling.remove(thread) }
  }

  /// Takes a diagnostic unless one was taken under that name; beyond 10,000 names none is.
  func report(once name: String, _ diagnostic: @autoclosure () -> Diagnostic) {
    let isNew = state.withLock { state in
      guard state.seen.count < Self.seenLimit else { return false }
      return state.seen.insert(name.hashValue).inserted
    }
    if isNew { report(diagnostic()) }
  }
}
