/// What a screen showed at one moment, drawn in a width.
struct ScreenShot {
  let caption: StyledText
  let title: StyledText
  /// From top to bottom.
  let parts: [Part]
  let width: Int
  let isMirrored: Bool
  /// What it showed as it was written: the lines of parts that say something else are marked.
  let written: [Part]?

  /// One element of a screen.
  struct Part {
    /// What it says, in whatever lines.
    let words: [String]
    let lines: [StyledText]
  }

  /// How many lines it has inside its frame.
  var height: Int { lines.count }

  private var lines: [StyledText] { parts.flatMap(\.lines) }

  /// The numbers of the lines that say something else than as it was written.
  private var changedLines: Set<Int> {
    guard let written else { return [] }
    let changes = zip(parts, written).flatMap { now, then in
      now.lines.map { _ in now.words != then.words }
    }
    return Set(changes.indices.filter { changes[$0] })
  }

  /// The card with its caption, `height` lines high inside its frame.
  func block(height: Int) -> Block {
    let rest = Array(repeating: StyledText(), count: max(0, height - lines.count))
    let card = Block(lines: lines + rest)
      .boxed(title: title, width: width, isMirrored: isMirrored, marked: changedLines)
    return Block(lines: [caption]) + card
  }

  /// Shots in rows of as many as there is room for; those of one row are equally high.
  static func gallery(_ shots: [ScreenShot], columns: Int) -> Block {
    let starts = stride(from: 0, to: shots.count, by: max(1, columns))
    return starts.reduce(Block()) { above, start in
      let row = shots[start..<min(shots.count, start + columns)]
      let height = row.map(\.height).max() ?? 0
      let cards = Block.columns(row.map { $0.block(height: height) }, gap: Self.gap)
      return above + cards + Block(lines: [StyledText()])
    }
  }

  /// The cells between two cards.
  static let gap = 2
}
