internal import IntertitleLanguages

/// Puts round a translation what was taken off its key.
struct DecorationWriter {
  private let decoration: TextDecoration
  private let language: Language

  init(_ decoration: TextDecoration, _ language: Language) {
    self.decoration = decoration
    self.language = language
  }

  /// The translation with everything that stands round it.
  func text(round translation: String) -> String {
    let raised = decoration.letterCase == .capitals
    let words = raised ? Capitals.raised(translation, language) : translation
    return decoration.leadingBlanks + decoration.prefix + opening(words) + words + marks(words)
      + decoration.trailingBlanks
  }

  /// The marks as the language writes them; one that the translation has already is not doubled.
  private func marks(_ words: String) -> String {
    var marks = decoration.marks[...]
    if let (_, own) = TextDecoration.Mark.last(of: words[...]),
      let first = marks.firstIndex(where: { !$0.isBlank }), marks[first] == own
    {
      marks = marks[(first + 1)...]
    }
    var text = ""
    for (place, mark) in zip(marks.indices, marks) {
      let hasOwnBlank = spacing(before: mark) != nil
      if mark.isBlank, place + 1 < marks.endIndex, replacesBlank(marks[place + 1]) { continue }
      if hasOwnBlank, place == marks.startIndex || !marks[place - 1].isMark {
        text += spacing(before: mark) ?? ""
      }
      text += spelling(mark)
    }
    return text
  }

  /// Whether the language itself says what stands before a mark, so that a blank of the source
  /// language's is left out.
  private func replacesBlank(_ mark: TextDecoration.Mark) -> Bool {
    [.colon, .exclamation, .question].contains(mark)
  }

  private func spelling(_ mark: TextDecoration.Mark) -> String {
    switch mark {
    case .colon: isWide ? "：" : ":"
    case .ellipsis: "…"
    case .points: "..."
    case .asterisk: "*"
    case .exclamation: isWide ? "！" : "!"
    case .question: question
    case .blank(let blank): String(blank)
    }
  }

  private var question: String {
    switch language.language {
    case "ar", "fa", "ur", "ps", "ckb", "sd", "ug": "؟"
    case "el": ";"
    default: isWide ? "？" : "?"
    }
  }

  /// Whether punctuation is as wide as an ideograph.
  private var isWide: Bool { ["zh", "ja", "yue"].contains(language.language) }

  /// French puts a narrow no-break space before `:`, `!` and `?`; in Canada before `:` only.
  private func spacing(before mark: TextDecoration.Mark) -> String? {
    guard ["fr", "br"].contains(language.language) else { return nil }
    switch mark {
    case .colon: return "\u{202F}"
    case .exclamation, .question: return language.region == "CA" ? nil : "\u{202F}"
    default: return nil
    }
  }

  /// Spanish opens questions and exclamations too.
  private func opening(_ words: String) -> String {
    guard ["es", "ast"].contains(language.language) else {
      return ""
    }
    if decoration.marks.contains(.question), !words.contains("¿") { return "¿" }
    return decoration.marks.contains(.exclamation) && !words.contains("¡") ? "¡" : ""
  }
}

extension TextDecoration.Mark {
  /// Whether this is a blank.
  fileprivate var isBlank: Bool { if case .blank = self { true } else { false } }

  /// Whether a mark before another one has said already what stands between words and marks.
  fileprivate var isMark: Bool { !isBlank && self != .asterisk }
}
