/// Files that are written into a folder at one blow: whoever looks into it finds everything as it was
/// before, or everything as it is then.
///
/// A copy of the folder is made beside it, of links to the files that stay, and trades places with it.
/// Where the system or the disk cannot do that, or the folder holds more than files and folders, each
/// file is written whole by itself.
package enum WholeFolder {
  /// Writes files.
  ///
  /// - Parameters:
  ///   - files: The files, with paths that begin with the folder's.
  ///   - folder: The folder; it is made where it is not there.
  /// - Throws: ``WholeFileFault``, and nothing has changed, but where each file is written by itself.
  package static func write(
    _ files: [WholeFiles.File],
    in folder: String
  ) throws(WholeFileFault) {
    guard files.count > 1, let real = RealPath(future: folder)?.path,
      let copy = FolderCopy(of: real)
    else { return try WholeFiles.write(files) }
    defer { copy.remove() }
    let moved = files.map { file in
      let place = String(decoding: file.path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      var file = file
      file.path = RealPath.join(copy.path, place)
      return file
    }
    do {
      try WholeFiles.write(moved)
    } catch {
      throw WholeFileFault(error.step, folder, error.code)
    }
    if !copy.takePlace() { try WholeFiles.write(files) }
  }
}
