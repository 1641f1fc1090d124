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
  public init?(_ name: String) {
    let stem = Self.stem(of: name)
    if stem.lowercased() == "base" {
      self = .base
      return
    }
    let language = Language(stem)
    guard language.isUsable, !stem.contains(".") else { return nil }
    self = .language(language)
  }

  /// Groups names of folders by their language, each group in the order given.
  ///
  /// A group of more than one is two spellings of one language. Names that are no language, and
  /// `Base.lproj`, are left out. Groups are in the order of their languages.
  ///
  /// - Parameter names: Names of folders, with or without `.lproj`.
  /// - Returns: Each language with the names that are spellings of it.
  package static func grouped(
    _ names: some Sequence<String>
  ) -> [(language: Language, names: [String])] {
    let named = names.compactMap { name in Language(folder: name).map { (name, $0) } }
    let languages = named.map(\.1).withoutOtherSpellings
    let groups = Dictionary(grouping: named) { languages.counterpart(of: $0.1) }
    return languages.map { (Language($0.tag), (groups[$0] ?? []).map(\.0)) }
  }
}

// The ending of these folders' names, which is spelled nowhere else.
extension LanguageFolder {
  private static let ending = ".lproj"

  /// Whether a name is that of such a folder, in any case.
  package static func isName(_ name: some StringProtocol) -> Bool {
    Substring(name).ends(inAnyCaseWith: ending)
  }

  /// A folder's name without the ending; another name as it is.
  package static func stem(of name: String) -> String {
    isName(name) ? String(name.dropLast(ending.count)) : name
  }

  /// The name of the folder of a language.
  ///
  /// - Parameter stem: The language, as it is to be spelled.
  /// - Returns: The name, with the ending.
  package static func name(_ stem: some StringProtocol) -> String { stem + ending }
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
