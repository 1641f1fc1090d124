internal import IntertitleTables

/// The placeholders of a text that have names: `{name}`, `{{name}}`, `${name}`, `%{name}`, `$name`, and
/// Swift's `\(.name)` where it should not stand.
struct NamedPlaceholders {
  /// How they are spelled, each once.
  private(set) var spellings: Set<String> = []

  /// Looks through a text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard let end = Self.end(of: bytes, from: index) else {
        index += 1
        continue
      }
      spellings.insert(String(decoding: bytes[index..<end], as: UTF8.self))
      index = end
    }
  }

  /// The end of a placeholder that begins at an index; nil where none does.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "{"): return braced(bytes, start)
    case UInt8(ascii: "$"), UInt8(ascii: "%"):
      if let end = braced(bytes, start + 1) { return end }
      guard bytes[start] == UInt8(ascii: "$"), start == 0 || !isInName(bytes[start - 1]) else {
        return nil
      }
      // `$5` is an amount, `%1$@` a position.
      let end = endOfName(bytes, start + 1)
      return end > start + 2 && bytes[start + 1] > UInt8(ascii: "9") ? end : nil
    case UInt8(ascii: "("):
      guard start + 2 < bytes.count, bytes[start + 1] == UInt8(ascii: "."),
        bytes[start + 2] > UInt8(ascii: "9")
      else { return nil }
      let end = endOfName(bytes, start + 2)
      return end > start + 2 && end < bytes.count && bytes[end] == UInt8(ascii: ")") ? end + 1 : nil
    default: return nil
    }
  }

  /// The end of a name in one pair of braces or two.
  private static func braced(_ bytes: [UInt8], _ start: Int) -> Int? {
    let open = bytes[start...].prefix { $0 == UInt8(ascii: "{") }.count
    guard (1...2).contains(open) else { return nil }
    let begin = start + open
    var end = endOfName(bytes, begin)
    while end < bytes.count, bytes[end] == UInt8(ascii: "."), endOfName(bytes, end + 1) > end + 1 {
      end = endOfName(bytes, end + 1)
    }
    let close = bytes[min(end, bytes.count)...].prefix { $0 == UInt8(ascii: "}") }.count
    return end > begin && close >= open ? end + open : nil
  }

  /// The end of a name: letters, digits and low lines.
  private static func endOfName(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, isInName(bytes[end]) { end += 1 }
    return end
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
