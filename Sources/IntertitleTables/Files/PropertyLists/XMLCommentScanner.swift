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

  /// The comments of the element that begins where the scanner ends, and where the first of them begins.
  ///
  /// That is where the element does, if there is none. They stand directly in front of it, on lines of
  /// their own. An empty line ends them, and so does a `MARK`: what is above is nobody's.
  func leading() -> (texts: [String], begin: Int) {
    var scanner = self
    var (texts, begin) = ([String](), end)
    var line: [String] = []
    while let comment = scanner.last(), comment.breaks < 2, !comment.text.isMark {
      line.append(comment.text)
      guard comment.beginsItsLine else { continue }
      (texts, begin) = (texts + line, scanner.end)
      line = []
    }
    return (texts.reversed().filter { !$0.isEmpty }, begin)
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
    scanner.skipTag("</plist")
    scanner.skipTag("</dict")
    return scanner.end
  }

  /// Moves in front of a closing tag and of the comments behind it, if the tag is there.
  private mutating func skipTag(_ name: StaticString) {
    while last() != nil {}
    guard ends(with: ">") else { return }
    var tag = self
    tag.end -= 1
    tag.skipBlanks(upTo: 0x20)
    if tag.ends(with: name) { end = tag.end - name.utf8CodeUnitCount }
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
