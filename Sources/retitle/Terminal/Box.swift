extension Block {
  /// The block inside a frame of exactly `width` cells, with a title in its upper edge: at the
  /// left, or at the right where the frame is mirrored.
  ///
  /// The lines must have been fitted to `width - 4`: what is longer is cut.
  func boxed(
    title: StyledText,
    width: Int,
    frame: Style = .quiet,
    isMirrored: Bool = false
  ) -> Block {
    let inner = max(0, width - 4)
    let side = StyledText("│", frame)
    let body = lines.map { side + " " + $0.fitted(to: inner) + " " + side }
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
