/// Finds the comments in what stands between two entries, and whose they are.
///
/// A comment that begins on the line of an entry, behind it, is that entry's. One directly in front of
/// an entry is that one's. What an empty line sets apart from the entry, such as a licence at the
/// top, and what stands above a `MARK`, is nobody's; so is the mark.
package struct CommentScanner {
  private let arena: TextArena
  package private(set) var position: Int
  private let end: Int

  package init(_ arena: TextArena, from start: Int, to end: Int) {
    self.arena = arena
    position = start
    self.end = max(start, end)
  }

  /// Reads the comments of the entry before: those that begin on its line.
  ///
  /// - Returns: their texts; the scanner stands behind the last of them then.
  @discardableResult
  package mutating func readTrailing() -> [String] {
    var texts: [String] = []
    var behind = position
    while position < end, !isLineEnd {
      guard isComment else {
        position += 1
        continue
      }
      texts.append(readComment())
      behind = position
    }
    position = behind
    return texts.filter { !$0.isEmpty }
  }

  /// Reads the comments of the entry behind: those directly in front of it.
  ///
  /// - Returns: their texts, and where the first of them begins: where the entry does, if there is
  ///   none.
  package mutating func readLeading() -> (texts: [String], begin: Int) {
    var texts: [String] = []
    var begin = end
    var breaks = 0
    while position < end {
      if isComment {
        if breaks > 1 { (texts, begin) = ([], end) }
        breaks = 0
        let start = position
        let text = readComment()
        if text.isMark {
          (texts, begin) = ([], end)
        } else {
          begin = min(begin, start)
          texts.append(text)
        }
      } else {
        position += 1
        if arena.endsLine(before: position) { breaks += 1 }
      }
    }
    return breaks > 1 ? ([], end) : (texts.filter { !$0.isEmpty }, begin)
  }

  private var isComment: Bool {
    byte(position) == 0x2F && (byte(position + 1) == 0x2F || byte(position + 1) == 0x2A)
  }

  private var isLineEnd: Bool {
    byte(position) == 0x0D || position + 1 <= end && arena.endsLine(before: position + 1)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? arena.base[offset] : 0 }

  private mutating func readComment() -> String {
    let begin = position + 2
    let isBlock = byte(position + 1) == 0x2A
    position = begin
    while position < end, !closes(isBlock) { position += 1 }
    let text = arena.string(begin, max(0, position - begin)).trimmed
    if isBlock { position = min(position + 2, end) }
    return text
  }

  private func closes(_ isBlock: Bool) -> Bool {
    if isBlock { return byte(position) == 0x2A && byte(position + 1) == 0x2F }
    let isSeparator =
      byte(position) == 0xE2 && byte(position + 1) == 0x80 && byte(position + 2) & 0xFE == 0xA8
    return byte(position) == 0x0A || byte(position) == 0x0D || isSeparator
  }
}

extension String {
  /// Whether a comment heads a group of entries, as `MARK: - Settings` does for Xcode.
  var isMark: Bool { hasPrefix("MARK:") || hasPrefix("MARK -") || self == "MARK" }
}
