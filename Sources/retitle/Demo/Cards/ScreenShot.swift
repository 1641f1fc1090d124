/// What a screen showed at one moment, drawn in a width.
struct ScreenShot {
  let caption: StyledText
  let title: StyledText
  let lines: [StyledText]
  let width: Int
  let isMirrored: Bool

  /// The card with its caption, `height` lines high inside its frame.
  func block(height: Int) -> Block {
    let rest = Array(repeating: StyledText(), count: max(0, height - lines.count))
    let card = Block(lines: lines + rest).boxed(title: title, width: width, isMirrored: isMirrored)
    return Block(lines: [caption]) + card
  }

  /// Shots in rows of as many as there is room for; those of one row are equally high.
  static func gallery(_ shots: [ScreenShot], columns: Int) -> Block {
    let starts = stride(from: 0, to: shots.count, by: max(1, columns))
    return starts.reduce(Block()) { above, start in
      let row = shots[start..<min(shots.count, start + columns)]
      let height = row.map(\.lines.count).max() ?? 0
      let cards = Block.columns(row.map { $0.block(height: height) }, gap: Self.gap)
      return above + cards + Block(lines: [StyledText()])
    }
  }

  /// The cells between two cards.
  static let gap = 2
}
