internal import IntertitleLanguages

/// Lists the translations of a catalog that are not finished, and keys that code no longer has.
public struct TranslationStateRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `needs-review` and `stale-key` as notes.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for language in table.languages {
      for item in table.entries(in: language).items {
        let key = Shown.text(item.entry.key)
        if item.entry.state == "needs_review" {
          report.add(.note, "needs-review", item, "\"\(key)\" in \(language) needs review")
        }
        if item.entry.extractionState == "stale", language == table.languages.first {
          report.add(.note, "stale-key", item, "\"\(key)\" is stale: code no longer has it")
        }
      }
    }
  }
}
