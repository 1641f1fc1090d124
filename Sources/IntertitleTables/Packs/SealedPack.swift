/// The bytes of a pack that are whole, as its own hash says; nothing in them was looked at.
package struct SealedPack: Sendable {
  /// The pack.
  package let bytes: [UInt8]
  /// The hash of all its bytes, as `sha256sum` prints it.
  package let hash: SHA256

  /// Takes a pack.
  ///
  /// - Parameters:
  ///   - bytes: the whole pack.
  ///   - limit: how many bytes it may have.
  /// - Throws: ``PackFault/tooLarge(limit:)``, ``PackFault/noPack``, ``PackFault/version(_:)`` or
  ///   ``PackFault/damaged``.
  package init(_ bytes: [UInt8], atMost limit: Int = .max) throws(PackFault) {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    let (start, end) = (PackFormat.start, bytes.count - SHA256.size)
    guard bytes.starts(with: PackFormat.signature), bytes.count >= start else { throw .noPack }
    let version = bytes[PackFormat.signature.count..<start].reversed().reduce(0) {
      $0 << 8 | UInt32($1)
    }
    guard version == PackFormat.version else { throw .version(version) }
    guard end >= start + 4 else { throw .damaged }
    let hashes = bytes.withUnsafeBytes { SHA256.hashes(of: $0, andOfItsFirst: end) }
    guard SHA256(bytes: bytes[end...]) == hashes.beginning else { throw .damaged }
    self.bytes = bytes
    hash = hashes.whole
  }

  /// Reads a pack from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: how many bytes it may have; no room is asked for where it has more.
  /// - Throws: ``PackFault``.
  package init(contentsOf path: String, atMost limit: Int) throws(PackFault) {
    let bytes: [UInt8]
    do throws(StringFileError) {
      bytes = try FileBytes.array(path, atMost: limit)
    } catch {
      throw PackFault(error, limit: limit)
    }
    try self.init(bytes)
  }

  /// Whether a file begins as a pack does, of whatever version.
  package static func isPack(at path: String) -> Bool {
    (try? FileBytes.array(path))?.starts(with: PackFormat.signature) ?? false
  }
}

extension SealedPack {
  /// A file that is to be packed.
  struct File {
    let vendor: String?
    let path: String
    let bytes: [UInt8]
  }

  /// Packs files, in the order in which they come.
  init(packing files: [File], atMost limit: Int = .max) throws(PackFault) {
    var bytes = PackFormat.signature + PackFormat.bytes(of: PackFormat.version)
    bytes += PackFormat.bytes(of: UInt32(files.count))
    for file in files {
      let vendor = file.vendor ?? ""
      for count in [vendor.utf8.count, file.path.utf8.count, file.bytes.count] {
        bytes += PackFormat.bytes(of: UInt32(count))
      }
      bytes += Array(vendor.utf8) + Array(file.path.utf8)
    }
    for file in files { bytes += file.bytes }
    bytes += SHA256(of: bytes).bytes
    try self.init(bytes, atMost: limit)
  }
}
