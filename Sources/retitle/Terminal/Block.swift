/// Lines that stand below each other: a card, a column, a whole section.
struct Block {
  var lines: [StyledText] = []

  var width: Int { lines.map(\.width).max() ?? 0 }

  static func + (above: Block, below: Block) -> Block {
    Block(lines: above.lines + below.lines)
  }

  /// The block in at most `width` cells; what is wider is cut.
  func truncated(to width: Int) -> Block {
    Block(lines: lines.map { $0.withoutTrailingSpaces.truncated(to: width) })
  }

  /// The block with every line moved to the right.
  func indented(by count: Int) -> Block {
    Block(lines: lines.map { $0.isEmpty ? $0 : .spaces(count) + $0 })
  }

  /// Blocks side by side, each as wide as its widest line; the last column is not filled up.
  static func columns(_ blocks: [Block], gap: Int) -> Block {
    let height = blocks.map(\.lines.count).max() ?? 0
    return Block(lines: (0..<height).map { row(at: $0, of: blocks, gap: gap) })
  }

  private static func row(at index: Int, of blocks: [Block], gap: Int) -> StyledText {
    var row = StyledText()
    for (number, block) in blocks.enumerated() {
      let line = index < block.lines.count ? block.lines[index] : StyledText()
      let isLast = number == blocks.count - 1
      row += isLast ? line : line.fitted(to: block.width) + .spaces(gap)
    }
    return row
  }
}
