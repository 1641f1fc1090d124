/// Text between quotes, as `.strings` files and JSON write it; they differ in one letter.
package enum QuotedText {
  /// A text in quotes, with escapes for what would end it or is not seen.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - letter: what stands behind the backslash of a character by number: `U` in `.strings` files,
  ///     `u` in JSON.
  /// - Returns: the text with its quotes.
  package static func of(_ text: String, numbered letter: Character) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\\(letter)" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
