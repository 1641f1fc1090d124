#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Files that are written together, each whole or not at all.
///
/// All contents go to temporary files beside their places first and are flushed; only then are they
/// renamed, and their folders flushed. What stops in between leaves old files or new ones. A link is
/// replaced and not followed; who may read a file that is there stays as it is.
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

  /// What temporary files are called.
  package enum Temporary {
    /// A name that no other process uses; what a process that was ended left behind is in nobody's
    /// way.
    case anyone
    /// One name, which only the holder of a lock uses: what is there was left behind, and goes.
    case lockHolder(String)
  }

  private let temporary: Temporary
  private var begun: [(temporary: String, path: String)] = []

  /// Writes files.
  ///
  /// - Parameters:
  ///   - files: the files; the folders they lie in are made.
  ///   - temporary: what temporary files are called.
  /// - Throws: ``WholeFileFault``, and no file has changed unless a rename failed.
  package static func write(
    _ files: [File],
    through temporary: Temporary = .anyone
  ) throws(WholeFileFault) {
    var writing = WholeFiles(temporary: temporary)
    do {
      for file in files { try writing.begin(file) }
      try writing.finish()
    } catch {
      writing.abandon()
      throw error
    }
  }

  private init(temporary: Temporary) { self.temporary = temporary }

  private mutating func begin(_ file: File) throws(WholeFileFault) {
    try FolderMaking.make(file.folder, for: file.path)
    let (place, descriptor) = try makeTemporaryFile(beside: file)
    begun.append((place, file.path))
    defer { close(descriptor) }
    if let mode = file.modeOnDisk { fchmod(descriptor, mode) }
    try Self.write(file, to: descriptor)
    let isFlushed = uninterrupted { Int(fsync(descriptor)) } == 0
    guard isFlushed else { throw WholeFileFault(.flushing, file.path) }
  }

  /// Makes an empty file that is nobody else's.
  private func makeTemporaryFile(
    beside file: File
  ) throws(WholeFileFault) -> (path: String, descriptor: Int32) {
    switch temporary {
    case .lockHolder(let path):
      unlink(path)
      let descriptor = Self.create(path, file)
      if descriptor >= 0 { return (path, descriptor) }
    case .anyone:
      // The name is short, because the file's own may be as long as names can be, and in a container
      // the next process has the number of the one before.
      for attempt in 0..<1000 {
        let path = "\(file.folder)/.retitle-\(getpid())-\(attempt)"
        let descriptor = Self.create(path, file)
        if descriptor >= 0 { return (path, descriptor) }
        guard errno == EEXIST else { break }
      }
    }
    throw WholeFileFault(.making, file.path)
  }

  private static func create(_ path: String, _ file: File) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(file.mode))
  }

  private static func write(_ file: File, to descriptor: Int32) throws(WholeFileFault) {
    var rest = file.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        uninterrupted { writeBytes(descriptor, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { throw WholeFileFault(.writing, file.path) }
      rest = rest.dropFirst(count)
    }
  }

  private mutating func finish() throws(WholeFileFault) {
    for (temporary, path) in begun {
      guard rename(temporary, path) == 0 else { throw WholeFileFault(.renaming, path) }
    }
    for folder in Set(begun.map { FolderMaking.folder(of: $0.path) }) { Self.flush(folder) }
    begun = []
  }

  private func abandon() {
    for (temporary, _) in begun { unlink(temporary) }
  }

  private static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension WholeFiles.File {
  fileprivate var folder: String { FolderMaking.folder(of: path) }

  /// Who may read and write the file that is there; nil where none is.
  fileprivate var modeOnDisk: mode_t? {
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
