internal import IntertitleLanguages

/// Finds merge-conflict markers inside texts; those between entries are found by reading.
public struct ConflictMarkerRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `merge-conflict`.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for language in table.languages {
      for item in table.entries(in: language).items where hasMarker(item.entry.text) {
        let key = Shown.text(item.entry.key)
        report.add(.error, "merge-conflict", item, "the value of \"\(key)\" holds a merge conflict")
      }
    }
  }

  private func hasMarker(_ text: String) -> Bool {
    guard text.utf8.contains(0x3C), text.utf8.contains(0x0A) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("<<<<<<< ") }
  }
}
