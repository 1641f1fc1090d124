internal import IntertitleTables

/// A set of tables in the folder in which it is kept.
struct KeptSet: Hashable, Sendable {
  let folder: String
  let hash: SHA256
}

extension TableLibrary {
  /// The hash of the set that is in use of those in a folder; nil where none is.
  func setInUse(ofThoseIn folder: String) -> SHA256? {
    files.lazy.compactMap(\.set).first { $0.folder == folder }?.hash
  }

  /// What the app was built with, and loaded itself.
  var withoutSets: TableLibrary {
    files.contains { $0.set != nil } ? replacing(files: files.filter { $0.set == nil }) : self
  }

  /// A library with another set of those in a folder: it answers as what is loaded now does, before
  /// all that was loaded before.
  ///
  /// - Parameters:
  ///   - set: The set; nil for none.
  ///   - folder: The folder.
  /// - Returns: The library; itself, where that set is in use.
  func using(_ set: VerifiedSet?, keptIn folder: String) -> TableLibrary {
    guard set?.pack.hash != setInUse(ofThoseIn: folder) else { return self }
    let others = files.filter { $0.set?.folder != folder }
    return replacing(files: LoadedFile.joined(others, with: set?.files(keptIn: folder) ?? []))
  }
}

extension VerifiedSet {
  /// The files of the set.
  func files(keptIn folder: String) -> [LoadedFile] {
    pack.files.map { LoadedFile($0, of: KeptSet(folder: folder, hash: pack.hash)) }
  }
}
