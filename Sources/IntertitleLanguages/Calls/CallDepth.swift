package import CIntertitle

/// How deep calls out of the package stand inside each other on this thread: links, closures,
/// observers, handlers, stores and bundles may all come back, and none may overflow a stack of 512 KB.
///
/// A call begins with ``begin(_:)`` and ends with ``end()``. The outermost one always begins. A call
/// inside another one is refused where 32 stand inside each other, where a quarter of a small stack is
/// all that is left, and where one of its kind was refused before since the outermost one began: a link
/// that starts two runs in each run would start two to the power of 32.
/// ```swift
/// guard let call = CallDepth.begin(.question) else { return nil }
/// defer { call.end() }
/// return source.answer()
/// ```
package struct CallDepth {
  /// What is called, which says what becomes of it where it is refused.
  package typealias Kind = intertitle_call_kind

  private let calls: UnsafeMutablePointer<intertitle_calls>
  private let weight: Int32

  /// Begins a call; nil where it is refused.
  package static func begin(_ kind: Kind) -> CallDepth? {
    let calls = intertitle_calls_of_this_thread()
    guard intertitle_begin_call(calls, kind) else { return nil }
    return CallDepth(calls: calls, weight: kind.weight)
  }

  /// Ends the call; the outermost one makes the calls that were postponed.
  package func end() {
    if intertitle_end_call(calls, weight) { PostponedCalls.settle(calls) }
  }

  /// Lets the next one who is told by the outermost call begin anew: nothing is refused because of what
  /// the one before brought about.
  package static func beginNext() {
    intertitle_forget_refusals(intertitle_calls_of_this_thread())
  }

  /// Whether this is the first time that somebody asks after a call of a kind was refused, since the
  /// outermost call began: so that it is reported once.
  package static func isNews(_ kind: Kind) -> Bool {
    let calls = intertitle_calls_of_this_thread()
    defer { calls.pointee.reported |= kind.bit }
    return calls.pointee.reported & kind.bit == 0
  }
}

extension CallDepth.Kind {
  /// How many calls may be under way inside each other on one thread.
  package static let callLimit = 32

  /// Somebody who is told: where it is refused, the call may be postponed.
  package static var telling: Self { intertitle_telling }

  /// A store, a bundle, or who else is asked for an answer: where it is refused, there is none.
  package static var question: Self { intertitle_question }

  /// A run of a chain: where it is refused, the assigned text stands.
  package static var run: Self { intertitle_run }

  /// A chain that is a link of another one: where it is refused, it is left out.
  package static var chain: Self { intertitle_chain }
}
