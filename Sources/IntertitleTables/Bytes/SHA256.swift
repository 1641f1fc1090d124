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
  /// - Complexity: O(*n*), at about 5 ns a byte.
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
    let values = digits.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == 2 * Self.size, values.count == digits.utf8.count else { return nil }
    self.init(bytes: (0..<Self.size).map { UInt8(values[2 * $0] << 4 | values[2 * $0 + 1]) })
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
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { schedule in
      Self.roundConstants.withUnsafeBufferPointer { constants in
        words.withUnsafeMutableBufferPointer { words in
          for block in stride(from: 0, to: blocks.count, by: Self.blockSize) {
            for index in 0..<16 {
              let word = blocks.loadUnaligned(fromByteOffset: block + index * 4, as: UInt32.self)
              schedule[index] = UInt32(bigEndian: word)
            }
            Self.mix(words, schedule, constants)
          }
        }
      }
    }
  }

  /// Mixes one block into the hash, in 64 rounds; the schedule of words is kept for the last sixteen.
  ///
  /// `words` has 8 elements, `schedule` 16, `constants` 64: all places below are in them.
  @inline(__always)
  private static func mix(
    _ words: UnsafeMutableBufferPointer<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for round in 0..<64 {
      if round >= 16 { extend(schedule, to: round) }
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice
        &+ constants[round] &+ schedule[round & 15]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    (words[0], words[1], words[2], words[3]) = (
      words[0] &+ a, words[1] &+ b, words[2] &+ c, words[3] &+ d
    )
    (words[4], words[5], words[6], words[7]) = (
      words[4] &+ e, words[5] &+ f, words[6] &+ g, words[7] &+ h
    )
  }

  @inline(__always)
  private static func extend(_ schedule: UnsafeMutableBufferPointer<UInt32>, to round: Int) {
    let (late, early) = (schedule[(round - 2) & 15], schedule[(round - 15) & 15])
    schedule[round & 15] &+=
      (late.turned(17) ^ late.turned(19) ^ late >> 10) &+ schedule[(round - 7) & 15]
      &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
  }

  private static let blockSize = 64

  private static let initialWords: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension SHA256: CustomStringConvertible {
  /// The hash in 64 small hexadecimal digits.
  package var description: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

extension UInt32 {
  /// The bits turned to the right.
  @inline(__always)
  fileprivate func turned(_ count: UInt32) -> UInt32 { self &>> count | self &<< (32 &- count) }
}
