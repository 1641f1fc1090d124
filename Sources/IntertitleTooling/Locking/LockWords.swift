/// The words of one line of a lock file.
struct LockWords {
  /// A word, and whether it stood between quotation marks.
  struct Word: Hashable {
    var text: String
    var isQuoted = false
  }

  private(set) var words: [Word] = []

  /// Takes a line to pieces; nil where a quotation is not closed, or holds an unknown escape.
  init?(_ line: Substring) {
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == " " || first == "\t" || first == "\r" {
        rest.removeFirst()
      } else if first == "\"" {
        guard let text = Self.quoted(&rest) else { return nil }
        words.append(Word(text: text, isQuoted: true))
      } else {
        let word = rest.prefix { !" \t\r\"".unicodeScalars.contains($0) }
        words.append(Word(text: String(word)))
        rest = rest[word.endIndex...]
      }
    }
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      if scalar != "\\" {
        text.append(scalar)
      } else if let escaped = Self.escaped(&rest) {
        text.append(escaped)
      } else {
        return nil
      }
    }
    return nil
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let first = rest.popFirst() else { return nil }
    guard first == "{" else { return first == "\"" || first == "\\" ? first : nil }
    let digits = rest.prefix { $0 != "}" }
    rest = rest[digits.endIndex...].dropFirst()
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
