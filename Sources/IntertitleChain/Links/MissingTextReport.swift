public import IntertitleLanguages

/// Tells of assigned texts that no link answered.
///
/// It stands first and judges the answer: what any later link knows is not missing. The tables
/// report for themselves what they lack; this link adds the slot, and only what nobody answered.
/// ```swift
/// localizer.updateChain { chain in
///   chain.prepend(.reportingMissingTexts { missing.record($0) }, named: "missing")
/// }
/// ```
public struct MissingTextReport: TextInterceptor {
  /// A text that nobody answered.
  public struct MissingText: Hashable, Sendable {
    /// The key that was looked up: the assigned text.
    public let key: String
    /// The table it was looked up in; nil for the main table.
    public let table: String?
    /// The kind of place it is shown in.
    public let slot: TextSlot
    /// The language in use; nil where the chain ran without tables.
    public let language: Language?
  }

  private let handler: @Sendable (MissingText) -> Void

  /// Creates the link.
  ///
  /// - Parameter handler: Called on the assigning thread, each time such a text is resolved.
  public init(_ handler: @escaping @Sendable (MissingText) -> Void) {
    self.handler = handler
  }

  /// Runs the rest of the chain, and reports where the assigned text stands after it.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let resolution = next(assignment)
    if resolution.origin.kind == .assigned,
      let missing = MissingText(TextPassage(assignment, answer: resolution))
    {
      handler(missing)
    }
    return resolution
  }
}

extension MissingTextReport.MissingText {
  /// Nil for a text without a key, of which nothing is missing.
  fileprivate init?(_ passage: TextPassage) {
    guard let key = passage.key else { return nil }
    self.key = key
    (table, slot, language) = (passage.table, passage.slot, passage.language)
  }
}

extension MissingTextReport: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "missing-text report" }
}

extension TextInterceptor where Self == MissingTextReport {
  /// Tells of assigned texts that no link answered.
  ///
  /// - Parameter handler: Called on the assigning thread, each time such a text is resolved.
  /// - Returns: The link.
  public static func reportingMissingTexts(
    to handler: @escaping @Sendable (MissingTextReport.MissingText) -> Void
  ) -> MissingTextReport {
    MissingTextReport(handler)
  }
}
