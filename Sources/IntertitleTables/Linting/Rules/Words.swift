/// The words of a text, without placeholders.
struct Words {
  /// How many there are: runs of two letters or more, or any letter of a script without blanks.
  private(set) var count = 0
  /// How many of them have a small letter, or no case.
  private(set) var plainCount = 0
  /// How many letters they have.
  private(set) var letterCount = 0

  /// Counts the words of a text.
  init(_ text: String) {
    var letters = 0
    var isPlain = false
    for scalar in Words.withoutPlaceholders(text).unicodeScalars {
      if scalar.properties.isAlphabetic {
        letters += 1
        isPlain = isPlain || !scalar.properties.isUppercase
        continue
      }
      end(&letters, &isPlain)
    }
    end(&letters, &isPlain)
  }

  private mutating func end(_ letters: inout Int, _ isPlain: inout Bool) {
    letterCount += letters
    if letters > 1 || (letters == 1 && isPlain) {
      count += 1
      if isPlain { plainCount += 1 }
    }
    (letters, isPlain) = (0, false)
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
