import IntertitleSample

/// Lays lines out inside a card: start and end change places where the card is mirrored.
struct CardLine {
  let width: Int
  let isMirrored: Bool

  /// A text at the start and one at the end; on two lines where one is too narrow.
  func ends(_ start: StyledText, _ end: StyledText) -> [StyledText] {
    guard !end.isEmpty else { return wrapped(start) }
    let room = width - start.width - end.width
    guard room > 0 else { return wrapped(start) + wrapped(end, toEnd: true) }
    return [pair(start, .spaces(room), end)]
  }

  /// A text at the start, or at the end, in as many lines as it needs.
  func wrapped(_ text: StyledText, toEnd: Bool = false) -> [StyledText] {
    let alignment: Alignment = toEnd == isMirrored ? .leading : .trailing
    return text.wrapped(to: width).map { $0.fitted(to: width, alignment) }
  }

  /// A text below another one, a little further in.
  func indented(_ text: StyledText) -> [StyledText] {
    let inner = CardLine(width: width - 2, isMirrored: isMirrored)
    return inner.wrapped(text).map { pair(.spaces(2), StyledText(), $0) }
  }

  /// A text in the middle.
  func centred(_ text: StyledText) -> [StyledText] {
    text.wrapped(to: width).map { $0.fitted(to: width, .centre) }
  }

  /// A text at the start, and a rule to the end.
  func ruled(_ text: StyledText) -> [StyledText] {
    let label = text.truncated(to: width - 2)
    let rule = StyledText.repeating("─", width - label.width - 1, .quiet)
    return [pair(label, " ", rule)]
  }

  /// Buttons beside each other, or below each other where they do not fit.
  func buttons(_ titles: [StyledText]) -> [StyledText] {
    let wide = row(of: titles, open: "[ ", close: " ]", gap: 2)
    if wide.width <= width { return centred(wide) }
    let narrow = row(of: titles, open: "[", close: "]", gap: 1)
    guard titles.count > 1, narrow.width > width else { return centred(narrow) }
    return titles.flatMap { buttons([$0]) }
  }

  private func row(of titles: [StyledText], open: String, close: String, gap: Int) -> StyledText {
    let buttons = titles.map {
      StyledText(open, .accent) + $0.isolated + StyledText(close, .accent)
    }
    let ordered = isMirrored ? buttons.reversed() : buttons
    return ordered.dropFirst().reduce(ordered.first ?? StyledText()) { $0 + .spaces(gap) + $1 }
  }

  /// What somebody wrote: theirs at the start, one's own at the end.
  func bubble(_ text: StyledText, isOwn: Bool) -> [StyledText] {
    let edge = StyledText(isOwn != isMirrored ? "▐" : "▌", isOwn ? .good : .accent)
    return text.wrapped(to: width - 4).flatMap { line in
      isOwn ? ends(StyledText(), pair(line, " ", edge)) : wrapped(pair(edge, " ", line))
    }
  }

  /// A line that a third party's control draws, between rails.
  func vendored(_ line: ControlLine) -> [StyledText] {
    let inner = CardLine(width: width - 4, isMirrored: isMirrored)
    let lines =
      line.centre.isEmpty
      ? inner.ends(StyledText(line.leading), StyledText(line.trailing))
      : inner.centred(StyledText(line.centre))
    let rail = StyledText("┊", Style(colour: .magenta))
    return lines.map { rail + " " + $0.fitted(to: inner.width) + " " + rail }
  }

  private func pair(_ start: StyledText, _ space: StyledText, _ end: StyledText) -> StyledText {
    isMirrored ? end.isolated + space + start.isolated : start.isolated + space + end.isolated
  }
}
