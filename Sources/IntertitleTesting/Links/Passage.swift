public import Intertitle

/// One text on its way past one recorder: what was handed to it, and what came back.
public struct Passage: Hashable, Sendable {
  /// The recorder's name.
  public let recorder: String
  /// The kind of place that the text is for.
  public let slot: TextSlot
  /// The text as it was assigned.
  public let text: String
  /// The key as the links before left it; nil for a text that is shown as it is.
  public let key: String?
  /// The table as the links before left it; nil for the main table.
  public let table: String?
  /// Why the chain ran.
  public let cause: TextAssignment.Cause
  /// The language in use; nil where the chain ran without tables.
  public let language: Language?
  /// The step of the log at which it was handed on, from 1.
  public let entered: Int
  /// The step of the log at which the answer came back; nil while it has not.
  public internal(set) var left: Int?
  /// What the rest of the chain answered; nil while it has not.
  public internal(set) var answer: TextResolution?

  init(_ recorder: String, _ assignment: TextAssignment, at step: Int) {
    self.recorder = recorder
    slot = assignment.slot
    text = assignment.text
    key = assignment.key
    table = assignment.table
    cause = assignment.cause
    language = assignment.source?.language
    entered = step
  }
}

extension Passage: CustomStringConvertible {
  /// `first: label “Wallet” → “Portefeuille” (table, assigned)`.
  public var description: String {
    let end = answer.map { "“\($0.text)” (\($0.origin.kind), \(cause))" } ?? "no answer yet"
    return "\(recorder): \(slot) “\(key ?? text)” → \(end)"
  }
}
