public import IntertitleLanguages
public import IntertitleTables

/// A string file of a lint subject: what was read, and what its path says.
///
/// A class, because every entry refers to it.
public final class LintFile: Sendable {
  /// What was read.
  public let contents: StringFile
  /// The table's name.
  public let table: String
  /// The `.lproj` folder as it is spelled; nil for a file outside of one.
  public let folder: String?
  /// The language of that folder; nil where it names none.
  public let language: Language?
  /// What decides when it answers.
  let arranged: ArrangedFile
  /// A catalog's entries by the number of their language; empty for other files.
  let catalogEntries: [[Int]]

  init(_ file: StringFile) {
    contents = file
    let item = TableFile(path: file.path)
    table = item?.table ?? file.path.pathNames.last.map(String.init) ?? ""
    arranged = ArrangedFile(of: file, item, table: table)
    folder = item?.folder
    language = item?.language
    catalogEntries = Self.catalogEntries(of: file.storage)
  }

  /// The file's path as it was given.
  public var path: String { contents.path }

  /// The source text; nil for a file that is not text.
  var text: UnsafeBufferPointer<UInt8>? {
    let arena = contents.storage.arena
    guard arena.start < arena.count else { return nil }
    return .init(start: arena.base + arena.start, count: arena.count - arena.start)
  }

  private static func catalogEntries(of storage: EntryStorage) -> [[Int]] {
    guard let catalog = storage.catalog else { return [] }
    var lists = [[Int]](repeating: [], count: catalog.languages.count)
    for index in 0..<storage.count { lists[Int(catalog.entries[index].language)].append(index) }
    return lists
  }

  /// The line and column of an offset into ``text``.
  func place(of offset: Int) -> (line: Int, column: Int) {
    contents.storage.place(of: offset + contents.storage.arena.start)
  }
}

extension ArrangedFile {
  /// A file of the app's; one whose path is that of no string file is in the development language.
  fileprivate init(of file: StringFile, _ found: TableFile?, table: String) {
    if let found {
      self.init(found, vendor: nil, named: file.languages)
    } else {
      self.init(vendor: nil, table: table, path: file.path, language: "und")
      languages = file.languages.isEmpty ? nil : file.languages.map { Language($0) }
    }
  }
}
