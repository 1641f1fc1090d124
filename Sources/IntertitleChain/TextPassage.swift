public import IntertitleLanguages

/// What passed a link: an assignment as it was handed on, and what became of it.
///
/// It is what journals, recorders and reports keep of a run; a link of your own makes it when it has
/// the answer:
/// ```swift
/// func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
///   let resolution = next(assignment)
///   let passage = TextPassage(assignment, answer: resolution)
///   if !passage.isVerbatim { keep(passage) }
///   return resolution
/// }
/// ```
/// Whoever keeps passages leaves out those that are verbatim: their words are people's.
public struct TextPassage: Hashable, Sendable {
  /// The text as it was assigned.
  public let text: String
  /// The key as the links before left it; nil for a text that is shown as it is.
  public let key: String?
  /// The table as the links before left it; nil for the main table.
  public let table: String?
  /// What tells the key from the same words elsewhere.
  public let context: String?
  /// What is put into the holes of the text; empty for most texts.
  public let arguments: [TextArgument]
  /// The kind of place that the text is for.
  public let slot: TextSlot
  /// Why the chain ran.
  public let cause: TextAssignment.Cause
  /// The language in use; nil where the chain ran without tables.
  public let language: Language?
  /// What the rest of the chain answered; nil while it has not.
  public package(set) var answer: TextResolution?

  /// Takes down what passes a link.
  ///
  /// - Parameters:
  ///   - assignment: What the link hands on, or was handed.
  ///   - answer: What came back, or what the link makes of it; nil while nothing has.
  public init(_ assignment: TextAssignment, answer: TextResolution? = nil) {
    text = assignment.text
    key = assignment.key
    table = assignment.table
    context = assignment.context
    arguments = assignment.arguments
    slot = assignment.slot
    cause = assignment.cause
    language = assignment.source?.language
    self.answer = answer
  }

  /// Whether the words are left as they are, by the code that assigned them or by a rule of the chain;
  /// a rule's doing is known with the answer.
  public var isVerbatim: Bool {
    key == nil ? !text.isBlank : answer?.origin.kind == .verbatim
  }
}

extension TextPassage: CustomStringConvertible {
  /// `label “Wallet” → “Portefeuille” (table, assigned)`; of a verbatim text the words are not said.
  public var description: String {
    let kind = answer.map { "(\($0.origin.kind), \(cause))" } ?? "no answer yet"
    guard !isVerbatim else { return "\(slot) (verbatim, \(cause))" }
    return "\(slot) \((key ?? text).inQuotes) → " + (answer.map { "\($0.text.inQuotes) " } ?? "")
      + kind
  }
}
