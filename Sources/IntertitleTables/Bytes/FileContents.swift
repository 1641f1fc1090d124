/// A file byte for byte, for whoever reads something else than strings.
package struct FileContents: Sendable {
  /// The bytes.
  package let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter path: Its path.
  /// - Throws: ``StringFileError/unreadable(path:reason:)`` where it cannot be opened or read,
  ///   ``StringFileError/tooLarge(path:)``.
  package init(of path: String) throws(StringFileError) {
    let arena = try FileBytes.read(path)
    bytes = withExtendedLifetime(arena) { Array(arena.bytes) }
  }

  /// The text; what is no UTF-8 in it is replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The hash of the bytes.
  package var hash: SHA256 { SHA256(of: bytes) }
}
