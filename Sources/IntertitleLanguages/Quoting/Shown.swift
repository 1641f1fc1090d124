/// How sentences name single characters and write numbers.
package enum Shown {
  /// A scalar by its number and, where it is one that people paste, its name.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    let name = names[scalar.value] ?? scalar.properties.name?.lowercased()
    return name.map { "\(number) (\($0))" } ?? number
  }

  /// Whether a scalar is a blank or shows nothing, and yet is no blank to Apple's parser.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0, 0xAD, 0x1680, 0x180E, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x206F,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a scalar would end the sentence's line, mean something to a terminal, or take no room;
  /// blanks of whatever width are a text's own.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
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
  package static func number(_ value: Int) -> String {
    var digits = String(value)[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
