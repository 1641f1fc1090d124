#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reads a file whole, with the system's own calls: a command-line tool that reads one small file
/// must not pay for a framework, and a mapped file that shrinks would end the process.
package enum FileBytes {
  /// The most a file may have: entries address bytes with 32 bits, and escapes need room again.
  package static let limit = 0x7FFF_0000

  /// Reads a file into an arena, whose room is asked for only where the file is not too large.
  ///
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` or ``StringFileError/tooLarge(path:)``.
  static func read(
    _ path: String,
    atMost limit: Int = limit
  ) throws(StringFileError) -> TextArena {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      let reason = kind == S_IFDIR ? "it is a folder; name a file in it" : "it is no regular file"
      throw .unreadable(path: path, reason: reason)
    }
    guard status.st_size <= limit else { throw .tooLarge(path: path) }
    let arena = TextArena(count: Int(status.st_size))
    guard let length = fill(arena.base, arena.count, from: descriptor) else { throw failure(path) }
    arena.shrink(to: length)
    return arena
  }

  /// Reads a file into an array.
  ///
  /// - Throws: as ``read(_:atMost:)``.
  package static func array(
    _ path: String,
    atMost limit: Int = limit
  ) throws(StringFileError) -> [UInt8] {
    let arena = try read(path, atMost: limit)
    // The bytes do not keep the arena.
    return withExtendedLifetime(arena) { Array(arena.bytes) }
  }

  /// Reads a file as text; what is no UTF-8 in it is replaced.
  ///
  /// - Throws: as ``read(_:atMost:)``.
  package static func text(_ path: String) throws(StringFileError) -> String {
    String(decoding: try array(path), as: UTF8.self)
  }

  private static func fill(
    _ memory: UnsafeMutablePointer<UInt8>,
    _ size: Int,
    from file: Int32
  ) -> Int? {
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
