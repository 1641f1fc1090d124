extension Block {
  /// The block inside a frame of exactly `width` cells, with a title in its upper edge: at the
  /// left, or at the right where the frame is mirrored.
  ///
  /// The lines must have been fitted to `width - 4`: what is longer is cut. Where the frame begins,
  /// it is heavy beside the lines of `marked`.
  func boxed(
    title: StyledText,
    width: Int,
    frame: Style = .quiet,
    isMirrored: Bool = false,
    marked: Set<Int> = []
  ) -> Block {
    let inner = max(0, width - 4)
    let side = StyledText("│", frame)
    let body = lines.enumerated().map { number, line in
      let start = marked.contains(number) ? StyledText.heavySide : side
      let text = " " + line.fitted(to: inner) + " "
      return isMirrored ? side + text + start : start + text + side
    }
    let rule = StyledText.repeating("─", width - 2, frame)
    let top = title.isEmpty || width <= 6 ? rule : edge(title, width, frame, isMirrored)
    return Block(
      lines: [StyledText("╭", frame) + top + StyledText("╮", frame)] + body
        + [StyledText("╰", frame) + rule + StyledText("╯", frame)]
    )
  }

  private func edge(
    _ title: StyledText,
    _ width: Int,
    _ frame: Style,
    _ isMirrored: Bool
  ) -> StyledText {
    let label = title.truncated(to: width - 6).isolated
    let short = StyledText("─ ", frame)
    let long = StyledText.repeating("─", width - 5 - label.width, frame)
    return isMirrored
      ? long + StyledText(" ", frame) + label + StyledText(" ─", frame)
      : short + label + StyledText(" ", frame) + long
  }
}

extension StyledText {
  /// The side of a frame beside a line that is marked.
  static let heavySide = StyledText("┃", .good)
}
