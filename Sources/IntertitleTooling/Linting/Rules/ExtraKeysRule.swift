internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys that a language has and the app's own language lacks.
///
/// Either code does not use them any more, or they are misspelt: where the app's own language has
/// one that differs only in case, blanks, quotes or the length of a number (`%d`, `%lld`), and this
/// language lacks that one, it is named. Where nothing says which language is the app's own, it is
/// only noted.
///
/// ```
/// en.lproj: "%lld items" = "%lld items";
/// de.lproj: "%d items" = "%d Dinge";      // "%lld items" in en: spell it the same way
/// ```
public struct ExtraKeysRule: LintRule {
  public let summary = LintRuleSummary(
    name: "extra-keys",
    severity: .warning,
    sentence: "A key is not in the development language: spell it as there, or remove it.",
    example: #"en: "%lld items" = "…"; — de: "%d items" = "…";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    let severity: Diagnostic.Severity = subject.isDevelopmentGuessed ? .note : summary.severity
    return subject.tables.filter { !$0.isInfoPlist }.flatMap { table in
      table.development.map { development in
        table.translations.flatMap { extra(in: $0, development, severity) }
      } ?? []
    }
  }

  private func extra(
    in texts: LintTexts,
    _ development: LintTexts,
    _ severity: Diagnostic.Severity
  ) -> [LintFinding] {
    let extra = texts.entries.filter(development.lacks)
    guard !extra.isEmpty else { return [] }
    let missing = development.entries.filter { texts.counterpart(of: $0) == nil }
    let folded = Dictionary(missing.map { (FoldedKey.folded($0), $0.key) }) { first, _ in first }
    return extra.map { entry in
      let meant = folded[FoldedKey.folded(entry)]
      return finding(at: entry, message(entry.key, meant, development.name), severity)
    }
  }

  private func message(_ key: String, _ meant: String?, _ language: String) -> String {
    let shown = "\(key.inQuotes) is not in \(language)"
    guard let meant else { return "\(shown): remove it, or add it there" }
    return "\(shown), which has \(meant.inQuotes): spell it the same way"
  }
}
