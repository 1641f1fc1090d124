internal import IntertitleLanguages

/// Capitals and small letters, as languages have them.
enum Capitals {
  /// Whether a text has two letters or more that have a case, and all of them are capitals.
  static func areAll(_ text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      if scalar.properties.isLowercase { return false }
      if scalar.properties.isUppercase { count += 1 }
    }
    return count > 1
  }

  /// The spellings that a text in capitals may have as a key: each word's first letter a capital,
  /// the first letter a capital, none.
  static func others(_ text: String, _ language: Language) -> [String] {
    let small = lowered(text, language)
    let sentence = capitalizingFirst(small, language)
    let title = small.split(separator: " ", omittingEmptySubsequences: false)
      .map { capitalizingFirst(String($0), language) }.joined(separator: " ")
    return title == sentence ? [sentence, small] : [sentence, title, small]
  }

  /// The text in capitals.
  ///
  /// Turkish and Azerbaijani keep the dot of i; Greek capitals have no accents; scripts without case
  /// stay as they are.
  static func raised(_ text: String, _ language: Language) -> String {
    switch language.language {
    case "tr", "az": return replacing(text, "i", "\u{130}").uppercased()
    case "el":
      let scalars = text.uppercased().unicodeScalars.compactMap(withoutAccent)
      return String(String.UnicodeScalarView(scalars))
    default: return text.uppercased()
    }
  }

  private static func lowered(_ text: String, _ language: Language) -> String {
    guard ["tr", "az"].contains(language.language) else { return text.lowercased() }
    return replacing(replacing(text, "I", "ı"), "\u{130}", "i").lowercased()
  }

  private static func capitalizingFirst(_ text: String, _ language: Language) -> String {
    guard let first = text.firstIndex(where: \.isLetter) else { return text }
    let next = text.index(after: first)
    return text[..<first] + raised(String(text[first]), language) + text[next...]
  }

  private static func replacing(_ text: String, _ old: Character, _ new: Character) -> String {
    String(text.map { $0 == old ? new : $0 })
  }

  /// A Greek capital without its accent; nil for an accent that stands alone.
  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "Ά": "Α"
    case "Έ": "Ε"
    case "Ή": "Η"
    case "Ί": "Ι"
    case "Ό": "Ο"
    case "Ύ": "Υ"
    case "Ώ": "Ω"
    case "\u{301}": nil
    default: scalar
    }
  }
}
