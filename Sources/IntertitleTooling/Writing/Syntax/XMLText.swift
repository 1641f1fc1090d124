internal import IntertitleLanguages
internal import IntertitleTables

/// Text as XML writes it.
enum XMLText {
  /// A text between tags.
  ///
  /// Control characters are written by their numbers, as Apple's property lists have them; XML 1.0
  /// has none of them in any form, so ask ``canHold(_:)`` where others read the file.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A value in double quotes; characters that XML cannot hold become U+FFFD.
  static func attribute(_ text: String) -> String {
    let escaped = escaped(replacingWhatItCannotHold(in: text))
    let quoted = escaped.replacing(bytesOf: "\"", with: "&quot;")
    let tabbed = quoted.replacing(bytesOf: "\t", with: "&#9;")
    return tabbed.replacing(bytesOf: "\n", with: "&#10;")
  }

  /// The text of a comment, between blanks: two dashes are drawn apart, characters that XML cannot
  /// hold become U+FFFD.
  static func comment(_ text: String) -> String {
    "<!-- \(replacingWhatItCannotHold(in: text).keepingApart("-", "-")) -->"
  }

  /// Whether XML 1.0 can hold every character of a text.
  static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(canHold) }

  private static func replacingWhatItCannotHold(in text: String) -> String {
    var result = ""
    result.unicodeScalars.append(
      contentsOf: text.unicodeScalars.map { canHold($0) ? $0 : "\u{FFFD}" }
    )
    return result
  }

  private static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
