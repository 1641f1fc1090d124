/// What the name of an `.lproj` folder says.
package enum LanguageFolder: Hashable, Sendable {
  /// A folder of one language: `zh_CN.lproj`, `English.lproj`, `zh-hans.lproj`.
  case language(Language)
  /// `Base.lproj`, which belongs to no language.
  case base

  /// Reads a folder's name, with or without `.lproj`, in any case.
  ///
  /// Nil where the name is no language: `.lproj`, `Fonts.lproj/x`, `und.lproj`.
  ///
  /// - Parameter name: The last component of the folder's path.
  package init?(_ name: String) {
    let isFolder = name.lowercased().hasSuffix(".lproj")
    let stem = isFolder ? String(name.dropLast(".lproj".count)) : name
    if stem.lowercased() == "base" {
      self = .base
      return
    }
    let language = Language(stem)
    guard language.isUsable, !stem.contains(".") else { return nil }
    self = .language(language)
  }

  /// Groups names of folders by the language they mean, each group in the order given.
  ///
  /// A group of more than one is two folders for one language. Names that are no language, and
  /// `Base.lproj`, are left out. Groups are in the order of their languages.
  ///
  /// - Parameter names: Names of folders, with or without `.lproj`.
  /// - Returns: Each canonical language with the names that mean it.
  package static func grouped(
    _ names: some Sequence<String>
  ) -> [(language: Language, names: [String])] {
    var groups: [Language: [String]] = [:]
    for name in names {
      if case .language(let language)? = LanguageFolder(name) {
        groups[Language(language.tag), default: []].append(name)
      }
    }
    return groups.sorted { $0.key < $1.key }.map { (language: $0.key, names: $0.value) }
  }
}

extension Language {
  /// The language of an `.lproj` folder; nil for `Base.lproj` and names that are no language.
  ///
  /// - Parameter folder: The folder's name, with or without `.lproj`, in any case.
  package init?(folder: String) {
    guard case .language(let language)? = LanguageFolder(folder) else { return nil }
    self = language
  }
}
