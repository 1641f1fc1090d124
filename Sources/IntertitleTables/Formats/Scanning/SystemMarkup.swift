/// Markup that only the system understands: `^[1 boat](inflect: true)`, whose number and gender it
/// brings into agreement by itself.
///
/// Bounds: every index is compared with `count` before it is read. Each byte is looked at a bounded
/// number of times: of what cannot be a list of attributes no more than one word is read.
enum SystemMarkup {
  /// Whether there may be some.
  @inline(__always)
  static func mayBe(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index &+ 1 < text.count {
      if text[index] == UInt8(ascii: "^"), text[index &+ 1] == UInt8(ascii: "[") { return true }
      index &+= 1
    }
    return false
  }

  /// What is markup: of each `^[…](name: value)` the two parts round the text, in order.
  static func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard mayBe(in: text) else { return [] }
    var open: [Int] = []
    var found: [Range<Int>] = []
    var index = 0
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "^"), text[index + 1] == UInt8(ascii: "[") {
        open.append(index)
        index += 2
      } else if text[index] == UInt8(ascii: "]"), let end = endOfAttributes(in: text, index + 1),
        let start = open.popLast()
      {
        found += [start..<start + 2, index..<end]
        index = end
      } else {
        index += 1
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The text without its markup.
  static func removed(from text: String) -> String {
    KeyBytes.with(text) { bytes in
      let ranges = ranges(in: bytes)
      guard !ranges.isEmpty else { return text }
      var kept: [UInt8] = []
      var position = 0
      for range in ranges {
        kept += bytes[position..<range.lowerBound]
        position = range.upperBound
      }
      return String(decoding: kept + bytes[position...], as: UTF8.self)
    }
  }

  /// The end of `(name: value, …)` that begins at an index; nil where something else stands.
  private static func endOfAttributes(in text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    var index = start + 1
    while index < text.count, isPartOfName(text[index]) { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: ":") else { return nil }
    return endOfParentheses(in: text, start)
  }

  /// The index behind the parenthesis that closes the one at an index; values may hold some.
  private static func endOfParentheses(in text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var depth = 0
    for index in start..<min(text.count, start + lengthLimit) {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// How long a list of attributes is at most.
  private static let lengthLimit = 1000

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || byte == UInt8(ascii: " ")
  }
}
