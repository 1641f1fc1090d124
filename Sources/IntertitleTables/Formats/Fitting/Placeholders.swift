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

  /// Whether there is a sign in it that only looks like a percent sign: `％`, `﹪`, `٪`, `‰`, `℅`.
  ///
  /// - Complexity: O(*n*).
  static func hasLookAlike(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index &+ 1 < text.count {
      let byte = text[index]
      index &+= 1
      if byte < 0xD9 { continue }
      if byte == 0xD9, text[index] == 0xAA { return true }
      guard byte == 0xEF || byte == 0xE2, index &+ 1 < text.count else { continue }
      switch (byte, text[index], text[index &+ 1]) {
      case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA), (0xE2, 0x80, 0xB0), (0xE2, 0x84, 0x85):
        return true
      default: continue
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
  /// second sign inside, a variable, `%arg`, what the text's end cuts off, and what can be a damaged
  /// placeholder together with what stands behind it: `%%@`, `%@$1`, `%f.2`.
  private static func end(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let index = indexBehindInside(of: text, from: start)
    guard index < text.count else { return nil }
    let next = index + 1 < text.count ? text[index + 1] : 0
    let second = index + 2 < text.count ? text[index + 2] : 0
    switch text[index] {
    case UInt8(ascii: "%"):
      let isWhole = index == start + 1 && !isInside(next) && !endsPlaceholder(next)
      return isWhole ? index + 1 : nil
    case UInt8(ascii: "#"), UInt8(ascii: "a"): return nil
    default:
      let isStray = next == UInt8(ascii: "$") || next == UInt8(ascii: ".") && isDigit(second)
      return isStray || isDigit(next) ? nil : index + 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

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
