internal import IntertitleLanguages

/// Finds plural rules of catalogs without a category that the language needs; for `.stringsdict`
/// files reading says so itself.
public struct PluralCategoryRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `missing-category`: a warning for a category that small whole numbers have, else a
  /// note.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    let catalogs = Set(table.files.filter { $0.file.format == .xcstrings }.map(\.file.path))
    for language in table.languages {
      let needed = language.pluralCategories
      let common = language.commonPluralCategories
      for item in table.entries(in: language).items where catalogs.contains(item.path) {
        guard case .rules(let rules) = item.entry.value else { continue }
        for variable in plurals(rules) {
          let present = Set(variable.forms.compactMap { PluralCategory(rawValue: $0.name) })
          for category in needed where !present.contains(category) {
            let key = Shown.text(item.entry.key)
            report.add(
              common.contains(category) ? .warning : .note,
              "missing-category",
              item,
              "\"\(key)\" has no form \"\(category.rawValue)\", which \(language) needs"
            )
          }
        }
      }
    }
  }

  private func plurals(_ rules: FormatRules) -> [FormatRules.Variable] {
    rules.variables.flatMap { variable -> [FormatRules.Variable] in
      let inner = variable.forms.flatMap { form -> [FormatRules.Variable] in
        guard case .rules(let rules) = form.value else { return [] }
        return plurals(rules)
      }
      return (variable.rule == .plural ? [variable] : []) + inner
    }
  }
}
