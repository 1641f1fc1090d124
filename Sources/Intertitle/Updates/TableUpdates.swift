internal import IntertitleTables

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

  /// The folder, in whichever of its spellings it was given.
  var place: String { RealPath(future: folder)?.path ?? folder }

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
