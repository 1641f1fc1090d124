internal import IntertitleLanguages
internal import IntertitleTables

/// What vendors lack in a language of the app's, as a table for a translator: each text as it is in
/// another language, as no text may be empty.
enum MissingTable {
  /// The tables of all languages in which something is missing.
  static func all(
    in report: MergeReport,
    _ merge: TableMerge,
    call: String
  ) -> [(language: Language, table: GeneratedTable)] {
    merge.languages.compactMap { language in
      var seen: Set<String> = []
      let entries = report.outcomes.lazy
        .filter { $0.reason == .lacking && $0.language == language && $0.isUnanswered(report) }
        .map { stub($0, report) }
        .filter { seen.insert($0.entry.key).inserted }
      let all = Array(entries)
      return all.isEmpty ? nil : (language, GeneratedTable(all, head: head(language), call: call))
    }
  }

  private static func head(_ language: Language) -> String {
    "texts that vendors lack in \(language), not translated yet; translate them and move them to a"
      + " table of the app's own. A later merge writes this file anew, unless somebody worked on it"
      + " (\(Seal.open))"
  }

  private static func stub(_ outcome: MergeOutcome, _ report: MergeReport) -> MergeReport.Merged {
    let source = report.sources[outcome.entry.file]
    var entry = source.file.entries[outcome.entry.number]
    if case .rules(let rules) = entry.value {
      entry.value = .rules(rules.withCategories(of: outcome.language))
    }
    return .init(entry: entry, vendor: source.vendor, path: source.file.path)
  }
}

extension MergeOutcome {
  /// Whether nothing in the language answers for the key, and there is something to translate.
  fileprivate func isUnanswered(_ report: MergeReport) -> Bool {
    kept == nil && !report.sources[entry.file].file.storage.value(entry.number).isEmpty
  }
}

extension FormatRules {
  /// The rules with a form for each plural category of a language; new ones say what the one for all
  /// other numbers does.
  fileprivate func withCategories(of language: Language) -> FormatRules {
    var rules = self
    for index in rules.variables.indices where rules.variables[index].rule == .plural {
      let forms = rules.variables[index].forms
      guard let other = forms.first(where: { $0.name == "other" }) else { continue }
      let names = language.pluralCategories.map(\.rawValue)
      let explicit = forms.filter { $0.name == "zero" && !names.contains("zero") }
      rules.variables[index].forms =
        explicit + names.map { name in forms.first { $0.name == name } ?? .init(name, other.value) }
    }
    return rules
  }
}
