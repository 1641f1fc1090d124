internal import IntertitleLanguages

/// Finds keys that a language has and the development language lacks.
public struct ExtraKeyRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `extra-key`; nothing in a table that the development language lacks as a whole, where
  /// the keys themselves are its texts.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    guard !development.items.isEmpty else { return }
    for language in table.languages where language != table.development {
      for item in table.entries(in: language).items where development[item.entry.key] == nil {
        let key = Shown.text(item.entry.key)
        let sentence =
          "\"\(key)\" is not in \(table.development): it may be misspelt or no longer used"
        report.add(.warning, "extra-key", item, sentence)
      }
    }
  }
}
