internal import IntertitleLanguages
public import IntertitleTables

/// One file that takes part in a merge.
public struct MergeSource: Sendable {
  /// What was read.
  public let file: StringFile
  /// What decides when it answers.
  let arranged: ArrangedFile
  /// Where a vendor's file lies in its folder; nil for other files, and where nobody said.
  private(set) var place: VendorPlace?
  /// The hash of the very bytes that were read; nil where nobody asked for it.
  private(set) var hash: SHA256?

  /// The third party whose file it is; nil for the app.
  public var vendor: String? { arranged.vendor }
  /// The table's name.
  public var table: String { arranged.table }

  /// Takes a file by its path, which says its table and its language; nil where no string file has
  /// such a path.
  ///
  /// A catalog says its languages itself. What lies in `Base.lproj`, or outside of all language
  /// folders, is in the development language.
  ///
  /// - Parameters:
  ///   - file: what was read.
  ///   - vendor: the third party whose file it is; nil for the app.
  public init?(_ file: StringFile, vendor: String? = nil) {
    guard let found = TableFile(path: file.path) else { return nil }
    self.init(found, vendor: vendor, file)
  }

  /// Reads a file that was found in a folder.
  ///
  /// - Parameters:
  ///   - found: the file.
  ///   - vendor: the third party whose file it is; nil for the app.
  /// - Throws: ``StringFileError`` where it cannot be opened.
  public init(reading found: TableFile, vendor: String? = nil) throws(StringFileError) {
    self.init(found, vendor: vendor, try StringFile(contentsOf: found.path))
  }

  /// Reads a vendor's file, and hashes it where that is asked for.
  init(reading item: VendorListing.Item, hashing: Bool) throws(StringFileError) {
    if hashing {
      let (file, hash) = try StringFile.hashed(contentsOf: item.file.path)
      self.init(item.file, vendor: item.vendor, file)
      self.hash = hash
    } else {
      try self.init(reading: item.file, vendor: item.vendor)
    }
    place = item.place
  }

  private init(_ found: TableFile, vendor: String?, _ file: StringFile) {
    self.file = file
    arranged = ArrangedFile(found, vendor: vendor, named: file.languages)
  }

  /// The languages that the file is in; nil stands for the development language.
  var languages: [Language?] { arranged.languages.map { $0.map(Optional.some) } ?? [nil] }
}
