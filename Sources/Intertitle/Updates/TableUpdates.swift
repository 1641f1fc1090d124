/// A folder in which sets of tables are kept that came while the app was running, and what a set has
/// to be before it is used.
///
/// ```swift
/// let updates = TableUpdates(folder: support + "/Texts 2.4") { set, signature in
///   key.isValidSignature(signature, for: set)
/// }
/// localizer.load(folder: resources)
/// localizer.load(updates)  // what an earlier run kept
///
/// try localizer.apply(.file(download, sha256: hash, signature: signature), keptIn: updates)
/// ```
/// The folder is for nothing else. It holds the set in use and the one before, and says in one small
/// file which they are; whenever the process or the machine stops, that is the old one or the new one.
/// Give each version of the app a folder of its own, so that the texts it was built with are not
/// covered by older ones.
public struct TableUpdates: Sendable {
  /// Says whether the very bytes of a set can be trusted, with the signature that came with them.
  public typealias Check = @Sendable (_ set: [UInt8], _ signature: [UInt8]) throws -> Bool

  /// The path of the folder; made when a set is kept.
  public let folder: String
  /// How many bytes a set may have: more are not read.
  public let mostBytes: Int
  let isTrusted: Check?

  /// Describes a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - mostBytes: How many bytes a set may have.
  ///   - isTrusted: Asked about each set before anything in it is looked at, when it is applied and
  ///     whenever it is read again, on the thread that does so; nil where hashes are enough. What it
  ///     throws refuses the set.
  public init(folder: String, mostBytes: Int = 32 << 20, isTrusted: Check? = nil) {
    self.folder = folder
    self.mostBytes = mostBytes
    self.isTrusted = isTrusted
  }
}

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
