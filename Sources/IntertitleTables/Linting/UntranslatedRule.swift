internal import IntertitleLanguages

/// Finds translations that are the development language's text unchanged.
public struct UntranslatedRule: LintRule {
  /// Texts that are the same in every language.
  public var allowed: Set<String>

  /// Creates the rule.
  ///
  /// - Parameter allowed: texts that may stay as they are, such as names.
  public init(allowed: Set<String> = ["OK", "URL", "PDF", "CSV"]) { self.allowed = allowed }

  /// Reports `identical-to-source` for texts with a letter in them, in another language (not for a
  /// region of the development language).
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let development = table.entries(in: table.development)
    for language in table.languages where language.language != table.development.language {
      for item in table.entries(in: language).items where item.entry.isTranslatable {
        let text = item.entry.text
        guard case .text = item.entry.value, !allowed.contains(text),
          text.contains(where: \.isLetter)
        else { continue }
        guard (development[item.entry.key]?.entry.text ?? item.entry.key) == text else { continue }
        let key = Shown.text(item.entry.key)
        report.add(
          .note,
          "identical-to-source",
          item,
          "\"\(key)\" is the same in \(language) as in \(table.development)"
        )
      }
    }
  }
}
