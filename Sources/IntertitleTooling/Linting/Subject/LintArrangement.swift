internal import IntertitleLanguages
internal import IntertitleTables

/// Sorts files into tables and languages, in the order in which they answer, and says which language
/// is the development language.
struct LintArrangement {
  let development: Language
  let developmentName: String
  /// Whether nothing says that it is the development language.
  let isGuess: Bool
  /// The languages beside the development language, in order.
  let languages: [Language]
  /// The languages and the development language, in order.
  private let all: [Language]
  private let files: [LintFile]
  private let told: Language?
  private let order: AnswerOrder

  init(_ files: [LintFile], told: Language?) {
    self.files = files
    self.told = told
    let catalogs = files.map { $0.contents.languages.map { Language($0) } }
    let found = DevelopmentLanguage(
      told: told,
      folders: Array(Set(files.compactMap(\.folder))),
      catalogs: catalogs
    )
    let named = files.compactMap(\.language) + catalogs.flatMap(\.self)
    let present = named.withoutOtherSpellings.map { Language($0.tag) }
    let language = Language(found.language.tag)
    all = present.including(language)
    development = all.counterpart(of: language) ?? language
    developmentName = found.reason == .base ? "Base" : development.tag
    let isNamed = !catalogs.allSatisfy(\.isEmpty) || present.isEmpty
    isGuess = found.reason == .first && !isNamed
    languages = all.filter { [development] in $0 != development }
    // Rules look at the system's tables as at all others.
    order = AnswerOrder(
      files.map(\.arranged),
      AnswerOrder.Settings(development: development, systemTables: .none),
      known: [development]
    )
  }

  /// The tables, by name.
  func tables() -> [LintTable] {
    var texts: [String: [LintTexts]] = [:]
    for language in all {
      let name = language == development ? developmentName : language.tag
      let layers = Dictionary(grouping: sources(in: language), by: \.layer.table)
      for (table, sources) in layers {
        texts[table, default: []].append(LintTexts(language: language, name: name, sources))
      }
    }
    let groups = Dictionary(grouping: files, by: \.table)
    return groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let source = sourceLanguage(of: groups[name] ?? [])
      let all = texts[name] ?? []
      return LintTable(
        name: name,
        development: all.first { $0.language == source },
        translations: all.filter { $0.language != source }
      )
    }
  }

  private func sources(in language: Language) -> [LintTexts.Source] {
    AnswerLayers.inOneLanguage(order, language) { files[$0].contents }
      .map { LintTexts.Source(file: files[$0.file], layer: $0) }
  }

  /// A catalog names its source language.
  private func sourceLanguage(of files: [LintFile]) -> Language {
    let catalogs = files.compactMap { $0.contents.languages.first }
    guard let tag = catalogs.first, catalogs.count == files.count else { return development }
    let isThere = files.contains { file in
      file.contents.languages.contains { Language($0).isEquivalent(to: development) }
    }
    if told != nil, isThere { return development }
    let source = Language(tag)
    return ([development] + languages).counterpart(of: source) ?? source
  }
}
