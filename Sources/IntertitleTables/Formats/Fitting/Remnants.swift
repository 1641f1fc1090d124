/// What is left in a format's words of placeholders that were damaged: `％@`, `% @`, `%%@`, and the
/// `%1` of `%1%@`.
///
/// A percent sign behind a number is one, whatever it looks like: `50% off`, `٪٥٠`.
struct Remnants {
  /// What can be nothing else.
  private(set) var certain: [String] = []
  /// What is one only where a placeholder is missing.
  private(set) var possible: [String] = []

  /// Looks through the format and its forms; what is possible only, in the format alone: a form may do
  /// without the number.
  init(_ format: Format) {
    read(Words(format.body))
    let ofFormat = possible
    for body in format.variables?.bodies ?? [] { read(Words(body)) }
    possible = ofFormat
  }

  private mutating func read(_ words: Words) {
    for index in words.folded.indices where words.folded[index] == "%" {
      guard let (length, isCertain) = words.remnant(at: index) else { continue }
      let spelling = String(String.UnicodeScalarView(words.scalars[index..<index + length]))
      if isCertain { certain.append(spelling) } else { possible.append(spelling) }
    }
  }
}

/// The words of a format with one character for each hole, and the same with every character that only
/// looks like one of a placeholder's in that one's place.
private struct Words {
  private(set) var scalars: [Unicode.Scalar] = []
  let folded: [Unicode.Scalar]

  private static let hole: Unicode.Scalar = "\u{FFFC}"
  /// How long a placeholder is at most.
  private static let lengthLimit = 16

  init(_ body: FormatBody) {
    for part in body.parts {
      if part.role == .literal {
        scalars += body.spelling(part).unicodeScalars
      } else {
        scalars.append(Self.hole)
      }
    }
    folded = scalars.map(\.folded)
  }

  /// The length of what is left of a placeholder at a percent sign, and whether it is nothing else.
  func remnant(at start: Int) -> (length: Int, isCertain: Bool)? {
    var index = start + 1
    while index < folded.count, index < start + Self.lengthLimit, folded[index].isInside {
      index += 1
    }
    let inside = folded[(start + 1)..<index]
    let isTight = !inside.contains { $0.properties.isWhitespace }
    let next = index < folded.count ? folded[index] : " "
    if next.isConversion, next == "@" || !(index + 1 < folded.count && folded[index + 1].isLetter) {
      if isBehindNumber(start), next != "@" || !isTight { return nil }
      let isOwn = scalars[start] == "%" && !scalars[start...index].allSatisfy(\.isASCII)
      return (index + 1 - start, isTight && !isOwn)
    }
    if next == Self.hole, isTight, !inside.isEmpty { return (index - start, true) }
    if scalars[start] != "%" || isBehindNumber(start) { return nil }
    return (index - start, false)
  }

  /// Whether a digit or a hole stands before a percent sign, with a blank between at most.
  private func isBehindNumber(_ index: Int) -> Bool {
    var before = index - 1
    if before >= 0, folded[before].properties.isWhitespace { before -= 1 }
    return before >= 0 && (folded[before] == "0" || folded[before] == Self.hole)
  }
}

extension Unicode.Scalar {
  /// The character of ASCII that this one looks like or is a form of, `0` for every digit; itself where
  /// it looks like none.
  fileprivate var folded: Unicode.Scalar {
    switch value {
    case 0x066A, 0xFE6A, 0x2030, 0x2105: return "%"
    case 0xFE6B: return "@"
    case 0xFE69: return "$"
    case 0xFF01...0xFF5E where !(0xFF10...0xFF19 ~= value):
      return Unicode.Scalar(value - 0xFEE0) ?? self
    default: break
    }
    switch properties.numericType {
    case .decimal, .digit: return "0"
    default: return properties.generalCategory == .format ? "\u{200B}" : self
    }
  }

  /// Whether it can stand between a placeholder's sign and its conversion, or was put there.
  fileprivate var isInside: Bool {
    switch self {
    case "0", "$", ".", "*", "-", "+", "'", "#", "h", "l", "q", "L", "t", "z", "j", "\u{200B}": true
    default: properties.isWhitespace
    }
  }

  fileprivate var isConversion: Bool {
    switch self {
    case "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "s", "S",
      "c",
      "C":
      true
    default: false
    }
  }

  fileprivate var isLetter: Bool { properties.isAlphabetic }
}
