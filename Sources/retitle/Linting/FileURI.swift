/// Paths as references of RFC 3986.
enum FileURI {
  /// The reference to a path: relative where the path is, else with the scheme `file`.
  ///
  /// Everything but letters and digits of ASCII, `-._~` and slashes is percent-encoded, so that a
  /// colon in the first folder's name is no scheme.
  static func reference(to path: String) -> String {
    let encoded = path.utf8.map(encode).joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  private static func encode(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte))
    guard !isPlain, !"-._~/".utf8.contains(byte) else { return String(scalar) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
