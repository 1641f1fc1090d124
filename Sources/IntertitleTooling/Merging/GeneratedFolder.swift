internal import IntertitleLanguages
internal import IntertitleTables

/// A folder of generated files as it is to be.
struct GeneratedFolder {
  /// The folder.
  let path: String
  /// The files to be.
  let files: [WholeFiles.File]
  /// What an earlier run made, and this one does not: it is removed.
  var stale: [String] = []

  /// The paths of what is not as it is to be.
  var outdated: [String] { files.filter { !$0.isOnDisk }.map(\.path) + stale }

  /// Makes it so, at one blow where that can be done.
  ///
  /// - Returns: The paths of the files that were written.
  /// - Throws: ``CommandFailure/unwritable(_:)``.
  func write() throws(CommandFailure) -> [String] {
    try WholeFolder.writeChanged(files, removing: stale, in: path)
  }
}
