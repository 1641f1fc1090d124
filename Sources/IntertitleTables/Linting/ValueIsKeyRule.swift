internal import IntertitleLanguages

/// Finds values that are another entry's key: where such a text is assigned again, it is translated
/// again.
public struct ValueIsKeyRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `value-is-key`, once a table.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    for language in table.languages {
      let own = table.entries(in: language)
      for item in own.items where item.entry.text != item.entry.key {
        guard let other = own[item.entry.text] ?? development[item.entry.text] else { continue }
        guard other.entry.text != item.entry.text else { continue }
        report.add(
          .note,
          "value-is-key",
          item,
          "the value of \"\(Shown.text(item.entry.key))\" is a key, "
            + "with the value \"\(Shown.text(other.entry.text))\""
        )
      }
    }
  }
}
