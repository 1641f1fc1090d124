/// Finds the comments that stand directly in front of an element of a property list.
///
/// Bounds: `end` only moves back and stays at or behind the text's beginning; what is read lies
/// before it.
struct XMLCommentScanner {
  private let arena: TextArena
  private var end: Int

  init(_ arena: TextArena, endingAt end: Int) {
    self.arena = arena
    self.end = end
  }

  /// The comments' texts, trimmed, in the order in which they stand.
  ///
  /// What stands behind a tag on that tag's line belongs to what is before.
  func comments() -> [String] {
    var scanner = self
    var texts: [String] = []
    var count = 0
    while let comment = scanner.last() {
      texts.append(comment.text)
      if comment.beginsItsLine { count = texts.count }
    }
    return texts.prefix(count).reversed().filter { !$0.isEmpty }
  }

  /// Reads the comment that ends where the scanner stands, and moves in front of it.
  private mutating func last() -> (text: String, beginsItsLine: Bool)? {
    skipBlanks(upTo: 0x20)
    guard ends(with: "-->"), let begin = openingOfComment else { return nil }
    let text = arena.string(begin + 4, max(0, end - 3 - (begin + 4))).trimmed
    end = begin
    var line = self
    line.skipBlanks(upTo: 0x09)
    return (text, line.end == arena.start || arena.base[line.end - 1] < 0x20)
  }

  /// Moves in front of blanks: all up to a space, or only those that end no line.
  private mutating func skipBlanks(upTo last: UInt8) {
    while end > arena.start, arena.base[end - 1] <= last || arena.base[end - 1] == 0x20 { end -= 1 }
  }

  /// Where the comment that ends here begins: a comment holds no second `--`, so that the nearest one
  /// to the left opens it.
  private var openingOfComment: Int? {
    var begin = end - 7
    while begin >= arena.start {
      if starts(with: "<!--", at: begin) { return begin }
      begin -= 1
    }
    return nil
  }

  private func ends(with text: StaticString) -> Bool {
    starts(with: text, at: end - text.utf8CodeUnitCount)
  }

  private func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= arena.start, offset + length <= end else { return false }
    let place = UnsafeRawPointer(arena.base + offset)
    return equalBytes(place, UnsafeRawPointer(text.utf8Start), length)
  }
}
