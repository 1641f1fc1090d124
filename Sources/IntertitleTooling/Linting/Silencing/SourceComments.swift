internal import IntertitleTables

/// The comments of a string file's source text that may hold an order, as ranges of its bytes.
struct SourceComments: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private let isXML: Bool
  private var gaps: [Range<Int>]
  private var gap = 0
  private var position: Int

  /// - Parameters:
  ///   - text: the source text.
  ///   - isXML: whether comments are those of XML.
  ///   - file: its entries' values are no comments in old-style text.
  init(_ text: UnsafeBufferPointer<UInt8>, isXML: Bool, _ file: LintFile) {
    self.text = text
    self.isXML = isXML
    gaps = isXML ? [0..<text.count] : Self.gaps(file, text.count)
    position = gaps.first?.lowerBound ?? 0
  }

  mutating func next() -> Range<Int>? {
    while gap < gaps.count {
      while position < gaps[gap].upperBound {
        guard let length = openingLength(position) else {
          position += 1
          continue
        }
        let begin = position
        position = end(begin, length, gaps[gap].upperBound)
        return begin..<position
      }
      gap += 1
      if gap < gaps.count { position = gaps[gap].lowerBound }
    }
    return nil
  }

  /// Where something stands that is neither a blank nor a comment.
  static func skipTrivia(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    while position < text.count {
      if text[position] <= 0x20 {
        position += 1
      } else if let closing = closing(text, position) {
        let end = find(closing, text, from: position + 2, to: text.count)
        position = Swift.min(text.count, end)
      } else {
        break
      }
    }
    return Swift.min(position, Swift.max(0, text.count - 1))
  }

  /// What lies between the entries of old-style text.
  private static func gaps(_ file: LintFile, _ count: Int) -> [Range<Int>] {
    let records = file.contents.storage.records
    let start = file.contents.storage.arena.start
    var gaps: [Range<Int>] = []
    var begin = 0
    for index in 0..<records.count {
      let place = Int(records[index].place) - start
      if place > begin { gaps.append(begin..<Swift.min(place, count)) }
      begin = Swift.max(begin, Int(records[index].end) - start)
    }
    return begin < count ? gaps + [begin..<count] : gaps
  }

  private func openingLength(_ position: Int) -> Int? {
    guard let closing = Self.closing(text, position) else { return nil }
    return (closing.utf8CodeUnitCount == 3) == isXML ? (isXML ? 4 : 2) : nil
  }

  private func end(_ begin: Int, _ length: Int, _ limit: Int) -> Int {
    guard let closing = Self.closing(text, begin) else { return limit }
    return Self.find(closing, text, from: begin + length, to: limit)
  }

  /// What ends the comment that begins at an offset; nil where none does.
  private static func closing(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> StaticString? {
    if ByteSearch.starts(with: "/*", text, at) { return "*/" }
    if ByteSearch.starts(with: "//", text, at) { return "\n" }
    return ByteSearch.starts(with: "<!--", text, at) ? "-->" : nil
  }

  /// The offset behind a text, or the limit.
  private static func find(
    _ end: StaticString,
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to limit: Int
  ) -> Int {
    var position = start
    while position < limit {
      if ByteSearch.starts(with: end, text, position) {
        return Swift.min(limit, position + end.utf8CodeUnitCount)
      }
      position += 1
    }
    return limit
  }
}
