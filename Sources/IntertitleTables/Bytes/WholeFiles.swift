#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that are written together, each whole or not at all.
///
/// All contents are written beside their places first and flushed; only then are they renamed, and
/// their folders flushed. What stops in between leaves old files or new ones, and the next writer
/// removes what is left behind. A link is replaced and not followed; who may read a file that is there
/// stays as it is.
package struct WholeFiles {
  /// One file to be.
  package struct File: Hashable {
    /// Its path.
    package var path: String
    /// What it will hold.
    package let bytes: [UInt8]
    /// Who may read and write it where none is there yet.
    package let mode: UInt32

    /// Describes a file; the folders it lies in are made.
    package init(path: String, bytes: [UInt8], mode: UInt32 = 0o644) {
      self.path = path
      self.bytes = bytes
      self.mode = mode
    }

    /// Describes a file of text; the folders it lies in are made.
    package init(path: String, text: String, mode: UInt32 = 0o644) {
      self.init(path: path, bytes: Array(text.utf8), mode: mode)
    }

    /// Whether the file is there and holds the very same.
    package var isOnDisk: Bool {
      (try? FileBytes.array(path)) == bytes
    }
  }

  /// A folder for each disk: what lies on one can be renamed to any place on it.
  private var staging: [dev_t: StagingFolder] = [:]
  private var folders: Set<String> = []
  private var begun: [(temporary: String, path: String)] = []

  /// Writes files.
  ///
  /// - Parameter files: The files; the folders they lie in are made.
  /// - Throws: ``WholeFileFault``, and no file has changed unless a rename failed.
  package static func write(_ files: [File]) throws(WholeFileFault) {
    var writing = WholeFiles()
    defer { for folder in writing.staging.values { folder.remove() } }
    for file in files { try writing.begin(file) }
    try writing.finish()
  }

  private mutating func begin(_ file: File) throws(WholeFileFault) {
    let folder = FolderMaking.folder(of: file.path)
    try FolderMaking.make(folder, for: file.path)
    let place = RealPath.join(try stagingFolder(in: folder, for: file.path).path, "\(begun.count)")
    try file.write(at: place)
    begun.append((place, file.path))
  }

  /// The folder that is on the same disk as another one, into which something can be renamed.
  private mutating func stagingFolder(
    in folder: String,
    for path: String
  ) throws(WholeFileFault) -> StagingFolder {
    var status = stat()
    guard stat(folder, &status) == 0, access(folder, W_OK | X_OK) == 0 else {
      throw WholeFileFault(.making, path)
    }
    let isNew = folders.insert(folder).inserted
    if let known = staging[status.st_dev] {
      if isNew { StagingFolder.removeLeftovers(in: folder) }
      return known
    }
    let made = try StagingFolder(in: folder, for: path)
    staging[status.st_dev] = made
    return made
  }

  private func finish() throws(WholeFileFault) {
    for (temporary, path) in begun {
      guard rename(temporary, path) == 0 else { throw WholeFileFault(.renaming, path) }
    }
    for folder in folders { FolderMaking.flush(folder) }
  }
}

extension WholeFiles.File {
  /// Writes and flushes what is to take the file's place where nothing is yet; who may read it stays as
  /// it is.
  func write(at place: String) throws(WholeFileFault) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(place, flags, mode_t(mode))
    guard descriptor >= 0 else { throw WholeFileFault(.making, path) }
    defer { close(descriptor) }
    if let mode = modeOnDisk { fchmod(descriptor, mode) }
    try write(to: descriptor)
    let isFlushed = uninterrupted { Int(fsync(descriptor)) } == 0
    guard isFlushed else { throw WholeFileFault(.flushing, path) }
  }

  private func write(to descriptor: Int32) throws(WholeFileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        uninterrupted { writeBytes(descriptor, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { throw WholeFileFault(.writing, path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Who may read and write the file that is there; nil where none is.
  private var modeOnDisk: mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }
}

/// Calls again what a signal cut short.
private func uninterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The system's `write`, whose name the type above uses for itself.
private func writeBytes(_ file: Int32, _ memory: UnsafeRawPointer?, _ size: Int) -> Int {
  write(file, memory, size)
}
