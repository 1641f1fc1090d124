internal import IntertitleLanguages
internal import IntertitleTables

/// Characters of a text that nobody sees.
enum InvisibleCharacters {
  /// Looks for the first oddity.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - script: the script of its language; some need characters that others do not.
  /// - Returns: what is odd, as the end of a sentence; nil where nothing is.
  static func first(in text: String, script: String) -> String? {
    let scalars = text.unicodeScalars
    if let first = scalars.first, isOddAtEnd(first) {
      return "begins with \(Shown.codePoint(first))"
    }
    if let last = scalars.last, isOddAtEnd(last) { return "ends with \(Shown.codePoint(last))" }
    if let odd = scalars.first(where: { isOdd($0, script) }) {
      return "holds \(Shown.codePoint(odd))"
    }
    return unbalanced(scalars).map { "opens or closes \(Shown.codePoint($0)) without its partner" }
  }

  private static func isOddAtEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x202F, 0x200B, 0x2060, 0xFEFF, 0xAD: true
    default: false
    }
  }

  private static func isOdd(_ scalar: Unicode.Scalar, _ script: String) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFF9...0xFFFC: true
    case 0x200B: !SpacelessScripts.showsWordsByZeroWidthSpaces(script)
    default: false
    }
  }

  /// A mark of bidirectional text (UAX #9) that has no partner; a line break closes all.
  private static func unbalanced(_ scalars: String.UnicodeScalarView) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    for scalar in scalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
      case 0x202C, 0x2069:
        let isIsolate = scalar.value == 0x2069
        guard let last = open.popLast(), isIsolate == (last.value >= 0x2066) else { return scalar }
      default: break
      }
    }
    return open.last
  }
}
