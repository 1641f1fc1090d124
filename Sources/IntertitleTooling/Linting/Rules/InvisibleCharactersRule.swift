internal import IntertitleLanguages
internal import IntertitleTables

/// Finds characters that nobody sees and that change what a text is or how it is shown.
///
/// A no-break space at an end, zero-width characters, control characters, marks of bidirectional
/// text that are opened and not closed. What a script needs is left alone: zero-width joiners in
/// Persian, Indic scripts and emoji, zero-width spaces in Thai and Khmer, soft hyphens.
///
/// ```
/// "name" = "Name ";      // the last character is U+00A0
/// "sig​n" = "Sign in";    // U+200B in the key: code will not find it
/// ```
public struct InvisibleCharactersRule: LintRule {
  public let summary = LintRuleSummary(
    name: "invisible-characters",
    severity: .warning,
    sentence: "A text or key holds a character that cannot be seen: remove it, or write it as an"
      + " escape to show that it is meant.",
    example: "\"name\" = \"Name\u{A0}\";"
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    readerFindings(in: subject)
      + subject.tables.flatMap { table in
        table.all.flatMap { texts in
          let script = texts.script
          return texts.entries.compactMap { value($0, script) ?? key($0, script, texts, table) }
        }
      }
  }

  private func value(_ entry: LintEntry, _ script: String) -> LintFinding? {
    guard !TextBytes.arePlain(entry.textBytes) || entry.rules != nil else { return nil }
    for text in entry.texts {
      guard let what = InvisibleCharacters.first(in: text, script: script) else { continue }
      let sentence = "the value of \(entry.key.inQuotes) \(what): remove it"
      return finding(at: entry, sentence)
    }
    return nil
  }

  /// A key is reported once: where the app's own language has it, or where that one lacks it.
  private func key(
    _ entry: LintEntry,
    _ script: String,
    _ texts: LintTexts,
    _ table: LintTable
  ) -> LintFinding? {
    guard !TextBytes.arePlain(entry.keyBytes),
      let what = InvisibleCharacters.first(in: entry.key, script: script)
    else { return nil }
    let isKnown = table.development?.entry(forKey: entry.key) != nil
    guard !isKnown || texts.language == table.development?.language else { return nil }
    return finding(at: entry, "the key \(entry.key.inQuotes) \(what): code will not find it")
  }
}
