/// One subtag of a tag: at most eight ASCII letters and digits, lower-case, packed.
struct TagPart: Hashable, Sendable {
  /// The bytes, left-aligned, zeros behind them.
  private(set) var text: UInt64 = 0
  /// How many bytes there are.
  private(set) var count = 0
  private(set) var letters = 0

  var isAlphabetic: Bool { letters == count }
  var isNumeric: Bool { letters == 0 }
  var startsWithDigit: Bool { text >> 56 < 0x61 }
  /// Whether this is `x`, which begins private use.
  var isPrivateUse: Bool { text == 0x78 << 56 }

  /// The parts of a tag between `-` or `_`.
  ///
  /// Nil where a part is empty, longer than eight bytes or has anything but ASCII letters and digits.
  static func parts(of bytes: some Collection<UInt8>) -> [TagPart]? {
    var parts: [TagPart] = []
    parts.reserveCapacity(4)
    var part = TagPart()
    for byte in bytes {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard part.count > 0 else { return nil }
        parts.append(part)
        part = TagPart()
      } else if !part.append(byte) {
        return nil
      }
    }
    parts.append(part)
    return part.count > 0 ? parts : nil
  }

  private mutating func append(_ byte: UInt8) -> Bool {
    let lower = 0x41...0x5A ~= byte ? byte | 0x20 : byte
    let isLetter = 0x61...0x7A ~= lower
    guard count < 8, isLetter || 0x30...0x39 ~= lower else { return false }
    text |= UInt64(lower) << UInt64(56 - 8 * count)
    count += 1
    if isLetter { letters += 1 }
    return true
  }
}

extension TagPart {
  /// As a script: the first letter in upper case.
  var script: UInt32 { UInt32(truncatingIfNeeded: text >> 32) & ~0x2000_0000 }

  /// As a region: letters in upper case.
  var region: UInt32 {
    UInt32(truncatingIfNeeded: text >> 32) & (isAlphabetic ? 0xDFDF_DFDF : 0xFFFF_FFFF)
  }
}
