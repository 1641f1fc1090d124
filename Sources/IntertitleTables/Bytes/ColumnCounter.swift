/// Counts the columns of a line: characters, from 1.
///
/// A place is counted from a mark before it on the line, of which there is one for every few hundred
/// bytes that were looked at, so that many places on one very long line cost no more than a few.
struct ColumnCounter {
  /// Where a character begins, and in which column.
  private struct Mark {
    var offset: Int
    var column = 1
  }

  private let arena: TextArena
  private var marks: [Mark] = []
  private static let spacing = 256

  init(_ arena: TextArena) { self.arena = arena }

  /// The column of an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset, at which a scalar begins.
  ///   - line: Where its line begins.
  /// - Returns: The column, from 1.
  mutating func column(of offset: Int, inLineFrom line: Int) -> Int {
    if marks.first?.offset != line { marks = [Mark(offset: line)] }
    var mark = lastMark(before: offset)
    while offset - mark.offset > Self.spacing, let next = next(after: mark, before: offset) {
      if next.offset > marks[marks.count - 1].offset { marks.append(next) }
      mark = next
    }
    return mark.column + count(from: mark.offset, to: offset)
  }

  /// The last mark at or before an offset; the first one is where the line begins.
  private func lastMark(before offset: Int) -> Mark {
    if let last = marks.last, last.offset <= offset { return last }
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return marks[low]
  }

  /// A mark some way on; nil where one character takes all of what is left.
  private func next(after mark: Mark, before limit: Int) -> Mark? {
    var length = Self.spacing
    while true {
      let end = scalarStart(at: min(mark.offset + length, limit))
      let text = arena.string(mark.offset, end - mark.offset)
      // The last character may go on behind the piece that was looked at.
      if let last = text.indices.last, last > text.startIndex {
        let offset = mark.offset + text.utf8.distance(from: text.startIndex, to: last)
        return Mark(offset: offset, column: mark.column + text.count - 1)
      }
      if end == limit { return nil }
      length *= 2
    }
  }

  private func scalarStart(at offset: Int) -> Int {
    var start = offset
    while start > arena.start, start < arena.count, arena.base[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func count(from start: Int, to end: Int) -> Int {
    arena.string(start, max(0, end - start)).count
  }
}
