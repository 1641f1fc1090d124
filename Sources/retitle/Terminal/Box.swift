extension Block {
  /// The block inside a frame of exactly `width` cells, with a title in its upper edge.
  ///
  /// The lines must have been fitted to `width - 4`: what is longer is cut.
  func boxed(title: StyledText, width: Int, frame: Style = .quiet) -> Block {
    let inner = max(0, width - 4)
    let side = StyledText("│", frame)
    let body = lines.map { side + " " + $0.fitted(to: inner) + " " + side }
    return Block(lines: [top(title, width, frame)] + body + [bottom(width, frame)])
  }

  private func top(_ title: StyledText, _ width: Int, _ frame: Style) -> StyledText {
    guard !title.isEmpty, width > 6 else {
      return StyledText("╭" + String(repeating: "─", count: max(0, width - 2)) + "╮", frame)
    }
    let label = title.truncated(to: width - 6)
    let rest = String(repeating: "─", count: max(0, width - 5 - label.width))
    return StyledText("╭─ ", frame) + label + StyledText(" " + rest + "╮", frame)
  }

  private func bottom(_ width: Int, _ frame: Style) -> StyledText {
    StyledText("╰" + String(repeating: "─", count: max(0, width - 2)) + "╯", frame)
  }
}
