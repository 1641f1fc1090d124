internal import IntertitleLanguages

// A pack of the string files in folders: the same files make the same bytes, wherever they lie.
extension SealedPack {
  /// Packs a folder that has been laid out as a set of tables: `.lproj` folders, and vendors' in
  /// `Vendor`.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limit: how many bytes the pack may have.
  /// - Throws: ``PackFault``.
  package init(folder: String, atMost limit: Int) throws(PackFault) {
    let vendors = RealPath.join(folder, "Vendor")
    let hasVendors = DirectoryItem(path: vendors, name: "Vendor")?.kind == .folder
    try self.init(tables: folder, vendors: hasVendors ? [vendors] : [], atMost: limit)
  }

  /// Packs the string files of an app's folder and those of vendors' folders, as a load finds them.
  ///
  /// - Parameters:
  ///   - folder: the folder that holds the app's `.lproj` folders.
  ///   - vendors: vendors' folders, in the order in which they win over each other.
  ///   - limit: how many bytes the pack may have.
  /// - Throws: ``PackFault``: a folder or a file that cannot be read, or that leads elsewhere, is no
  ///   part that may be missing.
  package init(
    tables folder: String,
    vendors: [String],
    atMost limit: Int = .max
  ) throws(PackFault) {
    var collected = PackedFiles(limit: limit)
    try collected.add(folder)
    for given in VendorFolders(vendors, app: folder).all { try collected.add(given) }
    try self.init(packing: collected.files, atMost: limit)
  }
}

/// The files of a pack to be, read.
private struct PackedFiles {
  private(set) var files: [SealedPack.File] = []
  let limit: Int
  private var room: Int

  init(limit: Int) {
    self.limit = limit
    room = min(limit, FileBytes.limit)
  }

  mutating func add(_ folder: String) throws(PackFault) {
    let found: StringFolder
    do { found = try StringFolder(path: folder) } catch { throw .unreadable(error.diagnostic) }
    try check(found.diagnostics)
    for file in found.files { try add(file, vendor: nil, below: folder, in: []) }
  }

  mutating func add(_ given: VendorFolders.Given) throws(PackFault) {
    if let error = given.error { throw .unreadable(error.diagnostic) }
    try check(given.diagnostics)
    let own = GivenFolder.components(of: given.path).suffix(1)
    for library in given.libraries {
      for file in library.files {
        try add(file, vendor: library.name, below: given.path, in: Array(own))
      }
    }
  }

  private func check(_ diagnostics: [Diagnostic]) throws(PackFault) {
    if let fault = diagnostics.first(where: FolderWalk.isUnsearched) { throw .unreadable(fault) }
  }

  private mutating func add(
    _ file: TableFile,
    vendor: String?,
    below folder: String,
    in parents: [String]
  ) throws(PackFault) {
    let name = file.path.pathNames.suffix(1).map(String.init)
    let path = (parents + file.folders(below: folder) + name).joined(separator: "/")
    guard files.count < PackFormat.mostFiles else {
      throw .tooManyFiles(limit: PackFormat.mostFiles)
    }
    let bytes: [UInt8]
    do throws(StringFileError) {
      bytes = try FileBytes.array(file.path, atMost: room)
    } catch {
      throw PackFault(error, limit: limit)
    }
    room -= bytes.count
    files.append(SealedPack.File(vendor: vendor, path: path, bytes: bytes))
  }
}
