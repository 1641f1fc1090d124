public import IntertitleLanguages

/// Tells of assigned texts that no link answered.
///
/// It stands first and judges the answer: what any later link knows is not missing, and a number, a date
/// or an amount is no text that could be. The tables report for themselves what they lack; this link
/// adds the slot, and only what nobody answered.
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
    if let key = assignment.missingKey(in: resolution) {
      handler(
        MissingText(
          key: key,
          table: assignment.table,
          slot: assignment.slot,
          language: assignment.source?.language
        )
      )
    }
    return resolution
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
