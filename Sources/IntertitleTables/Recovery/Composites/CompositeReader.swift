internal import IntertitleLanguages

/// Takes off what may stand round a key, from the outside.
struct CompositeReader {
  private(set) var candidates: [CompositeText.Candidate] = []
  private let text: String
  private let language: Language

  /// How long a text is at most that is taken apart, in bytes.
  private static let limit = 4096
  /// How many marks are taken off at most.
  private static let markLimit = 6

  init(_ text: String, _ language: Language) {
    self.text = text
    self.language = language
    guard text.utf8.count <= Self.limit else { return }
    var decoration = TextDecoration()
    let words = Self.trim(text[...], &decoration)
    takeMarks(words, decoration)
    if let (rest, prefix) = TextPrefix.split(words) {
      decoration.prefix = String(prefix)
      takeMarks(rest, decoration)
    }
    addCases()
  }

  private static func trim(_ text: Substring, _ decoration: inout TextDecoration) -> Substring {
    let words = text.drop { $0.isWhitespace }
    decoration.leadingBlanks = String(text[..<words.startIndex])
    var end = words.endIndex
    while end > words.startIndex, words[words.index(before: end)].isWhitespace {
      end = words.index(before: end)
    }
    decoration.trailingBlanks = String(words[end...])
    return words[..<end]
  }

  /// Adds the words, and the words without one mark after the other.
  private mutating func takeMarks(_ words: Substring, _ decoration: TextDecoration) {
    var (rest, decoration) = (words, decoration)
    add(rest, decoration)
    for _ in 0..<Self.markLimit {
      guard let (shorter, mark) = TextDecoration.Mark.last(of: rest) else { return }
      rest = shorter
      decoration.marks.insert(mark, at: 0)
      while let blank = rest.last, blank.isWhitespace {
        rest = rest.dropLast()
        decoration.marks.insert(.blank(blank), at: 0)
      }
      add(rest, decoration)
    }
  }

  private mutating func add(_ words: Substring, _ decoration: TextDecoration) {
    guard words.contains(where: { $0.isLetter || $0.isNumber }), words != text[...] else { return }
    candidates.append(CompositeText.Candidate(key: String(words), decoration: decoration))
  }

  /// A text in capitals may be a key in other letters: `SIGN IN`, "Sign In", "Sign in", "sign in".
  private mutating func addCases() {
    let plain = CompositeText.Candidate(key: text, decoration: TextDecoration())
    for candidate in [plain] + candidates where Capitals.areAll(candidate.key) {
      var decoration = candidate.decoration
      decoration.letterCase = .capitals
      for key in Capitals.others(candidate.key, language) where candidates.count < 26 {
        candidates.append(CompositeText.Candidate(key: key, decoration: decoration))
      }
    }
  }
}

/// A bullet or a number before the words.
enum TextPrefix {
  private static let bullets: Set<Character> = [
    "•", "◦", "▪", "▫", "●", "○", "■", "□", "‣", "⁃", "·", "-", "–", "—", "*", "✓", "✔", "→", "›",
    "»",
  ]

  /// The words and what stands before them, with the blanks between; nil where nothing does.
  static func split(_ text: Substring) -> (rest: Substring, prefix: Substring)? {
    guard let first = text.first else { return nil }
    var index = text.startIndex
    if bullets.contains(first) {
      index = text.index(after: index)
    } else {
      guard let end = numberEnd(text) else { return nil }
      index = end
    }
    let rest = text[index...]
    let words = rest.drop { $0.isWhitespace }
    guard words.startIndex > rest.startIndex, !words.isEmpty else { return nil }
    return (words, text[..<words.startIndex])
  }

  /// Behind `1.`, `1)`, `(1)`, with at most four digits.
  private static func numberEnd(_ text: Substring) -> Substring.Index? {
    let isOpen = text.first == "("
    let digits = text.dropFirst(isOpen ? 1 : 0).prefix { $0.isWholeNumber }
    guard 1...4 ~= digits.count, digits.endIndex < text.endIndex else { return nil }
    let close = text[digits.endIndex]
    guard close == ")" || (!isOpen && close == ".") else { return nil }
    return text.index(after: digits.endIndex)
  }
}

extension TextDecoration.Mark {
  /// The words without their last mark, and the mark; nil where there is none.
  static func last(of text: Substring) -> (rest: Substring, mark: TextDecoration.Mark)? {
    if text.hasSuffix("...") { return (text.dropLast(3), .points) }
    let mark: TextDecoration.Mark? =
      switch text.last {
      case ":", "：": .colon
      case "…": .ellipsis
      case "*": .asterisk
      case "!", "！": .exclamation
      case "?", "？", "؟", "\u{37E}": .question
      default: nil
      }
    return mark.map { (text.dropLast(), $0) }
  }
}
