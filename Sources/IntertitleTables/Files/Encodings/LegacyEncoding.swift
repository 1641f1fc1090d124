internal import Foundation

/// Encodings from before Unicode, by way of Foundation; used where a caller names one, or a file does.
package enum LegacyEncoding {
  /// The text of bytes in an encoding; nil where they are not in it.
  static func decode(_ bytes: UnsafeRawBufferPointer, _ encoding: TextEncoding) -> String? {
    if encoding == .macRoman { return macRoman(bytes) }
    guard let known = foundation[encoding.name] else { return nil }
    return String(data: Data(bytes), encoding: known)
  }

  /// The bytes of a text in an encoding; nil where it is not known, or cannot hold the text.
  package static func encode(_ text: String, _ encoding: TextEncoding) -> [UInt8]? {
    if encoding == .macRoman {
      let bytes = text.utf16.map { unit in
        unit < 0x80 ? UInt8(unit) : macRomanUpperHalf.firstIndex(of: unit).map { UInt8($0 + 0x80) }
      }
      return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
    }
    return foundation[encoding.name].flatMap { text.data(using: $0) }.map { Array($0) }
  }

  private static func macRoman(_ bytes: UnsafeRawBufferPointer) -> String {
    let units = bytes.map { $0 < 0x80 ? UInt16($0) : macRomanUpperHalf[Int($0) - 0x80] }
    return String(decoding: units, as: UTF16.self)
  }

  private static let foundation: [String: String.Encoding] = [
    "ISO-8859-1": .isoLatin1, "ISO-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
    "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "Shift_JIS": .shiftJIS,
    "ISO-2022-JP": .iso2022JP, "GB18030": external(0x0632), "Big5": external(0x0A03),
    "EUC-KR": external(0x0940), "KOI8-R": external(0x0A02),
  ]

  /// An encoding that Foundation knows only by Core Foundation's number.
  private static func external(_ number: UInt) -> String.Encoding {
    String.Encoding(rawValue: 0x8000_0000 | number)
  }
}
