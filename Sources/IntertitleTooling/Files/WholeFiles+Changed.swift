internal import IntertitleLanguages
package import IntertitleTables

extension WholeFiles {
  /// Writes files; one that holds the very same already is left as it is.
  ///
  /// - Parameter files: the files; the folders they lie in are made.
  /// - Returns: the paths of those that were written.
  /// - Throws: ``CommandFailure/unwritable(_:)``, and no file has changed unless a rename failed.
  package static func writeChanged(_ files: [File]) throws(CommandFailure) -> [String] {
    try changed(files) { files throws(WholeFileFault) in try write(files) }
  }
}

extension WholeFolder {
  /// Writes files into a folder at one blow; one that holds the very same already is left as it is.
  ///
  /// - Parameters:
  ///   - files: the files, with paths that begin with the folder's.
  ///   - stale: the files to remove, with paths as well.
  ///   - folder: the folder; it is made where it is not there.
  /// - Returns: the paths of those that were written.
  /// - Throws: ``CommandFailure/unwritable(_:)``.
  static func writeChanged(
    _ files: [WholeFiles.File],
    removing stale: [String],
    in folder: String
  ) throws(CommandFailure) -> [String] {
    try changed(files) { files throws(WholeFileFault) in
      try write(files, removing: stale, in: folder)
    }
  }
}

/// Writes those of some files that hold something else, and gives their paths.
private func changed(
  _ files: [WholeFiles.File],
  _ write: ([WholeFiles.File]) throws(WholeFileFault) -> Void
) throws(CommandFailure) -> [String] {
  let changed = files.filter { !$0.isOnDisk }
  do {
    try write(changed)
  } catch {
    throw .unwritable(Diagnostic(.error, rule: "unwritable", error.reason, path: error.path))
  }
  return changed.map(\.path)
}
