internal import IntertitleTables

/// Turns UTF-8 into the encoding that a file had.
enum TextEncoder {
  /// The bytes of a text; what an encoding from before Unicode cannot hold becomes UTF-8.
  static func encode(_ text: [UInt8], as encoding: TextEncoding, marked: Bool) -> [UInt8] {
    let mark: [UInt8] = marked ? [0xEF, 0xBB, 0xBF] : []
    switch encoding {
    case .utf16LittleEndian: return units(mark + text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return units(mark + text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian: return scalars(mark + text) { bytes($0) }
    case .utf32BigEndian: return scalars(mark + text) { bytes($0).reversed() }
    case .utf8: return mark + text
    default:
      return LegacyEncoding.encode(String(decoding: text, as: UTF8.self), encoding) ?? mark + text
    }
  }

  private static func units(_ text: [UInt8], _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
    String(decoding: text, as: UTF8.self).utf16.flatMap(bytes)
  }

  private static func scalars(_ text: [UInt8], _ bytes: (UInt32) -> [UInt8]) -> [UInt8] {
    String(decoding: text, as: UTF8.self).unicodeScalars.flatMap { bytes($0.value) }
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }
}
