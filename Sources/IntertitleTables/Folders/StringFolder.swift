public import IntertitleLanguages

/// The string files of a folder: its `.lproj` folders and what lies unlocalized beside them.
///
/// Only names are read; a link is followed while what it leads to lies in the folder.
///
/// ```swift
/// let folder = try StringFolder(path: "App/Resources")
/// folder.languages               // [en, zh-Hans]
/// folder.files(ofTable: "Main")  // Main.strings in each language
/// ```
public struct StringFolder: Hashable, Sendable {
  /// The folder's path as it was given.
  public let path: String
  /// The files, in the order of their paths.
  public let files: [TableFile]
  /// Links that lead out of the folder, folders that cannot be read, two folders for one language.
  public let diagnostics: [Diagnostic]

  /// Lists a folder.
  ///
  /// - Parameter path: the folder that holds `.lproj` folders.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where there is no such folder.
  public init(path: String) throws(StringFileError) {
    try self.init(path: path, descends: false)
  }

  package init(path: String, descends: Bool) throws(StringFileError) {
    var visited: Set<FolderWalk.Visit> = []
    try self.init(path: path, descends: descends, except: &visited)
  }

  /// Lists a folder without what was found before, and without the app's.
  init(
    path: String,
    descends: Bool,
    without app: RealPath? = nil,
    except visited: inout Set<FolderWalk.Visit>
  ) throws(StringFileError) {
    guard var walk = FolderWalk(root: path, without: app, except: visited),
      DirectoryItem(path: path, name: "")?.kind == .folder
    else {
      throw .unreadable(path: path, reason: "no such folder")
    }
    walk.search(path, descends: descends)
    visited = walk.visited
    self.path = path
    files = walk.files
    diagnostics = walk.diagnostics + Self.notes(on: walk.files)
  }

  /// The languages of the `.lproj` folders, each once, in order of their tags.
  public var languages: [Language] {
    Set(files.compactMap(\.language).map { Language($0.tag) }).sorted()
  }

  /// The names of the tables, each once, in order.
  public var tables: [String] { Set(files.map(\.table)).sorted() }

  /// The files of one table; none for a name that is no plain name, such as `../Secret`.
  ///
  /// - Parameter name: the table's name without an extension, compared exactly.
  /// - Returns: the files, in the order of their paths.
  public func files(ofTable name: String) -> [TableFile] { files.filter { $0.table == name } }

  /// The folders of tables: those that hold `.lproj` folders, or string files, or both, by path.
  package var tableFolders: [(path: String, files: [TableFile])] { Self.tableFolders(of: files) }

  /// The same of files that were found elsewhere.
  package static func tableFolders(
    of files: [TableFile]
  ) -> [(path: String, files: [TableFile])] {
    let groups = Dictionary(grouping: files, by: \.tableFolder)
    return groups.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      ($0, groups[$0] ?? [])
    }
  }

  /// Whether a diagnostic says that something in a folder was not read which may be a table, or hold
  /// some; what lies outside by intention does not count.
  package static func isUnread(_ diagnostic: Diagnostic) -> Bool {
    FolderWalk.isUnsearched(diagnostic) && diagnostic.rule != FolderWalk.outside
  }

  /// Why files of a table cannot be known: a folder of a language, or a file of the table, cannot be
  /// read or lies elsewhere; nil where all are here.
  package func fault(ofTable name: String) -> Diagnostic? {
    diagnostics.first { diagnostic in
      guard FolderWalk.isUnsearched(diagnostic), let path = diagnostic.path else { return false }
      return TableFile(path: path).map { $0.table == name } ?? true
    }
  }

  /// What is odd about files that lie together: folders that mean the same language, and a table in
  /// a catalog and in folders, which Xcode refuses.
  package static func notes(on files: [TableFile]) -> [Diagnostic] {
    tableFolders(of: files).flatMap { path, files in
      sharedLanguages(files, in: path) + sharedTables(files)
    }
  }

  private static func sharedLanguages(_ files: [TableFile], in path: String) -> [Diagnostic] {
    let folders = Set(files.compactMap(\.folder)).sorted()
    return LanguageFolder.grouped(folders).filter { $0.names.count > 1 }.map { group in
      Diagnostic(
        .note,
        rule: "same-language",
        "\(group.names.listed) both hold \(group.language): the exact name is asked"
          + " first, the other for what it lacks",
        path: path.isEmpty ? nil : path,
        language: group.language
      )
    }
  }

  private static func sharedTables(_ files: [TableFile]) -> [Diagnostic] {
    let others = Set(files.lazy.filter { !$0.isCatalog }.map(\.table))
    return files.filter { $0.isCatalog && others.contains($0.table) }.map { catalog in
      Diagnostic(
        .warning,
        rule: "table-twice",
        "\(catalog.table) is in this catalog and in folders: Xcode refuses that; here the catalog is"
          + " asked first",
        path: catalog.path,
        table: catalog.table
      )
    }
  }
}
