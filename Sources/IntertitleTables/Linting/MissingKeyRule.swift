internal import IntertitleLanguages

/// Finds keys of the development language that another language lacks.
///
/// A regional language inherits from its parent, so a key is missing in `es-MX` only if neither it
/// nor `es` has it.
public struct MissingKeyRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `missing-key` at the entry of the development language.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    for language in table.languages where language != table.development {
      let chain = FallbackChain(for: language, available: table.languages).languages
      let known = chain.map { table.entries(in: $0) }
      for item in development.items where item.entry.isTranslatable {
        guard !known.contains(where: { $0[item.entry.key] != nil }) else { continue }
        let key = Shown.text(item.entry.key)
        report.add(.warning, "missing-key", item, "\(language) has no translation of \"\(key)\"")
      }
    }
  }
}
