public import IntertitleLanguages
public import IntertitleTables

/// The folders of tables below a folder: each holds `.lproj` folders, or string files, or both.
public struct LintTree: Sendable {
  /// The folders of tables, by path.
  public let folders: [LintFolder]
  /// Links that lead out of the folder, folders that cannot be read, two folders for one language.
  public let findings: [LintFinding]

  /// Searches a folder, however deep; only names are read.
  ///
  /// - Parameter path: the folder. What version control and package managers keep beside sources
  ///   (`.git`, `node_modules`, `.build`) is not searched.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where there is no such folder.
  public init(path: String) throws(StringFileError) {
    let all = try StringFolder(path: path, descends: true)
    folders = all.tableFolders.map { LintFolder(path: $0.path, files: $0.files) }
    findings = all.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      // What was not read may hold any fault.
      if StringFolder.isUnread(diagnostic) { diagnostic.severity = .error }
      return LintFinding(diagnostic, rule: ReaderFault.rule(of: diagnostic.rule))
    }
  }

  /// The folders of tables that named files lie in, with these files and no others.
  ///
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` for a file that is no string file.
  static func folders(of paths: [String]) throws(StringFileError) -> [LintFolder] {
    var files: [TableFile] = []
    for path in paths {
      guard let file = TableFile(path: path) else {
        let endings = StringFileReaders.standard.endings.map { ".\($0)" }.listed(with: "or")
        throw .unreadable(path: path, reason: "it is no \(endings) file")
      }
      if !files.contains(file) { files.append(file) }
    }
    return StringFolder.tableFolders(of: files).map { LintFolder(path: $0.path, files: $0.files) }
  }
}

/// One folder of tables; its files have not been read.
public struct LintFolder: Sendable {
  /// The folder's path.
  public let path: String
  /// Its string files, in the order of their paths.
  public let files: [TableFile]

  /// Reads the files, side by side.
  ///
  /// - Parameter development: the language the app is written in; found where nil.
  /// - Returns: what there is to look at, and what cannot be opened.
  public func read(development: Language? = nil) -> LintReading {
    LintReading(self, Parallel.map(files, LintFolder.read), development: development)
  }

  /// Reads one file.
  ///
  /// - Parameter file: the file.
  /// - Returns: what it says, or why it cannot be opened.
  public static func read(_ file: TableFile) -> Result<StringFile, StringFileError> {
    do { return .success(try StringFile(contentsOf: file.path)) } catch { return .failure(error) }
  }
}

/// A folder of tables, read.
public struct LintReading: Sendable {
  /// What there is to look at.
  public let subject: LintSubject
  /// The files that cannot be opened.
  public let unreadable: [LintFinding]
  /// How many bytes were read.
  public let byteCount: Int

  /// Arranges what was read.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - results: its files, as ``LintFolder/read(_:)`` answered.
  ///   - development: the language the app is written in; found where nil.
  public init(
    _ folder: LintFolder,
    _ results: [Result<StringFile, StringFileError>],
    development: Language? = nil
  ) {
    let files = results.compactMap { try? $0.get() }
    subject = LintSubject(path: folder.path, files: files, development: development)
    byteCount = files.reduce(0) { $0 + $1.storage.arena.count }
    unreadable = results.compactMap { result in
      guard case .failure(let error) = result else { return nil }
      return LintFinding(error.diagnostic, rule: "syntax")
    }
  }
}
