internal import IntertitleLanguages
internal import IntertitleTables

/// Finds texts that are, word for word, what they are in the app's own language.
///
/// Copies pass every check for missing keys. Some texts are rightly the same everywhere: list them.
/// Texts without words are never meant, nor addresses, nor languages that differ only in region or
/// script. In a language of another script a copy is a warning; in one of the same script, where
/// "Version" may be right, a text of one or two words is only noted. A file that is a copy almost
/// throughout is one finding.
///
/// ```
/// en.lproj: "undo" = "Undo the last change";
/// fr.lproj: "undo" = "Undo the last change";
/// ```
public struct UntranslatedRule: ConfigurableLintRule {
  public let summary = LintRuleSummary(
    name: "untranslated",
    severity: .warning,
    sentence: "A text is the same as in the development language: translate it, or list it as one"
      + " that is the same everywhere.",
    example: #"en: "undo" = "Undo"; — ja: "undo" = "Undo";"#,
    isComparison: true
  )

  public let settings = [
    LintSetting(
      name: "same",
      sentence: "More texts that may be the same in all languages; letters' case does not count."
    )
  ]

  /// The texts that may be the same in every language, in small letters.
  private var allowed = Set(Self.commonTexts.map { $0.lowercased() })

  /// Texts that are the same in most languages.
  private static let commonTexts = [
    "OK", "CSV", "PDF", "URL", "HTML", "JSON", "XML", "HTTP", "HTTPS", "VPN", "GPS", "USB", "SMS",
    "PIN", "QR", "ID", "AM", "PM", "iOS", "iPad", "iPhone", "macOS", "Wi-Fi", "Bluetooth", "E-mail",
    "Email", "Facebook", "Twitter", "Instagram", "YouTube", "WhatsApp", "GitHub", "Google", "Apple",
  ]

  /// Creates the rule.
  public init() {}

  public mutating func set(_ values: [String], for setting: String) {
    if setting == "same" { allowed.formUnion(values.map { $0.trimmed.lowercased() }) }
  }

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.filter { !$0.isSystem }.flatMap { table in
      table.development.map { development in
        table.translations.filter { isOtherLanguage($0, development) }.flatMap {
          copies(in: $0, of: development)
        }
      } ?? []
    }
  }

  private func isOtherLanguage(_ texts: LintTexts, _ development: LintTexts) -> Bool {
    let tags = [texts, development].map { $0.language.tag.prefix { $0 != "-" } }
    return tags[0] != tags[1]
  }

  private func copies(in texts: LintTexts, of development: LintTexts) -> [LintFinding] {
    var compared = 0
    var copies: [(entry: LintEntry, severity: Diagnostic.Severity)] = []
    var forms: [LintFinding] = []
    for entry in texts.entries {
      guard let own = development.counterpart(of: entry) else { continue }
      guard let text = copy(entry, of: own) else {
        compared += 1
        forms += copiedForms(of: entry, own, texts, development)
        continue
      }
      guard let severity = severity(of: text, texts, development) else { continue }
      compared += 1
      copies.append((entry, severity))
    }
    if copies.count >= 10, copies.count * 10 >= compared * 8 {
      return [whole(copies.count, compared, copies[0].entry, texts, development)] + forms
    }
    return forms
      + copies.map { finding(at: $0.entry, message($0.entry, texts, development), $0.severity) }
  }

  /// The text of an entry that is a copy of another one throughout; nil where it is none.
  private func copy(_ entry: LintEntry, of own: LintEntry) -> String? {
    guard entry.rules != nil || own.rules != nil else {
      return entry.hasSameText(as: own) ? entry.text : nil
    }
    guard entry.rules != nil, own.rules != nil else { return nil }
    let forms = entry.forms
    guard forms.allSatisfy({ own.form(like: $0)?.text == $0.text }) else { return nil }
    return forms.max { Words($0.text).count < Words($1.text).count }?.text
  }

  /// Forms that were left as they are in the development language, of an entry that is translated.
  private func copiedForms(
    of entry: LintEntry,
    _ own: LintEntry,
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> [LintFinding] {
    guard entry.rules != nil, own.rules != nil else { return [] }
    return entry.forms.compactMap { form in
      guard own.form(like: form)?.text == form.text,
        let severity = severity(of: form.text, texts, development)
      else { return nil }
      let sentence = """
        \(form.text.inQuotes), \(form.shown(of: entry.key)), is the same in \(development.name): \
        translate it into \(texts.name)
        """
      return finding(at: entry, sentence, severity)
    }
  }

  private func message(
    _ entry: LintEntry,
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> String {
    "\(entry.value.flattened.inQuotes), the value of \(entry.key.inQuotes), is the same in "
      + "\(development.name): translate it into \(texts.name)"
  }

  private func whole(
    _ count: Int,
    _ compared: Int,
    _ first: LintEntry,
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> LintFinding {
    let sentence = """
      \(count) of \(compared) texts in \(texts.name) are the same in \(development.name), from this \
      one on: the file looks like a copy; translate it
      """
    return finding(at: first, sentence)
  }
}

extension UntranslatedRule {
  /// How bad a copy is; nil where it is none to speak of.
  private func severity(
    of text: String,
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> Diagnostic.Severity? {
    let text = text.trimmed
    guard !allowed.contains(text.lowercased()), !looksLikeAddress(text) else { return nil }
    let words = Words(text)
    guard words.count > 0, words.isLatin || development.script != "Latn" else { return nil }
    if Self.han.contains(texts.script), Self.han.contains(development.script) {
      return words.letterCount > 4 ? .warning : nil
    }
    if words.count == 1, words.isName { return .note }
    if texts.script != development.script, words.plainCount > 0 { return .warning }
    return words.plainCount > 2 ? .warning : .note
  }

  /// The scripts that share characters.
  private static let han: Set<String> = ["Hans", "Hant", "Hani", "Jpan"]

  private func looksLikeAddress(_ text: String) -> Bool {
    guard !text.contains(" ") else { return false }
    return text.contains("://") || text.contains("/") || text.contains("_")
      || text.dropLast().contains(".")
  }
}
