internal import IntertitleLanguages

/// Finds texts that were finished before they were assigned back to their keys.
///
/// Code that knows nothing of localization puts counts and names into its texts itself, or assigns
/// what a bundle answered: `"You have 3 messages"`, `"Portefeuille"`. This link finds the key and the
/// arguments, so that such a text is shown with the right plural form, and follows a switch.
/// ```swift
/// localizer.updateChain { $0.insert(.recovering, named: "recovery", before: "look-up") }
/// ```
/// It stands in front of the look-up. It acts only where the text is no key itself and exactly one
/// key can have made it; a text that two can have made stays as it was assigned, and is reported. It
/// never sees a text that is verbatim.
public struct Recovering: TextInterceptor {
  /// Creates the link.
  public init() {}

  /// Hands the assignment on with the key and the arguments that were found.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let text = assignment.key, assignment.isPlain,
      let recovered = assignment.source?.recover(text, table: assignment.table)
    else { return next(assignment) }
    var found = assignment
    found.key = recovered.key
    if !recovered.arguments.isEmpty { found.arguments = recovered.arguments }
    var resolution = next(found)
    switch resolution.origin.kind {
    case .assigned: return assignment.asAssigned
    case .verbatim: return resolution
    default: resolution.origin.kind = .recovered
    }
    return resolution
  }
}

extension Recovering: ExplainingInterceptor {
  /// Names the keys of which one may have made the text, so that it was left as it is.
  public func remark(
    on assignment: TextAssignment,
    answered resolution: TextResolution
  ) -> TextExplanation.Remark? {
    guard let text = assignment.key, assignment.isPlain,
      let keys = assignment.source?.candidates(for: text, table: assignment.table),
      let first = keys.first
    else { return nil }
    let named = keys.map { $0.inQuotes }.atMost(10).listed
    let doubt =
      keys.count > 1 ? "several keys fit, \(named)" : "\(first.inQuotes) fits in several ways"
    return TextExplanation.Remark("left as it is: \(doubt)", candidates: keys)
  }
}

extension Recovering: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "recovery" }
}

extension TextInterceptor where Self == Recovering {
  /// Finds texts that were finished before they were assigned back to their keys.
  public static var recovering: Recovering { Recovering() }
}
