internal import Foundation

/// Canonical equivalence of keys: é as one scalar and as e with an accent are one key, for Swift as
/// for Apple's dictionaries.
///
/// A key whose scalars all are stable under composition (nearly every real one) is in normal form C
/// already and is compared by its bytes. Only the others are composed, by Foundation.
enum CanonicalForm {
  /// Whether every scalar of a text is in normal form C whatever stands beside it.
  static func isCertain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      if isASCII(text, index) {
        index &+= 8
        continue
      }
      let byte = text[index]
      let skipped = stableLength(byte)
      if skipped > 0 {
        index &+= skipped
        continue
      }
      let (scalar, length) = decode(text, index)
      guard isStable(scalar) else { return false }
      index &+= length
    }
    return true
  }

  /// Whether eight bytes from an index on are there, and are ASCII: most keys are.
  @inline(__always)
  private static func isASCII(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index &+ 8 <= text.count, let base = text.baseAddress else { return false }
    return !hasNonASCII(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// How many bytes to skip where the first says that all scalars which begin so are stable: ASCII,
  /// U+0080 … U+02FF, U+0400 … U+047F, U+4000 … U+9FFF.
  @inline(__always)
  private static func stableLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0xC2...0xCB, 0xD0, 0xD1: 2
    case 0xE4...0xE9: 3
    default: 0
    }
  }

  /// The text in normal form C.
  static func composed(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }

  /// Ranges without any scalar that composes, decomposes or is reordered come first, because keys
  /// in the developer's own language are made of them.
  private static func isStable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x2FF, 0x400...0x482, 0x48A...0x590, 0x2010...0x2027, 0x3001...0x3029,
      0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFFEF:
      return true
    default:
      guard let unicode = Unicode.Scalar(scalar) else { return false }
      let properties = unicode.properties
      return properties.canonicalCombiningClass == .notReordered
        && !properties.isFullCompositionExclusion && !joinsBefore(scalar)
    }
  }

  /// Scalars of combining class 0 that compose with what stands before them (NFC_Quick_Check=Maybe).
  private static func joinsBefore(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09BE, 0x09D7, 0x0B3E, 0x0B56, 0x0B57, 0x0BBE, 0x0BD7, 0x0CC2, 0x0CD5, 0x0CD6, 0x0D3E,
      0x0D57, 0x0DCF, 0x0DDF, 0x102E, 0x1161...0x1175, 0x11A8...0x11C2, 0x1B35, 0x11127, 0x1133E,
      0x11357, 0x113B8...0x113C9, 0x114B0, 0x114BA, 0x114BD, 0x115AF, 0x11930, 0x1611E...0x16129,
      0x16D67:
      true
    default: false
    }
  }

  /// One scalar of valid UTF-8.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>,
    _ index: Int
  ) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(text[index])
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= text.count else { return (0xFFFD, text.count - index) }
    var scalar = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset]) & 0x3F }
    return (scalar, length)
  }
}
