/// Facts below each other: what each is called at the left, what it is at the right.
struct LabelledLines {
  /// One fact.
  struct Row {
    /// What it is called; empty where it goes on with the one above.
    var name: String
    /// What it is.
    var value: StyledText
    /// Whether it is a path: never broken, so that it can be copied and searched for.
    var isPath = false

    init(_ name: String, _ value: StyledText, isPath: Bool = false) {
      self.name = name
      self.value = value
      self.isPath = isPath
    }
  }

  /// The facts.
  var rows: [Row]

  /// The lines in at most `width` cells, paths aside; long values are broken.
  func block(width: Int) -> Block {
    let column = (rows.map(\.name.displayWidth).max() ?? 0) + 2
    let room = max(16, width - column)
    let lines = rows.flatMap { row in
      row.lines(width: room).enumerated().map { number, line in
        StyledText(number == 0 ? row.name : "", .quiet).fitted(to: column) + line.isolated
      }
    }
    return Block(lines: lines.map(\.withoutTrailingSpaces))
  }
}

extension LabelledLines.Row {
  fileprivate func lines(width: Int) -> [StyledText] {
    isPath ? [value] : value.wrapped(to: width)
  }
}
