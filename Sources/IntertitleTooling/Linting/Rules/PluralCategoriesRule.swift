internal import IntertitleLanguages
internal import IntertitleTables

/// Finds plural rules that lack a form that their language needs (CLDR).
///
/// Without `other` the system shows nothing sensible: an error. A category that whole numbers up to
/// 200 have is a warning, one that only fractions or very large numbers have a note. A key that is
/// counted in the app's own language and has one text for all numbers in another one that needs
/// several is a warning too.
///
/// ```
/// ru.lproj: one, other      // few and many are missing
/// ```
public struct PluralCategoriesRule: LintRule {
  public let summary = LintRuleSummary(
    name: "plural-categories",
    severity: .warning,
    sentence: "A plural rule lacks a form that its language needs: add it; every language needs"
      + " `other`.",
    example: "ru: one, other — few and many are missing"
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    readerFindings(in: subject)
      + subject.tables.flatMap { table in
        table.all.flatMap(unjudged) + table.translations.flatMap { uncounted($0, table) }
      }
  }

  private func unjudged(_ texts: LintTexts) -> [LintFinding] {
    let categories = NeededCategories(texts.language)
    return texts.entries.flatMap { entry in
      entry.unjudgedPlurals.flatMap { lacking($0, entry, texts, categories) }
    }
  }

  private func lacking(
    _ variable: FormatRules.Variable,
    _ entry: LintEntry,
    _ texts: LintTexts,
    _ categories: NeededCategories
  ) -> [LintFinding] {
    let present = Set(variable.forms.map(\.name))
    let key = entry.key.inQuotes
    guard present.contains("other") else {
      return [named("missing-other", at: entry, "\(key) has no form `other`: add it", .error)]
    }
    return categories.all.filter { !present.contains($0.rawValue) }.map { category in
      named(
        "missing-category",
        at: entry,
        "\(key) has no form `\(category.rawValue)`, which \(texts.name) needs: add it",
        categories.common.contains(category) ? .warning : .note
      )
    }
  }

  private func named(
    _ name: String,
    at entry: LintEntry,
    _ sentence: String,
    _ severity: Diagnostic.Severity
  ) -> LintFinding {
    var finding = finding(at: entry, sentence, severity)
    finding.diagnostic.rule = name
    return finding
  }

  /// Keys that are counted in the development language and have one text here.
  private func uncounted(_ texts: LintTexts, _ table: LintTable) -> [LintFinding] {
    guard let development = table.development else { return [] }
    let counted = development.entries.filter { $0.rules?.pluralVariables.isEmpty == false }
    guard !counted.isEmpty, NeededCategories(texts.language).common.count > 1 else { return [] }
    return counted.compactMap { entry in
      guard let there = texts.entry(forKey: entry.key), there.rules == nil else { return nil }
      let sentence = """
        \(entry.key.inQuotes) has plural forms in \(development.name) and one text for all \
        numbers here: add the forms that \(texts.name) needs
        """
      return finding(at: there, sentence)
    }
  }
}

/// The plural categories of a language.
private struct NeededCategories {
  let all: [PluralCategory]
  let common: Set<PluralCategory>

  init(_ language: Language) {
    all = language.pluralCategories
    common = language.commonPluralCategories
  }
}
