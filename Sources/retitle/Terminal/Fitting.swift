/// Where a text stands in a cell that is wider than it.
enum Alignment {
  case leading, centre, trailing
  /// At the right where the text runs from right to left, else at the left.
  case natural

  /// The alignment of every line of a text that is broken into lines.
  func resolved(for text: StyledText) -> Alignment {
    guard self == .natural else { return self }
    return text.plain.isRightToLeft ? .trailing : .leading
  }
}

extension StyledText {
  /// The text in exactly `width` cells: filled with spaces, or cut with an ellipsis.
  func fitted(to width: Int, _ alignment: Alignment = .leading) -> StyledText {
    let text = truncated(to: width)
    let space = max(0, width - text.width)
    let before = text.leadingSpace(of: space, alignment)
    return .spaces(before) + text.isolated + .spaces(space - before)
  }

  /// The text in at most `width` cells: what is too long ends in `…`, and no character is halved.
  func truncated(to width: Int) -> StyledText {
    guard self.width > width else { return self }
    guard width > 0 else { return StyledText() }
    var room = width - 1
    let kept = glyphs.prefix { glyph in
      room -= glyph.width
      return room >= 0
    }
    return StyledText(kept) + StyledText("…", spans.last?.style ?? .plain)
  }

  static func spaces(_ count: Int) -> StyledText {
    repeating(" ", count, .plain)
  }

  /// A rule, or a row of spaces; empty where there is no room.
  static func repeating(_ character: Character, _ count: Int, _ style: Style) -> StyledText {
    StyledText(String(repeating: character, count: max(0, count)), style)
  }

  private func leadingSpace(of space: Int, _ alignment: Alignment) -> Int {
    switch alignment.resolved(for: self) {
    case .leading, .natural: 0
    case .centre: space / 2
    case .trailing: space
    }
  }
}
