public import IntertitleLanguages

/// A string file as lint rules see it.
public struct LintFile: Sendable {
  /// The table's name.
  public var table: String
  /// The language of the file's folder; nil where none says it.
  public var language: Language?
  /// The file.
  public var file: StringFile

  /// Creates a file.
  public init(table: String, language: Language?, file: StringFile) {
    self.table = table
    self.language = language
    self.file = file
  }

  /// Reads a file that was found in a folder.
  ///
  /// - Parameters:
  ///   - found: the file.
  ///   - development: what `Base.lproj` and a file outside of any `.lproj` folder are in.
  /// - Throws: ``StringFileError`` where it cannot be opened.
  public init(reading found: TableFile, development: Language) throws(StringFileError) {
    let isUnnamed = found.isBase || found.folder == nil
    self.init(
      table: found.table,
      language: found.language ?? (isUnnamed ? development : nil),
      file: try StringFile(contentsOf: found.path)
    )
  }
}
