internal import IntertitleLanguages
internal import IntertitleTables

/// Finds texts that begin or end with blanks or line breaks where the app's own language does not,
/// or the other way round.
///
/// Texts with a blank at an end are put together with others: without it, words touch. In languages
/// that put no blanks between words only line breaks count.
///
/// ```
/// en.lproj: "by" = "written by ";
/// de.lproj: "by" = "geschrieben von";
/// ```
public struct EdgeBlanksRule: LintRule {
  public let summary = LintRuleSummary(
    name: "edge-blanks",
    severity: .warning,
    sentence: "A text begins or ends with blanks or line breaks that the development language does"
      + " not have there, or lacks them: make them alike.",
    example: #"en: "by" = "written by "; — de: "by" = "geschrieben von";"#,
    isComparison: true
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.development.map { development in
        table.translations.flatMap { texts in
          texts.entries.flatMap { compare($0, texts, development) }
        }
      } ?? []
    }
  }

  private func compare(
    _ entry: LintEntry,
    _ texts: LintTexts,
    _ development: LintTexts
  ) -> [LintFinding] {
    guard let own = development.counterpart(of: entry) else { return [] }
    guard entry.rules != nil || mayDiffer(entry.textBytes, own.textBytes) else { return [] }
    return entry.forms.compactMap { form in
      own.form(like: form).flatMap { compare(form, $0, entry, texts, development.name) }
    }
  }

  /// Whether one of two texts has a blank at an end.
  private func mayDiffer(
    _ one: UnsafeBufferPointer<UInt8>,
    _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    [one.first, one.last, other.first, other.last].contains { $0 ?? 0xFF <= 0x20 }
  }

  private func compare(
    _ form: LintForm,
    _ own: LintForm,
    _ entry: LintEntry,
    _ texts: LintTexts,
    _ language: String
  ) -> LintFinding? {
    guard let here = Edges(form.text), let there = Edges(own.text),
      let what = here.difference(from: there, ignoringBlanks: texts.isWrittenWithoutSpaces)
    else { return nil }
    let shown = form.shown(of: entry.key)
    let sentence =
      what.isMissing
      ? "\(shown) \(what.words) in \(language) and not here: add it"
      : "\(shown) \(what.words) here and not in \(language): remove it"
    return finding(at: entry, sentence)
  }
}

/// The blanks and line breaks at the ends of a text.
private struct Edges {
  private var begin: (blanks: Bool, breaks: Int)
  private var end: (blanks: Bool, breaks: Int)

  /// Looks at a text; nil where it is only blanks.
  init?(_ text: String) {
    let text = text.utf8
    let leading = text.prefix { $0 <= 0x20 }
    guard leading.count < text.count else { return nil }
    begin = Self.count(leading)
    end = Self.count(text.reversed().prefix { $0 <= 0x20 })
  }

  /// How the edges differ from another text's, in words, and whether something is missing.
  func difference(
    from other: Edges,
    ignoringBlanks: Bool
  ) -> (words: String, isMissing: Bool)? {
    for (name, own, their) in [("begins", begin, other.begin), ("ends", end, other.end)] {
      if own.breaks != their.breaks, own.breaks == 0 || their.breaks == 0 {
        return ("\(name) with a line break", own.breaks == 0)
      }
      if own.blanks != their.blanks, own.breaks == 0, their.breaks == 0, !ignoringBlanks {
        return ("\(name) with a blank", their.blanks)
      }
    }
    return nil
  }

  private static func count(_ edge: some Sequence<UInt8>) -> (blanks: Bool, breaks: Int) {
    var breaks = 0
    var hasBlanks = false
    for byte in edge {
      if byte == 0x0A || byte == 0x0D { breaks += 1 } else { hasBlanks = true }
    }
    return (hasBlanks, breaks)
  }
}
