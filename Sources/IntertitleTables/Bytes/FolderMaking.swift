#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Makes folders that are not there, with those they lie in, and removes those that are empty.
package enum FolderMaking {
  /// The folder that a path's last part lies in.
  package static func folder(of path: String) -> String {
    // Byte by byte: a combining mark makes one character of itself and the slash before it.
    var bytes = Array(path.utf8)[...]
    while bytes.last == UInt8(ascii: "/"), bytes.count > 1 { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder; nothing is done where it is there.
  ///   - path: the file that it is made for, which the fault names.
  /// - Throws: ``WholeFileFault`` where it cannot be made.
  package static func make(_ folder: String, for path: String) throws(WholeFileFault) {
    if mkdir(folder, 0o777) == 0 || isFolder(folder) { return }
    guard errno == ENOENT, folder != "/", folder != "." else {
      throw WholeFileFault(.makingFolder, path, errno == EEXIST ? ENOTDIR : errno)
    }
    try make(Self.folder(of: folder), for: path)
    // Another process may have made it meanwhile.
    if mkdir(folder, 0o777) == 0 || isFolder(folder) { return }
    throw WholeFileFault(.makingFolder, path)
  }

  /// Removes a file, and the folders that are empty without it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - folder: the folder that stays in any case.
  /// - Throws: ``WholeFileFault`` where it cannot be removed.
  static func remove(_ path: String, below folder: String) throws(WholeFileFault) {
    guard unlink(path) == 0 || errno == ENOENT else { throw WholeFileFault(.removing, path) }
    var place = Self.folder(of: path)
    while place.utf8.count > folder.utf8.count, rmdir(place) == 0 { place = Self.folder(of: place) }
  }

  /// Has the disk keep which names are in a folder.
  static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Whether a folder is there; leaves `errno` as it is.
  private static func isFolder(_ path: String) -> Bool {
    let error = errno
    defer { errno = error }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
