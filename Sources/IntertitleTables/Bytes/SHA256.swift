internal import CIntertitle

/// The SHA-256 of some bytes, as FIPS 180-4 defines it.
///
/// ```swift
/// SHA256(of: Array("abc".utf8)).description
/// // "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
/// ```
package struct SHA256: Hashable, Sendable {
  /// How many bytes a hash has.
  package static let size = 32

  private var words: [UInt32]

  /// Hashes bytes in memory that is valid during the call.
  ///
  /// - Complexity: O(*n*), at about 1 ns a byte, 4 where the processor has no instructions for it.
  package init(of message: UnsafeRawBufferPointer) {
    self = Self.hashes(of: message, andOfItsFirst: message.count).whole
  }

  /// Hashes bytes.
  package init(of message: [UInt8]) {
    self = message.withUnsafeBytes { Self(of: $0) }
  }

  /// Takes a hash that somebody else says: 32 bytes, or nil.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    words = []
    for (index, byte) in bytes.enumerated() {
      if index % 4 == 0 { words.append(0) }
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
  }

  /// Reads a hash that is written with 64 hexadecimal digits, small or capital; nil for all else.
  package init?(_ digits: some StringProtocol) {
    guard let bytes = [UInt8](hexadecimal: digits) else { return nil }
    self.init(bytes: bytes)
  }

  /// The hash, byte by byte.
  package var bytes: [UInt8] {
    words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
  }

  /// Hashes bytes, and how they begin, going through them once.
  ///
  /// - Parameters:
  ///   - message: The bytes.
  ///   - count: The length of the beginning; at most that of the message.
  /// - Returns: The hash of all bytes and of the beginning.
  package static func hashes(
    of message: UnsafeRawBufferPointer,
    andOfItsFirst count: Int
  ) -> (whole: SHA256, beginning: SHA256) {
    let middle = count - count % blockSize
    var whole = SHA256()
    whole.compress(.init(rebasing: message[..<middle]))
    var beginning = whole
    beginning.finish(.init(rebasing: message[middle..<count]), after: middle)
    whole.finish(.init(rebasing: message[middle...]), after: middle)
    return (whole, beginning)
  }

  private init() { words = Self.initialWords }

  /// Takes in the last bytes, and what follows them: a bit, zeros and the length.
  private mutating func finish(_ bytes: UnsafeRawBufferPointer, after count: Int) {
    let rest = bytes.count % Self.blockSize
    let zeros = (2 * Self.blockSize - rest - 9) % Self.blockSize
    let length = withUnsafeBytes(of: (UInt64(count + bytes.count) << 3).bigEndian) { Array($0) }
    let end = bytes.suffix(rest) + [0x80] + [UInt8](repeating: 0, count: zeros) + length
    compress(.init(rebasing: bytes.dropLast(rest)))
    end.withUnsafeBytes { compress($0) }
  }

  /// Takes in whole blocks.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    guard let start = blocks.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    words.withUnsafeMutableBufferPointer { words in
      guard let hash = words.baseAddress else { return }
      intertitle_sha256(hash, start, blocks.count / Self.blockSize, true)
    }
  }

  private static let blockSize = 64

  private static let initialWords: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
}

extension SHA256: CustomStringConvertible {
  /// The hash in 64 small hexadecimal digits.
  package var description: String { bytes.hexadecimal }
}
