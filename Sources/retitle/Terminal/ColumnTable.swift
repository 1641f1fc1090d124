/// Rows of cells with their columns lined up, whatever script the cells are in.
///
/// A table that is too wide takes room from its widest columns and breaks their cells into lines.
struct ColumnTable {
  var header: [StyledText]
  var alignments: [Alignment]
  var rows: [[StyledText]] = []
  var gap = 3

  init(_ header: [String], alignments: [Alignment]? = nil) {
    self.header = header.map { StyledText($0, .quiet) }
    self.alignments = alignments ?? header.map { _ in .natural }
  }

  /// The table in at most `width` cells, or as narrow as one word a line allows.
  func block(width: Int) -> Block {
    let widths = columnWidths(within: width)
    return rows.reduce(block(of: header, widths)) { $0 + block(of: $1, widths) }
  }

  private func block(of row: [StyledText], _ widths: [Int]) -> Block {
    let cells = zip(row, zip(widths, alignments)).map { cell, column in
      let alignment = column.1.resolved(for: cell)
      return Block(lines: cell.wrapped(to: column.0).map { $0.fitted(to: column.0, alignment) })
    }
    let joined = Block.columns(padded(cells, widths), gap: gap)
    return Block(lines: joined.lines.map(\.withoutTrailingSpaces))
  }

  /// Cells without a line of their own still take their column's room.
  private func padded(_ cells: [Block], _ widths: [Int]) -> [Block] {
    zip(cells, widths).map { cell, width in
      cell.lines.isEmpty ? Block(lines: [.spaces(width)]) : cell
    }
  }

  private func columnWidths(within width: Int) -> [Int] {
    let room = width - gap * max(0, header.count - 1)
    let wanted = widths(\.width)
    // First no word is cut; where that is not enough, words are.
    let whole = narrowed(wanted, to: room, keeping: widths(\.longestWord))
    return narrowed(whole, to: room, keeping: header.map { _ in 2 })
  }

  private func widths(_ measure: (StyledText) -> Int) -> [Int] {
    header.indices.map { column in ([header] + rows).map { measure($0[column]) }.max() ?? 0 }
  }

  /// Takes cells from the widest columns that have more than they must keep.
  private func narrowed(_ widths: [Int], to room: Int, keeping least: [Int]) -> [Int] {
    var widths = widths
    while widths.reduce(0, +) > room {
      let able = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = able.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }
}

extension StyledText {
  /// The cells of the longest word, with the indentation in front of it.
  fileprivate var longestWord: Int {
    let indentation = plain.prefix { $0 == " " }.count
    let words = plain.split(separator: " ").map { word in
      word.contains { $0.displayWidth == 2 } ? 2 : word.displayWidth
    }
    return indentation + (words.max() ?? 0)
  }

  /// The line without spaces at its end, so that what is piped on has none.
  var withoutTrailingSpaces: StyledText {
    StyledText(glyphs.reversed().drop { $0.character == " " }.reversed())
  }
}
