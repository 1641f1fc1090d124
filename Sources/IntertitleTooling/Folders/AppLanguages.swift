package import IntertitleLanguages
package import IntertitleTables

/// The languages of a folder of tables, as its `.lproj` folders and catalogs name them, and which of
/// them the app is written in; other spellings of a language are no languages.
///
/// The development language is always one of them. What is in `Base.lproj` is in it, whatever it is;
/// where nobody says which one `Base` means, it is read as English and reported as `Base`.
package struct AppLanguages {
  /// The languages, in the order of their tags.
  package let all: [Language]
  /// The language that the app is written in.
  package let development: Language
  private let folders: [Language: String]
  private let isBaseUnnamed: Bool

  /// Looks at the names of folders.
  ///
  /// - Parameters:
  ///   - folder: The folder of tables.
  ///   - told: The development language that the call tells.
  package init(of folder: StringFolder, development told: Language? = nil) {
    let (names, catalogs) = (Self.names(in: folder), Self.catalogs(in: folder))
    let found = DevelopmentLanguage(told: told, folders: names, catalogs: catalogs)
    development = Language(found.language.tag)
    let named = LanguageFolder.grouped(names + catalogs.flatMap { $0.map(\.spelling) })
    var folders = Dictionary(uniqueKeysWithValues: named.map { ($0.language, Self.name(of: $0)) })
    isBaseUnnamed = found.reason == .base
    all = folders.keys.including(development)
    if all.count > folders.count {
      let base = names.first { LanguageFolder($0) == .base }
      folders[development] = base == nil ? development.tag : "Base"
    }
    self.folders = folders
  }

  /// The name of a language's folder without `.lproj`, as the main folder spells it.
  func folderName(of language: Language) -> String {
    folders[language] ?? language.tag
  }

  /// What a language is called in reports: its tag, or `Base`.
  package func name(of language: Language) -> String {
    folderName(of: language) == "Base" && isBaseUnnamed ? "Base" : language.tag
  }

  /// The names of the `.lproj` folders that hold string files, without that ending: another one is no
  /// language that a localizer offers.
  private static func names(in folder: StringFolder) -> [String] {
    Set(folder.files.compactMap(\.folder).map(LanguageFolder.stem))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The languages of each string catalog; one that cannot be read names none.
  private static func catalogs(in folder: StringFolder) -> [[Language]] {
    folder.files.filter(\.isCatalog).map { file in
      let languages = (try? StringFile(contentsOf: file.path))?.languages ?? []
      return languages.map { Language($0) }
    }
  }

  /// The name that is the tag itself, else the first.
  private static func name(of group: (language: Language, names: [String])) -> String {
    group.names.first { $0 == group.language.tag } ?? group.names[0]
  }
}
