/// How diagnostics show texts and characters: short, on one line, invisible things by name.
package enum Shown {
  /// A text as a sentence shows it: control characters escaped, cut at 40 characters.
  package static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(41) {
      result += isInvisible(scalar) || isControl(scalar) ? escaped(scalar) : String(scalar)
    }
    return text.unicodeScalars.count > 41 ? result + "…" : result
  }

  /// A scalar by its number and, where it is one that people paste, its name.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    let name = names[scalar.value] ?? scalar.properties.name?.lowercased()
    return name.map { "\(number) (\($0))" } ?? number
  }

  /// The scalar at an offset, as ``codePoint(_:)`` names it.
  static func codePoint(at offset: Int, of arena: TextArena) -> String {
    scalar(at: offset, of: arena).map(codePoint) ?? "this"
  }

  /// The scalar at an offset of valid UTF-8.
  static func scalar(at offset: Int, of arena: TextArena) -> Unicode.Scalar? {
    let length = min(4, arena.count - offset)
    guard length > 0 else { return nil }
    var decoder = UTF8()
    var bytes = UnsafeBufferPointer(start: arena.base + offset, count: length).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }

  /// Whether a scalar is a blank or shows nothing, and yet is no blank to Apple's parser.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0, 0xAD, 0x1680, 0x180E, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x206F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a scalar would end the sentence's line, or mean something to a terminal.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static let names: [UInt32: String] = [
    0xA0: "no-break space", 0x200B: "zero-width space", 0xFEFF: "byte-order mark",
    0x3000: "ideographic space", 0x201C: "left double quotation mark",
    0x201D: "right double quotation mark", 0x201E: "double low-9 quotation mark",
    0xFF1B: "fullwidth semicolon", 0xFF0C: "fullwidth comma",
  ]
}

extension Shown {
  /// A number with a comma between thousands: `1,204`.
  static func number(_ value: Int) -> String {
    var digits = String(value)[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
