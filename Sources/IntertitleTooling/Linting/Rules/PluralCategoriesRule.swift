internal import IntertitleLanguages
internal import IntertitleTables

/// Finds plural rules that lack a form that their language needs (CLDR).
///
/// Without `other` the system shows nothing sensible, and without a category that whole numbers up to
/// 200 have it shows the wrong form: errors. One that only fractions or very large numbers have, or
/// that only CLDR of late asks for, is a note, and so is a form that the language never uses. A key
/// that is counted in the app's own language and has one text for all numbers in another one that
/// needs several is a warning.
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
    readerFindings(in: subject).map(judged)
      + subject.tables.flatMap { table in
        table.all.flatMap(unjudged) + table.all.flatMap(unused)
          + table.translations.flatMap { uncounted($0, table) }
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
        categories.severity(ofLacking: category)
      )
    }
  }

  /// What a reader says of a form that is missing, as a release has to see it: a load only warns of it.
  private func judged(_ finding: LintFinding) -> LintFinding {
    guard finding.diagnostic.rule == "missing-category", finding.diagnostic.severity == .warning
    else { return finding }
    var judged = finding
    judged.diagnostic.severity = .error
    return judged
  }

  /// Forms of categories that the language does not have; `zero` stands for 0 in every language.
  private func unused(_ texts: LintTexts) -> [LintFinding] {
    let used = Set(texts.language.pluralCategories + [.zero, .other])
    return texts.entries.flatMap { entry in
      (entry.rules?.pluralVariables ?? []).flatMap(\.forms).compactMap { form in
        guard let category = PluralCategory(rawValue: form.name), !used.contains(category) else {
          return nil
        }
        let sentence = "\(entry.key.inQuotes) has a form \(form.name.inBackticks)"
        return named(
          "unused-category",
          at: entry,
          "\(sentence), which \(texts.name) never uses: remove it",
          .note
        )
      }
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

  /// How bad it is to lack a category.
  func severity(ofLacking category: PluralCategory) -> Diagnostic.Severity {
    common.contains(category) ? .error : .note
  }
}
