/// The three subtags that decide which language is meant, each packed into an integer.
///
/// ASCII, left-aligned, zeros behind; zero is an absent subtag. Comparing two costs three integers.
struct Subtags: Hashable, Sendable {
  var language: UInt64
  var script: UInt32
  var region: UInt32

  init(language: UInt64 = 0, script: UInt32 = 0, region: UInt32 = 0) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Ten bytes of a record: language, script, region.
  init(_ table: RecordTable, at index: Int, offset: Int) {
    language = unpadded(table.bytes(at: index, offset: offset, width: 3))
    script = UInt32(unpadded(table.bytes(at: index, offset: offset + 3, width: 4)) >> 32)
    region = UInt32(unpadded(table.bytes(at: index, offset: offset + 7, width: 3)) >> 32)
  }

  /// The subtag `und`.
  static let undetermined: UInt64 = 0x756E_6400_0000_0000
  /// The subtag `sh`.
  static let serboCroatian: UInt64 = 0x7368_0000_0000_0000
  /// The subtag `nb`.
  static let bokmal: UInt64 = 0x6E62_0000_0000_0000
  /// The subtag `no`.
  static let norwegian: UInt64 = 0x6E6F_0000_0000_0000

  /// Whether no language is named.
  var isUndetermined: Bool { language == 0 || language == Self.undetermined }

  /// The language as the first three bytes of a key; zero where it is longer than that.
  var languageKey: UInt64 {
    guard language & 0xFF_FFFF_FFFF == 0 else { return 0 }
    return padded(isUndetermined ? Self.undetermined : language, 3)
  }

  /// The script as four bytes of a key.
  var scriptKey: UInt64 { padded(UInt64(script) << 32, 4) }

  /// The region as three bytes of a key.
  var regionKey: UInt64 { padded(UInt64(region) << 32, 3) }

  /// The tag these subtags make; at most seventeen bytes.
  var tag: String {
    String(unsafeUninitializedCapacity: 24) { buffer in
      var count = 0
      let first = language == 0 ? Self.undetermined : language
      for part in [first, UInt64(script) << 32, UInt64(region) << 32] where part != 0 {
        if count > 0 {
          buffer[count] = UInt8(ascii: "-")
          count += 1
        }
        var rest = part
        while rest != 0 {
          buffer[count] = UInt8(truncatingIfNeeded: rest >> 56)
          count += 1
          rest <<= 8
        }
      }
      return count
    }
  }
}

/// Up to eight ASCII bytes as an integer, left-aligned; what is longer is cut.
func pack64(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var value: UInt64 = 0
  var shift: UInt64 = 64
  for byte in bytes where shift > 0 {
    shift -= 8
    value |= UInt64(byte) << shift
  }
  return value
}

/// Up to four ASCII bytes as an integer, left-aligned; what is longer is cut.
func pack32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  UInt32(truncatingIfNeeded: pack64(bytes) >> 32)
}

/// The text of packed bytes.
func unpack(_ value: UInt64) -> String {
  var text = ""
  var rest = value
  while rest != 0 {
    text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: rest >> 56)))
    rest <<= 8
  }
  return text
}

/// Zeros among the first bytes of a value become spaces, as the tables have them.
private func padded(_ value: UInt64, _ width: UInt64) -> UInt64 {
  var result = value
  for place in 0..<width where (value >> (56 - 8 * place)) & 0xFF == 0 {
    result |= 0x20 << (56 - 8 * place)
  }
  return result
}

/// Spaces become zeros.
func unpadded(_ value: UInt64) -> UInt64 {
  var result = value
  for place in 0..<UInt64(8) where (value >> (8 * place)) & 0xFF == 0x20 {
    result &= ~(0xFF << (8 * place))
  }
  return result
}
