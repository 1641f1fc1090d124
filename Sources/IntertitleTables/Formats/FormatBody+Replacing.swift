extension FormatBody {
  /// The text with other words for some of its holes.
  ///
  /// - Parameter replacement: the words for a hole; nil leaves it as it is.
  /// - Returns: the text, byte for byte the same beside those.
  package func replacingHoles(_ replacement: (FormatPart) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for part in parts where part.role != .literal {
      let start = Int(part.offset)
      result += bytes[position..<start]
      result += replacement(part)?.utf8.map { $0 } ?? Array(bytes[start..<start + Int(part.length)])
      position = start + Int(part.length)
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// How a hole is spelled with its position in it.
  ///
  /// - Parameters:
  ///   - part: the hole.
  ///   - place: the place of its argument, from 0.
  /// - Returns: the spelling, as it is where the hole has a position or reads no argument.
  package func spelling(_ part: FormatPart, numbered place: Int) -> String {
    let spelling = spelling(part)
    let digits = spelling.utf8.dropFirst().prefix { (0x30...0x39).contains($0) }
    let behind = spelling.utf8.dropFirst(digits.count + 1).first
    let hasPosition = !digits.isEmpty && behind == UInt8(ascii: "$")
    guard part.role != .ownNumber, !hasPosition else { return spelling }
    return "%\(place + 1)$" + spelling.dropFirst()
  }
}
