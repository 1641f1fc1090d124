#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file's bytes, read whole with the system's own calls: a command-line tool that reads one small
/// file must not pay for a framework.
struct FileBytes: ~Copyable {
  private let base: UnsafeMutableRawPointer
  let count: Int

  /// The most a file may have: entries address bytes with 32 bits, and escapes need room again.
  static let limit = 0x7FFF_0000

  /// Reads a file.
  ///
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` or ``StringFileError/tooLarge(path:)``.
  init(path: String) throws(StringFileError) {
    (base, count) = try Self.read(path)
  }

  deinit { free(base) }

  /// The bytes, valid inside the closure.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: base, count: count))
  }

  private static func read(
    _ path: String
  ) throws(StringFileError) -> (UnsafeMutableRawPointer, Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(path: path) }
    let size = Int(status.st_size)
    guard let memory = malloc(size + 1) else {
      throw .unreadable(path: path, reason: "out of memory")
    }
    guard let length = fill(memory, size, from: descriptor) else {
      free(memory)
      throw failure(path)
    }
    return (memory, length)
  }

  private static func fill(_ memory: UnsafeMutableRawPointer, _ size: Int, from file: Int32) -> Int? {
    var length = 0
    while length < size {
      let got = readBytes(file, memory + length, size - length)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { break }
      length += got
    }
    return length
  }

  private static func failure(_ path: String) -> StringFileError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The system's `read`, whose name the type above uses for itself.
private func readBytes(_ file: Int32, _ memory: UnsafeMutableRawPointer, _ size: Int) -> Int {
  read(file, memory, size)
}
