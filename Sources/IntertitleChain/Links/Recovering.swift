/// Finds texts that were finished before they were assigned back to their keys.
///
/// Code that knows nothing of localization puts counts and names into its texts itself, or assigns
/// what a bundle answered: `"You have 3 messages"`, `"Portefeuille"`. This link finds the key and the
/// arguments, so that such a text is shown with the right plural form, and follows a switch.
/// ```swift
/// localizer.updateChain { $0.prepend(.recovering, named: "recovery") }
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
    guard resolution.origin.kind != .assigned else { return assignment.asAssigned }
    resolution.origin = TextOrigin(.recovered, entry: resolution.origin.entry)
    return resolution
  }

  /// The keys of which one may have made the text, so that it was left as it is.
  func doubts(about assignment: TextAssignment) -> [String] {
    guard let text = assignment.key, assignment.isPlain else { return [] }
    return assignment.source?.candidates(for: text, table: assignment.table) ?? []
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
