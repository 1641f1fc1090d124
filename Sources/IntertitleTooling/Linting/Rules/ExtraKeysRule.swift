internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys that a language has and the app's own language lacks.
///
/// Either code does not use them any more, or they are misspelt: where the app's own language has
/// one that differs only in case, blanks, quotes or the length of a number (`%d`, `%lld`), and this
/// language lacks that one, it is named. The app's own table need not be complete, though: keys that
/// are texts show themselves there. Those, keys that several languages agree on, and all where nothing
/// says which language is the app's own, are one note for a table and language.
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
    example: #"en: "%lld items" = "…"; — de: "%d items" = "…";"#,
    isComparison: true
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.filter { !$0.isSystem }.flatMap { table in
      table.development.map { development in
        table.translations.flatMap { texts in
          extra(in: texts, development, table, isGuess: subject.isDevelopmentGuessed)
        }
      } ?? []
    }
  }

  private func extra(
    in texts: LintTexts,
    _ development: LintTexts,
    _ table: LintTable,
    isGuess: Bool
  ) -> [LintFinding] {
    let extra = texts.entries.filter(development.lacks)
    guard !extra.isEmpty else { return [] }
    let missing = development.entries.filter { texts.counterpart(of: $0) == nil }
    let folded = Dictionary(missing.map { (FoldedKey.folded($0), $0.key) }) { first, _ in first }
    let areTexts = extra.count(where: readsAsText) * 2 >= extra.count
    var harmless: [LintEntry] = []
    var found: [LintFinding] = []
    for entry in extra {
      if let meant = folded[FoldedKey.folded(entry)] {
        found.append(finding(at: entry, message(entry.key, meant, development.name)))
      } else if isGuess || areTexts || readsAsText(entry) || isAgreedOn(entry, texts, table) {
        harmless.append(entry)
      } else {
        found.append(
          finding(
            at: entry,
            "\(entry.key.inQuotes) is not in \(development.name): remove it, or add it there"
          )
        )
      }
    }
    return found + note(on: harmless, texts, development)
  }

  /// Whether a key looks like the words of a text and not like a symbol.
  private func readsAsText(_ entry: LintEntry) -> Bool {
    let words = Words(entry.key)
    return words.count > 1 && entry.keyBytes.contains(0x20)
      || words.count > 0 && !TextBytes.areASCII(entry.keyBytes)
  }

  private func isAgreedOn(_ entry: LintEntry, _ texts: LintTexts, _ table: LintTable) -> Bool {
    table.translations.contains {
      $0.language != texts.language && $0.counterpart(of: entry) != nil
    }
  }

  private func note(
    on entries: [LintEntry],
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> [LintFinding] {
    guard let first = entries.first else { return [] }
    let keys = entries.count.counted("key")
    let are = entries.count == 1 ? "is" : "are"
    let sentence = """
      \(keys) in \(texts.name) \(are) not in \(development.name), \(first.key.inQuotes) first: add what \
      is shown there otherwise than by its key, and remove what code does not use
      """
    return [finding(at: first, sentence, .note)]
  }

  private func message(_ key: String, _ meant: String, _ language: String) -> String {
    "\(key.inQuotes) is not in \(language), which has \(meant.inQuotes): spell it the same way"
  }
}
