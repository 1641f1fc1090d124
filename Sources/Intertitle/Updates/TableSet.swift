/// A set of tables that came while the app was running: where it is, and what is known of it.
public struct TableSet: Sendable {
  enum Source: Sendable {
    case file(String)
    case folder(String)
    case bytes([UInt8])
  }

  let source: Source
  /// What its SHA-256 has to be, in hexadecimal digits; nil where nobody said.
  let sha256: String?
  let signature: [UInt8]

  /// A file that `retitle pack` wrote.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - sha256: The SHA-256 of the file, in hexadecimal digits; nil leaves it to the hash in the set,
  ///     which tells a torn download and not a forged one.
  ///   - signature: What the app's own check is handed with the bytes.
  /// - Returns: The set; nothing is read yet.
  public static func file(_ path: String, sha256: String? = nil, signature: [UInt8] = []) -> Self {
    Self(source: .file(path), sha256: sha256, signature: signature)
  }

  /// The bytes of such a file.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - sha256: As for ``file(_:sha256:signature:)``.
  ///   - signature: As for ``file(_:sha256:signature:)``.
  /// - Returns: The set.
  public static func bytes(
    _ bytes: [UInt8],
    sha256: String? = nil,
    signature: [UInt8] = []
  ) -> Self {
    Self(source: .bytes(bytes), sha256: sha256, signature: signature)
  }

  /// A folder of tables: `.lproj` folders, and vendors' in a folder `Vendor` beside them.
  ///
  /// It is packed first as `retitle pack` does, so that hash and signature are those of the file that
  /// it writes of the same tables.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - sha256: As for ``file(_:sha256:signature:)``.
  ///   - signature: As for ``file(_:sha256:signature:)``.
  /// - Returns: The set; nothing is read yet.
  public static func folder(
    _ path: String,
    sha256: String? = nil,
    signature: [UInt8] = []
  ) -> Self {
    Self(source: .folder(path), sha256: sha256, signature: signature)
  }
}
