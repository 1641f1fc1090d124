internal import IntertitleLanguages

extension StringsParser {
  /// Reads a key, or deals with what stands in its place.
  mutating func readKey() -> Token? {
    guard startsText(position) else {
      skipStray()
      return nil
    }
    if isTypographicQuote(position) { reportTypographicQuote() }
    return readText(isKey: true)
  }

  /// Whether a text begins at an offset: a quote (also a typographic one) or a word.
  func startsText(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    let first = byte(offset)
    return first == 0x22 || first == 0x27 || isWordByte(first) || isTypographicQuote(offset)
  }

  /// Reads a text; nil, after a report, if its quote never closes.
  mutating func readText(isKey: Bool = false) -> Token? {
    switch current {
    case 0x22, 0x27: return readQuoted(current, isKey: isKey)
    case 0xE2:
      if !isKey { reportTypographicQuote() }
      return readTypographic()
    default: return readWord()
    }
  }

  private mutating func readWord() -> Token {
    let begin = position
    while position < count, isWordByte(current) { position += 1 }
    return Token(offset: begin, length: position - begin, begin: begin)
  }

  private mutating func readQuoted(_ quote: UInt8, isKey: Bool) -> Token? {
    let begin = position
    let bytes = UnsafePointer(arena.base)
    guard let end = endOfQuoted(bytes, begin + 1, count, quote) else {
      reportUnterminated(begin, isKey: isKey)
      return nil
    }
    position = end + 1
    guard bytes.hasByte(0x5C, from: begin + 1, to: end) else {
      return Token(offset: begin + 1, length: end - begin - 1, begin: begin)
    }
    let read = unescape(arena, from: begin + 1, firstEscape: begin + 1, quote: quote)
    if read?.isOdd == true { reportOddEscapes(from: begin + 1, to: end) }
    return read.map { Token(offset: $0.offset, length: $0.length, begin: begin) }
  }

  /// Reads “text” up to the next double quote of any kind on the line.
  private mutating func readTypographic() -> Token? {
    let begin = position
    var end = begin + 3
    while end < count, byte(end) != 0x0A, byte(end) != 0x0D {
      if byte(end) == 0x22 || isTypographicQuote(end) {
        position = end + (byte(end) == 0x22 ? 1 : 3)
        return Token(offset: begin + 3, length: end - begin - 3, begin: begin)
      }
      end += 1
    }
    skipToNextEntry()
    return nil
  }

  /// Whether one of “ ” „ ‟ stands at an offset.
  func isTypographicQuote(_ offset: Int) -> Bool {
    byte(offset) == 0xE2 && byte(offset + 1) == 0x80 && (0x9C...0x9F).contains(byte(offset + 2))
  }

  /// Whether one of U+FF00 … U+FF3F stands at an offset, told by its last byte.
  func isFullwidth(_ last: UInt8, at offset: Int) -> Bool {
    byte(offset) == 0xEF && byte(offset + 1) == 0xBC && byte(offset + 2) == last
  }

  private mutating func reportTypographicQuote() {
    stopOrRefuse()
    let name = Shown.codePoint(at: position, of: arena)
    issues.add(
      .error,
      "typographic-quote",
      at: position,
      "\(name) is no delimiter: write a plain `\"`; Apple's parser loses what follows"
    )
  }
}

extension UnsafePointer<UInt8> {
  /// Whether a byte occurs in a range.
  func hasByte(_ byte: UInt8, from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if self[index] == byte { return true }
      index &+= 1
    }
    return false
  }
}
