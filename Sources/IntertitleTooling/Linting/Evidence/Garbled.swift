internal import IntertitleTables

/// Texts in UTF-8 that were taken for Latin-1 or Windows-1252.
enum Garbled {
  /// The first two characters that give it away; nil where there are none.
  static func first(in text: String) -> String? {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if isPair(last.value, scalar.value) { return "\(last)\(scalar)" }
      last = scalar
    }
    return nil
  }

  /// Whether two characters are what two bytes of one character look like.
  ///
  /// The leading bytes of Latin letters (`Ã`, `Â`), of typographic marks (`â€`) and of East Asian
  /// punctuation (`ï¼`, `ã€`), each with what hardly ever follows in a text that is right.
  private static func isPair(_ first: UInt32, _ second: UInt32) -> Bool {
    switch first {
    case 0xC2, 0xC3: (0x80...0xBF).contains(second) && second != 0xAB && second != 0xBB
    case 0xE2: second == 0x20AC || second == 0x80
    case 0xE3: second == 0x20AC || (0x80...0x83).contains(second)
    case 0xEF: second == 0xBC || second == 0xBB || second == 0xBD
    default: false
    }
  }
}
