/// What two texts' bytes say of their placeholders, without cutting either.
///
/// Bounds: every index is compared with `count` before it is read.
enum Placeholders {
  /// Whether there may be one: not where no percent sign is followed by what ends a placeholder.
  ///
  /// - Complexity: O(*n*).
  static func mayBe(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = sign(in: text, from: 0)
    while start < text.count {
      let index = indexBehindInside(of: text, from: start)
      guard index < text.count else { return false }
      if index == start + 1, text[index] == UInt8(ascii: "%") {
        start = sign(in: text, from: start + 2)
      } else if endsPlaceholder(text[index]) {
        return true
      } else {
        start = sign(in: text, from: index)
      }
    }
    return false
  }

  /// Whether two texts have the same placeholders, spelled alike and in one order.
  ///
  /// Such texts ask for the same arguments, whatever else is in them. The reverse does not hold:
  /// `%d` and `%lld` are not spelled alike, nor is anything here with a variable in it.
  ///
  /// - Complexity: O(*n*).
  static func areSpelledAlike(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (own, other) = (0, 0)
    while true {
      let start = sign(in: first, from: own)
      let otherStart = sign(in: second, from: other)
      if start == first.count || otherStart == second.count {
        return start == first.count && otherStart == second.count
      }
      guard let end = end(of: first, from: start) else { return false }
      guard let otherEnd = self.end(of: second, from: otherStart) else { return false }
      guard first[start..<end].elementsEqual(second[otherStart..<otherEnd]) else { return false }
      (own, other) = (end, otherEnd)
    }
  }

  private static func sign(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "%") { index &+= 1 }
    return index
  }

  /// Behind the byte that ends what a percent sign begins; nil where more has to be looked at: a
  /// second sign inside, a variable, `%arg`, and what the text's end cuts off.
  private static func end(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let index = indexBehindInside(of: text, from: start)
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "%"): return index == start + 1 ? index + 1 : nil
    case UInt8(ascii: "#"), UInt8(ascii: "a"): return nil
    default: return index + 1
    }
  }

  /// Whether a byte can be the first that does not stand inside: a conversion, or what needs a look.
  private static func endsPlaceholder(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "@"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The first byte behind a percent sign that does not stand inside.
  private static func indexBehindInside(
    of text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    var index = start + 1
    while index < text.count, isInside(text[index]) { index &+= 1 }
    return index
  }

  /// Whether a byte can stand between the sign and the conversion: position, flags, width,
  /// precision, length.
  private static func isInside(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "$"),
      UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "'"),
      UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
      UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"):
      true
    default: false
    }
  }
}
