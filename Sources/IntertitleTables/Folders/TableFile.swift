public import IntertitleLanguages

/// A string file that was found in a folder; it has not been read.
public struct TableFile: Hashable, Sendable {
  /// The path: the folder that was given, then the rest.
  public var path: String
  /// The `.lproj` folder as it is spelled, such as `zh_CN.lproj`; nil for a file outside of one.
  public var folder: String?
  /// The language that the folder means; nil for `Base.lproj`, for a folder that names no language
  /// and for a file outside of one.
  public var language: Language?
  /// The table: the file's name without its extension.
  public var table: String
  /// The ending of the file's name in small letters: `strings`, `stringsdict` or `xcstrings`.
  public var kind: String

  /// Whether the file is a string catalog, which names its languages itself.
  package var isCatalog: Bool { StringFileReaders.standard.catalogEndings.contains(kind) }

  /// The folder that holds the file's `.lproj` folder, or the file itself.
  package var tableFolder: String {
    let names = path.pathNames
    let folder = names.last(where: LanguageFolder.isName) ?? names.last ?? path[...]
    return String(path[..<folder.startIndex].dropLast())
  }

  /// Whether the file is in `Base.lproj`.
  public var isBase: Bool { folder.flatMap(LanguageFolder.init) == .base }

  /// Describes a file by its name; nil if it is no string file.
  init?(name: String, path: String, folder: String?) {
    guard let kind = StringFileReaders.standard.ending(ofFileNamed: name) else { return nil }
    self.kind = kind
    self.path = path
    self.folder = folder
    language = folder.flatMap(Language.init(folder:))
    table = StringFileReaders.table(ofFileNamed: name, ending: kind)
  }

  /// Describes a file by its path; nil if it is no string file.
  package init?(path: String) {
    self.init(
      name: path.pathNames.last.map(String.init) ?? "",
      path: path,
      folder: Self.languageFolder(of: path)
    )
  }

  /// The `.lproj` folder that a file lies in, as its path spells it; nil where it lies in none.
  package static func languageFolder(of path: String) -> String? {
    path.pathNames.dropLast().last(where: LanguageFolder.isName).map(String.init)
  }
}
