/// Finds the comments in what stands between two entries.
package struct CommentScanner {
  private let arena: TextArena
  package private(set) var position: Int
  private let end: Int

  package init(_ arena: TextArena, from start: Int, to end: Int) {
    self.arena = arena
    position = start
    self.end = max(start, end)
  }

  /// Skips to the end of the line, comments that begin on it included.
  package mutating func skipLine() {
    while position < end {
      switch byte(position) {
      case 0x0A, 0x0D: return
      case 0x2F where isComment: _ = readComment()
      default: position += 1
      }
    }
  }

  /// The comments' texts, trimmed.
  mutating func comments() -> [String] {
    var texts: [String] = []
    while position < end {
      if byte(position) == 0x2F, isComment {
        let text = readComment()
        if !text.isEmpty { texts.append(text) }
      } else {
        position += 1
      }
    }
    return texts
  }

  private var isComment: Bool { byte(position + 1) == 0x2F || byte(position + 1) == 0x2A }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? arena.base[offset] : 0 }

  private mutating func readComment() -> String {
    let begin = position + 2
    let isBlock = byte(position + 1) == 0x2A
    position = begin
    while position < end, !closes(isBlock) { position += 1 }
    let text = arena.string(begin, position - begin).trimmed
    if isBlock { position = min(position + 2, end) }
    return text
  }

  private func closes(_ isBlock: Bool) -> Bool {
    if isBlock { return byte(position) == 0x2A && byte(position + 1) == 0x2F }
    return byte(position) == 0x0A || byte(position) == 0x0D
  }
}
