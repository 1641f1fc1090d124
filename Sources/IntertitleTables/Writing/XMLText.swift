/// Text as XML writes it.
enum XMLText {
  /// A text between tags.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A value in double quotes.
  static func attribute(_ text: String) -> String {
    let escaped = escaped(text)
    let quoted = VariableNames.replacing("\"", in: escaped, with: "&quot;")
    return VariableNames.replacing("\n", in: quoted, with: "&#10;")
  }

  /// Whether XML 1.0 can hold every character of a text.
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }
}
