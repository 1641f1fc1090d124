/// Rows in groups, with the columns of all groups lined up, whatever script the cells are in.
///
/// A table that is too wide takes room from its widest columns and breaks their cells into lines; a
/// very long text is cut, so that a row is never more than a few lines.
struct GroupedTable {
  /// Rows that belong together.
  struct Group {
    /// What stands above them.
    var heading: StyledText
    /// The file that they are in; never broken, so that it can be copied and searched for.
    var path: String
    /// Their cells.
    var rows: [[StyledText]]
  }

  /// The names of the columns.
  var header: [String]
  /// Where the columns' texts stand.
  var alignments: [Alignment]
  /// The groups, in order.
  var groups: [Group]

  private static let gap = 2
  private static let indent = 2
  private static let mostLines = 4
  private static let narrowest = 8

  /// Hands over the names of the columns, then each group, in at most `width` cells.
  ///
  /// - Parameters:
  ///   - width: The cells there are.
  ///   - body: Takes a block, and says whether it wants another one.
  func forEachBlock(width: Int, _ body: (Block) -> Bool) {
    let widths = columnWidths(within: width - Self.indent)
    let names = header.map { StyledText($0, .quiet) }
    guard body(Block(lines: row(names, widths)).indented(by: Self.indent)) else { return }
    for group in groups {
      guard body(block(of: group, widths, width)) else { return }
    }
  }

  private func block(of group: Group, _ widths: [Int], _ width: Int) -> Block {
    let path = StyledText(group.path, .quiet)
    let lines = group.rows.flatMap { row($0, widths) }
    return Block(lines: [""] + group.heading.wrapped(to: width) + [path])
      + Block(lines: lines).indented(by: Self.indent)
  }

  private func row(_ cells: [StyledText], _ widths: [Int]) -> [StyledText] {
    let columns = zip(cells, zip(widths, alignments)).map { cell, column in
      let alignment = column.1.resolved(for: cell)
      return Block(
        lines: lines(of: cell, width: column.0).map { $0.fitted(to: column.0, alignment) }
      )
    }
    return Block.columns(columns, gap: Self.gap).lines
  }

  /// Most cells fit, and breaking looks at every character: what will not be shown is cut before.
  private func lines(of cell: StyledText, width: Int) -> [StyledText] {
    guard cell.width > width else { return [cell] }
    let shown = cell.truncated(to: width * (Self.mostLines + 1))
    return shown.wrapped(to: width).cut(to: Self.mostLines)
  }

  /// Columns as wide as their widest cell; where there is no room for that, the widest give way,
  /// down to their longest word where that helps.
  private func columnWidths(within width: Int) -> [Int] {
    let rows = [header.map { StyledText($0) }] + groups.flatMap(\.rows)
    let room = width - Self.gap * max(0, header.count - 1)
    let wished = header.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    guard wished.reduce(0, +) > room else { return wished }
    let words = header.indices.map { column in
      min(room / 2, rows.map { $0[column].longestWord }.max() ?? 0)
    }
    let narrower = shrunk(wished, to: room, least: words)
    return shrunk(narrower, to: room, least: words.map { min($0, Self.narrowest) })
  }

  private func shrunk(_ widths: [Int], to room: Int, least: [Int]) -> [Int] {
    var widths = widths
    while widths.reduce(0, +) > room {
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let column = candidates.max(by: { widths[$0] <= widths[$1] }) else { break }
      widths[column] -= 1
    }
    return widths
  }
}

extension [StyledText] {
  /// At most so many lines; the last one says that there were more.
  fileprivate func cut(to count: Int) -> [StyledText] {
    guard self.count > count else { return self }
    let last = self[count - 1]
    return prefix(count - 1) + [last.truncated(to: Swift.max(1, last.width - 1)) + "…"]
  }
}

extension StyledText {
  /// How wide the longest part is that a line break would tear.
  fileprivate var longestWord: Int {
    let text = plain
    if text.isPlain { return text.utf8.split(separator: UInt8(ascii: " ")).map(\.count).max() ?? 0 }
    return text.split(separator: " ").map { word in
      word.contains { $0.displayWidth == 2 } ? 2 : word.displayWidth
    }.max() ?? 0
  }
}
