internal import IntertitleLanguages

/// Finds empty values: tools write them for "not translated", and the label stays blank.
public struct EmptyValueRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `empty-value`.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for language in table.languages {
      for item in table.entries(in: language).items {
        guard item.entry.text.allSatisfy(\.isWhitespace), !item.entry.key.isEmpty else { continue }
        let key = Shown.text(item.entry.key)
        report.add(
          .warning,
          "empty-value",
          item,
          "\"\(key)\" has an empty value: nothing will show"
        )
      }
    }
  }
}
