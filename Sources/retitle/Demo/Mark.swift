import Intertitle

/// What is written behind a text, so that it shows where it came from without any colour.
enum Mark: String, CaseIterable {
  /// The language has no entry; the text is from one that it falls back to.
  case fallback = "*"
  /// The text was finished before it was assigned; its key was found back.
  case recovered = "‡"
  /// No table has an entry: the assigned text stands.
  case missing = "†"

  var style: Style {
    switch self {
    case .fallback: .odd
    case .recovered: .good
    case .missing: .bad
    }
  }

  var meaning: String {
    switch self {
    case .fallback: "from the language it falls back to"
    case .recovered: "put together in code, and found back to its key"
    case .missing: "in no table yet: shown as it was assigned"
    }
  }

  init?(_ text: InterceptedText) {
    switch text.origin.kind {
    case .fallback: self = .fallback
    case .recovered: self = .recovered
    case .assigned where text.key != nil: self = .missing
    default: return nil
    }
  }
}

extension InterceptedText {
  /// The shown text, with the mark of where it came from.
  func marked(_ style: Style) -> StyledText {
    let shown = text ?? ""
    guard let mark = Mark(self) else { return StyledText(shown, style) }
    var style = style
    style.colour = mark.style.colour
    style.isDim = false
    return StyledText(shown + mark.rawValue, style)
  }
}
