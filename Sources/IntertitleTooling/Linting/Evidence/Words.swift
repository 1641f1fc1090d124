internal import IntertitleTables

/// The words of a text, without placeholders.
struct Words {
  /// How many there are: runs of two letters or more, or a letter of a script without case.
  private(set) var count = 0
  /// How many of them have a small letter, or no case.
  private(set) var plainCount = 0
  /// How many letters they have.
  private(set) var letterCount = 0
  /// Whether a capital stands behind a small letter, as in the names of products: `HockeyApp`.
  private(set) var isName = false
  /// Whether any letter is Latin.
  private(set) var isLatin = false

  /// Counts the words of a text.
  init(_ text: String) {
    var letters = 0
    var isPlain = false
    var hasNoCase = false
    for scalar in Words.withoutPlaceholders(text).unicodeScalars {
      if scalar.properties.isAlphabetic {
        letters += 1
        isName = isName || isPlain && scalar.properties.isUppercase
        isPlain = isPlain || !scalar.properties.isUppercase
        hasNoCase = hasNoCase || !scalar.properties.isCased
        if scalar.value < 0x250 { isLatin = true }
        continue
      }
      end(&letters, &isPlain, &hasNoCase)
    }
    end(&letters, &isPlain, &hasNoCase)
  }

  private mutating func end(_ letters: inout Int, _ isPlain: inout Bool, _ hasNoCase: inout Bool) {
    letterCount += letters
    if letters > 1 || hasNoCase {
      count += 1
      if isPlain { plainCount += 1 }
    }
    (letters, isPlain, hasNoCase) = (0, false, false)
  }

  /// The text without `%1$@`, `%lld`, `%#@count@`.
  private static func withoutPlaceholders(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent] + " "
      rest = rest[rest.index(after: percent)...].drop { "0123456789$.+-#'*hlqzjtL".contains($0) }
      if rest.first == "@", rest.dropFirst().first?.isLetter == true,
        text[..<rest.startIndex].last == "#", let end = rest.dropFirst().firstIndex(of: "@")
      {
        rest = rest[end...]
      }
      rest = rest.dropFirst()
    }
    return result + rest
  }
}
