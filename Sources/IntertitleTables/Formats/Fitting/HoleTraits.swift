/// What is peculiar to the placeholders of a format, of which a translation has none that the source
/// text does not have.
struct HoleTraits: OptionSet {
  let rawValue: UInt8

  /// `%s`, `%S`, `%c`: what the system reads as the address of a text in C.
  static let cTexts = HoleTraits(rawValue: 1)
  /// `%2@`, and `%2d` beside `%1d`: a position that has lost its `$`; and `%.@`, which cuts words.
  static let widths = HoleTraits(rawValue: 2)
  /// `%@$1`, and `%@2` beside `%@1`: a position behind its placeholder.
  static let strayPositions = HoleTraits(rawValue: 4)
  /// `%f.2`, `%f,2`, `%.f2`, `%2f.`, `%2.f`: a precision behind its placeholder, or whose point is.
  static let strayPrecisions = HoleTraits(rawValue: 8)
  /// `%.2f`, which says how many digits are shown.
  static let precisions = HoleTraits(rawValue: 16)

  /// What is peculiar to a format and its forms, and a spelling of each.
  static func all(of format: Format) -> (
    traits: HoleTraits, spellings: [HoleTraits.RawValue: String]
  ) {
    var reader = Reader()
    for body in [format.body] + (format.variables?.bodies ?? []) { reader.read(body) }
    return (reader.traits, reader.spellings)
  }

  /// The spelling of a placeholder that is damaged, seen beside the source text's; nil where none is.
  static func damage(in format: Format, beside development: Format) -> String? {
    let (own, spellings) = all(of: format)
    if own.subtracting(.precisions).isEmpty { return nil }
    let wanted = all(of: development).traits
    var damages = own.subtracting(wanted).subtracting(.precisions)
    if !wanted.contains(.precisions) { damages.remove(.strayPrecisions) }
    if !development.signature.kinds.contains(.text) { damages.remove(.cTexts) }
    return [.cTexts, .widths, .strayPositions, .strayPrecisions].first(where: damages.contains)
      .flatMap { (trait: HoleTraits) in spellings[trait.rawValue] }
  }

  private struct Reader {
    private(set) var traits: HoleTraits = []
    private(set) var spellings: [HoleTraits.RawValue: String] = [:]

    mutating func read(_ body: FormatBody) {
      let holes = body.parts.filter { $0.kind != nil && $0.role != .variable }
      for hole in holes {
        let spelling = body.spelling(hole)
        if let letter = spelling.utf8.last, Self.isC(letter) { note(.cTexts, spelling) }
        if hole.role == .text, hole.width > 0 || hole.precision >= 0 { note(.widths, spelling) }
        if hole.precision >= 0 { note(.precisions, spelling) }
        readWhatIsBehind(hole, spelling, body)
      }
      if let first = holes.first, Self.haveLostPositions(holes) {
        note(.widths, body.spelling(first))
      }
      let digits = holes.map { Self.digitBehind($0, body) }
      if let first = holes.first, holes.count > 1, Set(digits) == Set(1...holes.count) {
        note(.strayPositions, body.spelling(first) + "\(digits[0] ?? 0)")
      }
    }

    /// The digit that stands behind a placeholder, by itself.
    private static func digitBehind(_ hole: FormatPart, _ body: FormatBody) -> Int? {
      let behind = bytes(behind: hole, body)
      guard 0x30...0x39 ~= behind[0], !(0x30...0x39 ~= behind[1]) else { return nil }
      return Int(behind[0]) - 0x30
    }

    /// The two bytes behind a placeholder, 0 where the text is over.
    private static func bytes(behind hole: FormatPart, _ body: FormatBody) -> [UInt8] {
      let end = Int(hole.offset + hole.length)
      return KeyBytes.with(body.text) { bytes in
        (end..<end + 2).map { $0 < bytes.count ? bytes[$0] : 0 }
      }
    }

    private mutating func readWhatIsBehind(
      _ hole: FormatPart,
      _ spelling: String,
      _ body: FormatBody
    ) {
      let behind = Self.bytes(behind: hole, body)
      let isDigit = behind.map { 0x30...0x39 ~= $0 }
      let shown = spelling + String(decoding: behind.prefix { $0 != 0 }, as: UTF8.self)
      let isPoint = behind[0] == UInt8(ascii: "."), isComma = behind[0] == UInt8(ascii: ",")
      let hasBarePoint = spelling.utf8.dropLast().last == UInt8(ascii: ".")
      if hole.precision < 0, (isPoint || isComma) && isDigit[1] || isPoint && hole.width > 0 {
        note(.strayPrecisions, shown)
      } else if hasBarePoint, isDigit[0] || hole.width > 0 {
        note(.strayPrecisions, shown)
      }
      if behind[0] == UInt8(ascii: "$") && isDigit[1]
        || isDigit[0] && behind[1] == UInt8(ascii: "$")
      {
        note(.strayPositions, shown)
      }
    }

    private mutating func note(_ trait: HoleTraits, _ spelling: String) {
      if traits.insert(trait).inserted { spellings[trait.rawValue] = spelling }
    }

    /// Whether the widths are those of positions: all there, each once.
    private static func haveLostPositions(_ holes: [FormatPart]) -> Bool {
      guard holes.count > 1 else { return false }
      let widths = holes.map { Int($0.width) }
      return Set(widths) == Set(1...holes.count)
        && holes.allSatisfy {
          $0.flags.isDisjoint(with: [.zeros, .left, .numbered, .argumentWidth])
        }
    }

    private static func isC(_ letter: UInt8) -> Bool {
      [UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"), UInt8(ascii: "C")].contains(letter)
    }
  }
}
