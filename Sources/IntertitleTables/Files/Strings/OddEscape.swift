internal import IntertitleLanguages

/// Backslashes that are no escapes to Apple's parser, though other languages have them as such, or
/// that stand for something else there.
enum OddEscape {
  /// Whether the backslash at an offset is one.
  ///
  /// Before a mark, such as `\%`, it is dropped and nothing is lost: that is none.
  static func stands(_ bytes: UnsafePointer<UInt8>, at offset: Int, _ end: Int) -> Bool {
    switch bytes[offset &+ 1] {
    case 0x30...0x37, 0x61, 0x62, 0x66, 0x6E, 0x72, 0x74, 0x76: false
    case 0x55: isOddUnicode(bytes, offset &+ 2, end)
    case 0x38, 0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// `\U` takes at most four digits, and without one stands for nothing.
  private static func isOddUnicode(
    _ bytes: UnsafePointer<UInt8>,
    _ begin: Int,
    _ end: Int
  ) -> Bool {
    let digits = digits(bytes, begin, end)
    guard digits == 8 else { return digits == 0 }
    return bytes[begin] == 0x30 && bytes[begin &+ 1] == 0x30 && bytes[begin &+ 2] == 0x30
  }

  /// How many hexadecimal digits stand at an offset, at most eight.
  private static func digits(_ bytes: UnsafePointer<UInt8>, _ begin: Int, _ end: Int) -> Int {
    var count = 0
    while count < 8, begin &+ count < end, hexadecimalDigit(bytes[begin &+ count]) != nil {
      count &+= 1
    }
    return count
  }
}

extension StringsParser {
  /// Reports the odd escapes of a quoted text, and what was probably meant.
  mutating func reportOddEscapes(from begin: Int, to end: Int) {
    let bytes = UnsafePointer(arena.base)
    var offset = begin
    while offset < end {
      guard bytes[offset] == 0x5C else {
        offset += 1
        continue
      }
      if OddEscape.stands(bytes, at: offset, end) {
        report(.warning, "unknown-escape", at: offset) { $0.sentence(onEscapeAt: offset, end) }
      }
      offset += 2
    }
  }

  private func sentence(onEscapeAt offset: Int, _ end: Int) -> String {
    let letter = arena.string(offset + 1, 1)
    let digits = digits(from: offset + 2, end)
    if letter == "U" { return sentence(onDigits: digits) }
    let what = "`\\\(letter)` is no escape and is read as `\(letter)`"
    if letter == "u" || letter == "x", let unit = UInt16(digits.prefix(4), radix: 16) {
      return "\(what): did you mean `\\U\(String(unit, radix: 16).leftPadded(to: 4))`?"
    }
    return "\(what): write `\\\\` for a backslash, or leave it out"
  }

  private func sentence(onDigits digits: String) -> String {
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      return "`\\U` without digits stands for nothing: write `\\\\U` for a backslash and a letter"
    }
    let units = Array(String(scalar).utf16).map { "\\U" + String($0, radix: 16).leftPadded(to: 4) }
    return "`\\U` takes four digits, the others are shown: did you mean `\(units.joined())`?"
  }

  /// The hexadecimal digits at an offset, at most eight; those in braces where Swift's are meant.
  private func digits(from offset: Int, _ end: Int) -> String {
    let begin = byte(offset) == 0x7B ? offset + 1 : offset
    var count = 0
    while count < 8, begin + count < end, hexadecimalDigit(byte(begin + count)) != nil {
      count += 1
    }
    return arena.string(begin, count)
  }
}

extension String {
  /// The text with zeros in front of it.
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}
