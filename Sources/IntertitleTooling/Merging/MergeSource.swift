public import IntertitleLanguages
public import IntertitleTables

/// One file that takes part in a merge.
public struct MergeSource: Sendable {
  /// The third party whose file it is; nil for the app.
  public var vendor: String?
  /// The table's name.
  public var table: String
  /// The language that the file is in, as its folder says; nil where none says (a catalog does
  /// itself).
  public var language: Language?
  /// The folder as it is spelled, such as `zh_CN.lproj`.
  public var folder: String?
  /// The file.
  public var file: StringFile

  /// Creates a source.
  public init(
    vendor: String? = nil,
    table: String,
    language: Language?,
    folder: String? = nil,
    file: StringFile
  ) {
    self.vendor = vendor
    self.table = table
    self.language = language
    self.folder = folder
    self.file = file
  }

  /// Reads a file that was found in a folder.
  ///
  /// - Parameters:
  ///   - vendor: the third party whose file it is; nil for the app.
  ///   - found: the file.
  ///   - development: what `Base.lproj` and a file outside of any `.lproj` folder are in.
  /// - Throws: ``StringFileError`` where it cannot be opened.
  public init(
    vendor: String? = nil,
    reading found: TableFile,
    development: Language? = nil
  ) throws(StringFileError) {
    let isUnnamed = found.isBase || found.folder == nil
    self.init(
      vendor: vendor,
      table: found.table,
      language: found.language ?? (isUnnamed ? development : nil),
      folder: found.folder,
      file: try StringFile(contentsOf: found.path)
    )
  }

  /// The languages that the source speaks.
  var languages: [Language] {
    file.languages.isEmpty ? language.map { [$0] } ?? [] : file.languages.map { Language($0) }
  }

  /// The entries in a language that means the same as the given one, last of equal keys.
  func entries(in wanted: Language) -> [StringEntry] {
    let own = languages.filter { $0.lands(on: wanted) }
    let exact = own.first { $0 == wanted } ?? own.first
    guard let exact else { return [] }
    let table = StringTable(folding: [.init(language: exact, file: file)])
    return table.indices.map { table.entry(at: $0) }
  }
}

extension Language {
  /// Whether a table in this language belongs to the other one: what they leave unsaid is the same,
  /// and `no` is Bokmål.
  func lands(on other: Language) -> Bool {
    if isEquivalent(to: other) { return true }
    let names: Set = [language, other.language]
    guard names == ["nb", "no"] else { return false }
    return (region ?? "NO") == (other.region ?? "NO")
  }
}
