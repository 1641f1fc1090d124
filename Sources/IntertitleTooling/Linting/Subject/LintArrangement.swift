internal import IntertitleLanguages
internal import IntertitleTables

/// Sorts files into tables and languages, and says which language is the development language.
struct LintArrangement {
  let development: Language
  let developmentName: String
  /// Whether nothing says that it is the development language.
  let isGuess: Bool
  /// The languages beside the development language, in order.
  let languages: [Language]
  private let files: [LintFile]
  private let told: Language?

  init(_ files: [LintFile], told: Language?) {
    self.files = files
    self.told = told
    let present = Self.languages(of: files)
    let hasBase = files.contains(where: \.isBase)
    let known = told ?? present.first { $0 == "en" }
    let wanted = known ?? (hasBase ? "en" : Self.first(files) ?? "en")
    development = Self.nearest(wanted, in: present)
    developmentName = known == nil && hasBase ? "Base" : development.tag
    let isNamed = files.contains { !$0.contents.languages.isEmpty } || present.isEmpty
    isGuess = known == nil && !hasBase && !isNamed
    languages = present.filter { [development] in $0 != development }
  }

  /// The tables, by name.
  func tables() -> [LintTable] {
    let groups = Dictionary(grouping: files, by: \.table)
    return groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      table(name, groups[name] ?? [])
    }
  }

  private func table(_ name: String, _ files: [LintFile]) -> LintTable {
    let source = sourceLanguage(of: files)
    var sources: [Language: [(file: LintFile, tag: String?)]] = [:]
    for file in files.sorted(by: Self.wins) {
      guard !file.contents.languages.isEmpty else {
        sources[file.language.map { Language($0.tag) } ?? source, default: []].append((file, nil))
        continue
      }
      for tag in file.contents.languages { sources[Language(tag), default: []].append((file, tag)) }
    }
    let texts = sources.keys.sorted().map { language in
      let name = language == development ? developmentName : language.tag
      return LintTexts(language: language, name: name, sources[language] ?? [])
    }
    return LintTable(
      name: name,
      development: texts.first { $0.language == source },
      translations: texts.filter { $0.language != source }
    )
  }

  /// A catalog names its source language.
  private func sourceLanguage(of files: [LintFile]) -> Language {
    let catalogs = files.compactMap { $0.contents.languages.first }
    guard let tag = catalogs.first, catalogs.count == files.count else { return development }
    let isThere = files.contains { $0.contents.languages.contains { Language($0) == development } }
    return told != nil && isThere ? development : Language(tag)
  }

  /// Rules are asked before plain texts, a language's own folder before `Base.lproj` and what lies
  /// outside.
  private static func wins(_ first: LintFile, _ second: LintFile) -> Bool {
    let ranks = [first, second].map { file in
      (file.contents.format == .stringsdict ? 0 : 1, file.language == nil ? 1 : 0)
    }
    return ranks[0] < ranks[1]
  }

  private static func languages(of files: [LintFile]) -> [Language] {
    let own = files.compactMap { $0.language?.tag } + files.flatMap(\.contents.languages)
    return Set(own).map { Language($0) }.reduce(into: Set()) { $0.insert(Language($1.tag)) }
      .sorted()
  }

  /// The first language by its folder's name, or the first that a catalog names.
  private static func first(_ files: [LintFile]) -> Language? {
    let folders = files.filter { $0.language != nil }.compactMap(\.folder)
    let first = folders.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if let language = first.flatMap({ Language(folder: $0) }) { return Language(language.tag) }
    return files.lazy.compactMap { $0.contents.languages.first }.first.map { Language($0) }
  }

  /// The language as it is present under whichever name, else itself.
  private static func nearest(_ wanted: Language, in present: [Language]) -> Language {
    if present.contains(wanted) { return wanted }
    return present.first { $0.isEquivalent(to: wanted) } ?? Language(wanted.tag)
  }
}
