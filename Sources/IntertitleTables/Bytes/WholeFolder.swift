/// Files that are written into a folder at one blow: whoever looks into it finds everything as it was
/// before, or everything as it is then.
///
/// A copy of the folder is made beside it, of links to the files that stay, and trades places with it.
/// Where the system or the disk cannot do that, or the folder holds more than files and folders, each
/// file is written whole by itself.
package enum WholeFolder {
  /// Writes files, and removes others.
  ///
  /// - Parameters:
  ///   - files: The files, with paths that begin with the folder's.
  ///   - stale: The files to remove, with paths as well, and with each the folders that are empty then.
  ///   - folder: The folder; it is made where it is not there.
  /// - Throws: ``WholeFileFault``, and nothing has changed, but where each file is written by itself.
  package static func write(
    _ files: [WholeFiles.File],
    removing stale: [String] = [],
    in folder: String
  ) throws(WholeFileFault) {
    guard try !writeCopy(files, stale, folder) else { return }
    try WholeFiles.write(files)
    for path in stale { try FolderMaking.remove(path, below: folder) }
  }

  /// Writes into a copy that takes the folder's place; false where that cannot be done.
  private static func writeCopy(
    _ files: [WholeFiles.File],
    _ stale: [String],
    _ folder: String
  ) throws(WholeFileFault) -> Bool {
    guard files.count + stale.count > 1, let real = RealPath(future: folder)?.path,
      let copy = FolderCopy(of: real)
    else { return false }
    defer { copy.remove() }
    func place(_ path: String) -> String {
      String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    }
    for file in files { try copy.write(file, at: place(file.path)) }
    for path in stale { try copy.leaveOut(place(path)) }
    return copy.takePlace()
  }
}
