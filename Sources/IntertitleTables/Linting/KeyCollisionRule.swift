internal import IntertitleLanguages

/// Finds keys that differ only in case or in blanks: one of them is likely a slip.
public struct KeyCollisionRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `key-collision` in the development language, or in the first there is.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    guard let language = table.languages.first else { return }
    var seen: [String: String] = [:]
    for item in table.entries(in: language).items {
      let key = item.entry.key
      let folded = key.lowercased().filter { !$0.isWhitespace }
      guard let other = seen[folded] else {
        seen[folded] = key
        continue
      }
      report.add(
        .note,
        "key-collision",
        item,
        "\"\(Shown.text(key))\" and \"\(Shown.text(other))\" differ only in case or blanks"
      )
    }
  }
}
