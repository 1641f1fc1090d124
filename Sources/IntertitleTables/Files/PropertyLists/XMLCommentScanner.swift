/// Finds the comments between two elements of a property list, and whose they are; the rules are those
/// of ``CommentScanner``.
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

  /// The comments of the element that begins where the scanner ends: directly in front of it, on lines
  /// of their own.
  ///
  /// An empty line ends them, and so does a `MARK`: what is above is nobody's.
  func leading() -> [String] {
    var scanner = self
    var texts: [String] = []
    while let comment = scanner.last(), comment.beginsItsLine, comment.breaks < 2,
      !comment.text.isMark
    {
      texts.append(comment.text)
    }
    return texts.reversed().filter { !$0.isEmpty }
  }

  /// Where the first of those comments begins; where the element does, if there is none.
  var beginOfLeading: Int {
    var scanner = self
    var begin = end
    while let comment = scanner.last(), comment.beginsItsLine, comment.breaks < 2,
      !comment.text.isMark
    {
      begin = scanner.end
    }
    return begin
  }

  /// Where the element before ends, and where the last comment on its line does.
  var endsOfElementBefore: (element: Int, withComments: Int) {
    var scanner = self
    var withComments: Int?
    while true {
      scanner.skipBlanks(upTo: 0x20)
      let behind = scanner.end
      guard let comment = scanner.last() else { return (behind, withComments ?? behind) }
      withComments = comment.beginsItsLine ? nil : withComments ?? behind
    }
  }

  /// The comments of the element before: those that begin on the line on which it ends.
  func trailing() -> [String] {
    var scanner = self
    var texts: [String] = []
    while let comment = scanner.last() {
      if comment.beginsItsLine { texts = [] } else { texts.append(comment.text) }
    }
    return texts.reversed().filter { !$0.isEmpty }
  }

  /// Where the dictionary of a property list ends: behind its last entry.
  static func end(of arena: TextArena) -> Int {
    var scanner = XMLCommentScanner(arena, endingAt: arena.count)
    while scanner.end > arena.start, !scanner.ends(with: "</dict>") { scanner.end -= 1 }
    return max(arena.start, scanner.end - 7)
  }

  /// Reads the comment that ends where the scanner stands, and moves in front of it.
  private mutating func last() -> (text: String, beginsItsLine: Bool, breaks: Int)? {
    let behind = end
    skipBlanks(upTo: 0x20)
    guard ends(with: "-->"), let begin = openingOfComment else { return nil }
    let breaks = (end..<behind).count { arena.endsLine(before: $0 + 1) }
    let text = arena.string(begin + 4, max(0, end - 3 - (begin + 4))).trimmed
    end = begin
    var line = self
    line.skipBlanks(upTo: 0x09)
    return (text, line.end == arena.start || arena.base[line.end - 1] < 0x20, breaks)
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
