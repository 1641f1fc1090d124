internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys that the app's own language has and another one lacks.
///
/// Tables are compared one by one. A file that holds only differences, such as `es-MX` beside `es`,
/// lacks nothing. The place is where the entry would go: behind the one that comes before it in the
/// app's own language; in a catalog, the key.
///
/// ```
/// en.lproj: "save" = "Save"; "undo" = "Undo";
/// fr.lproj: "save" = "Enregistrer";            // "undo" is missing
/// ```
public struct MissingKeysRule: LintRule {
  public let summary = LintRuleSummary(
    name: "missing-keys",
    severity: .warning,
    sentence: "A key of the development language is missing in another language: translate it"
      + " there.",
    example: #"en: "undo" = "Undo"; — fr: nothing"#,
    isComparison: true
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    let tables = subject.tables.filter { !$0.isSystem }
    let compared = tables.flatMap { table in
      guard let development = table.development else { return [LintFinding]() }
      return table.translations.filter { !table.holdsOnlyDifferences($0) }.flatMap {
        missing(in: $0, development)
      } + wholeTables(table, development, subject)
    }
    return compared + unknownDevelopment(subject)
  }

  private func missing(in texts: LintTexts, _ development: LintTexts) -> [LintFinding] {
    var previous: LintEntry?
    return development.entries.compactMap { entry in
      if let there = texts.counterpart(of: entry) {
        previous = there
        return nil
      }
      guard entry.wantsTranslations else { return nil }
      return finding(for: entry, in: texts, development, behind: previous)
    }
  }

  private func finding(
    for entry: LintEntry,
    in texts: LintTexts,
    _ development: LintTexts,
    behind previous: LintEntry?
  ) -> LintFinding {
    let neighbour = entry.neighbour(behind: previous)
    let place = neighbour?.place
    let isHere = neighbour?.isSame(as: entry) ?? false
    let text = entry.value.flattened.inQuotes
    let forms = entry.rules.map { $0.pluralVariables.isEmpty ? "" : " in its plural forms" } ?? ""
    return finding(
      in: neighbour?.path ?? texts.files.last?.path ?? entry.path,
      line: place?.line,
      column: place?.column,
      key: entry.key,
      language: texts.language,
      "\(entry.key.inQuotes) is missing in \(texts.name): "
        + "translate \(text)\(forms) (\(development.name)\(isHere ? "" : line(of: entry)))"
    )
  }

  private func line(of entry: LintEntry) -> String {
    entry.place.map { ", line \($0.line)" } ?? ""
  }
}

extension MissingKeysRule {
  /// Languages of the folder that lack the table altogether: one finding, not one for each key.
  private func wholeTables(
    _ table: LintTable,
    _ development: LintTexts,
    _ subject: LintSubject
  ) -> [LintFinding] {
    guard let file = development.files.last, !development.entries.isEmpty,
      !table.translations.isEmpty
    else { return [] }
    return table.languagesWithoutFile(among: subject.languages).map { language in
      finding(
        in: file.path,
        language: language,
        "\(language) has no table \(table.name.inQuotes), which has "
          + "\(development.entries.count.counted("key")) in \(development.name): "
          + "add it to \(LanguageFolder.name(language.tag))"
      )
    }
  }

  /// What is said of the folder where nothing, or only a guess, can be compared.
  private func unknownDevelopment(_ subject: LintSubject) -> [LintFinding] {
    guard let sentence = sentence(subject) else { return [] }
    return [
      finding(
        in: subject.path,
        language: subject.development,
        sentence,
        subject.isTold ? .warning : .note
      )
    ]
  }

  private func sentence(_ subject: LintSubject) -> String? {
    let name = subject.developmentName
    if subject.isDevelopmentGuessed, !subject.languages.isEmpty {
      return "nothing says which language the app is written in: \(name), the first, is taken"
    }
    guard subject.isTold, !subject.tables.isEmpty,
      subject.tables.allSatisfy({ $0.development == nil })
    else { return nil }
    return "no table here is in \(name), the development language: nothing is compared"
  }
}
