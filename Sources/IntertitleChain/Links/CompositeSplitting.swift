/// Looks up what a text is without what stands round it: `"Name"` for `"  Name:"`.
///
/// Blanks at the ends, a trailing `:` `…` `*` `!` `?`, a bullet or number in front and a different
/// case of letters are taken off, and put back as the language in use writes them: with a full-width
/// colon in Chinese, with a blank before the colon in French.
/// ```swift
/// localizer.updateChain { $0.insert(.splittingComposites, named: "composites", before: "look-up") }
/// ```
/// It stands in front of the look-up, and in front of the recovery where that is installed: what is
/// left of a text may be a finished one. It acts
/// only where the whole text is no key and a part of it is; the part with the least taken off counts.
public struct CompositeSplitting: TextInterceptor {
  /// Creates the link.
  public init() {}

  /// Hands the assignment on with the part as its key, and puts the rest round the answer.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let key = assignment.key, let source = assignment.source,
      assignment.arguments.isEmpty, !source.isKnown(key, assignment.table)
    else { return next(assignment) }
    var isDoubtful = false
    for part in source.parts(of: key) where source.isKnown(part.key, assignment.table) {
      var question = assignment
      question.key = part.key
      var resolution = next(question)
      guard resolution.origin.kind != .assigned else {
        isDoubtful = true
        continue
      }
      guard resolution.origin.kind != .verbatim else { return resolution }
      resolution.text = part.whole(round: resolution.text)
      return resolution
    }
    // What there is no telling of a part is said already: nothing is missing.
    return isDoubtful ? TextResolution(assignment.text, origin: .inDoubt) : next(assignment)
  }
}

extension TextSource {
  /// Whether a text is a key, or was made of one, even if there is no telling of which.
  fileprivate func isKnown(_ text: String, _ table: String?) -> Bool {
    has(text, table: table) || recover(FinishedText(text, table: table)) != .none
  }
}

extension CompositeSplitting: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "composite texts" }
}

extension TextInterceptor where Self == CompositeSplitting {
  /// Looks up what a text is without what stands round it.
  public static var splittingComposites: CompositeSplitting { CompositeSplitting() }
}
