internal import Foundation
package import IntertitleLanguages

/// Files that are written together, each whole or not at all.
///
/// All contents go to temporary files beside their places first and are flushed; only then are they
/// renamed, and their folders flushed. What stops in between leaves old files or new ones.
package struct WholeFiles {
  /// One file to be.
  package struct File: Hashable {
    /// Its path.
    package var path: String
    /// What it will hold.
    var text: String

    /// Describes a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  private var begun: [(temporary: String, path: String)] = []

  /// Writes files; one that holds the very same already is left as it is.
  ///
  /// - Parameter files: The files; the folders they lie in are made.
  /// - Returns: The paths of those that were written.
  /// - Throws: ``CommandFailure/unwritable(_:)``, and no file has changed unless a rename failed.
  package static func write(_ files: [File]) throws(CommandFailure) -> [String] {
    let changed = files.filter { $0.bytesOnDisk != Data($0.text.utf8) }
    var writing = WholeFiles()
    do {
      for file in changed { try writing.begin(file) }
      try writing.finish()
    } catch {
      writing.abandon()
      throw error
    }
    return changed.map(\.path)
  }

  private mutating func begin(_ file: File) throws(CommandFailure) {
    try Self.makeFolder(file.folder, for: file.path)
    let (temporary, descriptor) = try Self.makeTemporaryFile(beside: file)
    begun.append((temporary, file.path))
    defer { close(descriptor) }
    if let mode = file.modeOnDisk { fchmod(descriptor, mode) }
    try Self.write(Array(file.text.utf8), to: descriptor, file.path)
    guard fsync(descriptor) == 0 else { throw .unwritable(file.path, errno) }
  }

  /// Makes an empty file that is nobody else's.
  ///
  /// Its name is short, because the file's own may be as long as names can be, and a process that was
  /// ended may have left one: in a container the next one has its number again.
  private static func makeTemporaryFile(
    beside file: File
  ) throws(CommandFailure) -> (path: String, descriptor: Int32) {
    for attempt in 0..<1000 {
      let path = "\(file.folder)/.retitle-\(getpid())-\(attempt)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(path, flags, 0o644)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw .unwritable(file.path, errno)
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(CommandFailure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { throw .unwritable(path, errno) }
      start += max(0, count)
    }
  }

  private mutating func finish() throws(CommandFailure) {
    for (temporary, path) in begun {
      guard rename(temporary, path) == 0 else { throw .unwritable(path, errno) }
    }
    for folder in Set(begun.map { File(path: $0.path, text: "").folder }) {
      Self.flush(folder)
    }
    begun = []
  }

  private func abandon() {
    for (temporary, _) in begun { unlink(temporary) }
  }

  private static func makeFolder(_ folder: String, for path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, errno == 0 ? ENOTDIR : errno)
    }
  }

  private static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension WholeFiles.File {
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  fileprivate var bytesOnDisk: Data? { FileManager.default.contents(atPath: path) }

  /// Who may read and write the file that is there; nil where none is.
  fileprivate var modeOnDisk: mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }
}

extension CommandFailure {
  fileprivate static func unwritable(_ path: String, _ error: Int32) -> CommandFailure {
    let reason = "cannot be written: \(String(cString: strerror(error)))"
    return .unwritable(Diagnostic(.error, rule: "unwritable", reason, path: path))
  }
}
