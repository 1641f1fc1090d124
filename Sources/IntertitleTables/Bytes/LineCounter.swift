/// Counts lines and columns: lines end with LF, CR or CRLF, in old-style text with U+2028 or U+2029
/// too, columns are characters, both from 1.
///
/// Asked in rising order it reads the file once; asked for an earlier place it begins anew.
struct LineCounter {
  private let arena: TextArena
  private var columns: ColumnCounter
  private var line = 1
  private var lineStart: Int
  private var position: Int

  init(_ arena: TextArena) {
    self.arena = arena
    columns = ColumnCounter(arena)
    lineStart = arena.start
    position = arena.start
  }

  /// The line and column of an offset.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    let target = min(max(offset, arena.start), arena.count)
    if target < lineStart { (line, lineStart, position) = (1, arena.start, arena.start) }
    advance(to: target)
    return (line, columns.column(of: target, inLineFrom: lineStart))
  }

  private mutating func advance(to target: Int) {
    while position < target {
      position &+= 1
      if arena.endsLine(before: position) {
        line &+= 1
        lineStart = position
      }
    }
    if lineStart > target { lineStart = target }
  }
}
