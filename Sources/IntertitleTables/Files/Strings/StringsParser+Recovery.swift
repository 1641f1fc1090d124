internal import IntertitleLanguages

/// An entry whose end is not in order.
struct Damaged {
  var key: Token
  var value: Token
  var begin: Int
}

extension StringsParser {
  /// Behind a value something else than `;` stands at `position`.
  mutating func reportMissingSemicolon(_ entry: Damaged, _ valueBegin: Int, _ end: Int) {
    verdict.refuse()
    if let line = lineThatLooksLikeEntry(from: valueBegin, to: end) {
      reportUnterminatedValue(entry, valueBegin, resumingAt: line)
      return
    }
    let sameLine = !hasLineEnd(from: end, to: position) && !isAtEnd
    if sameLine, !looksLikeEntry(position), !(isBraced && current == 0x7D), !skipSeparator() {
      reportLostValue(entry, end)
      return
    }
    keep(entry.key, entry.value, entry.begin)
    report(.error, "missing-semicolon", at: end, of: entry.key) {
      "expected `;` after the value of \($0.quoted(entry.key))"
    }
  }

  private mutating func reportUnterminatedValue(_ entry: Damaged, _ begin: Int, resumingAt: Int) {
    report(.error, "unterminated-string", at: begin, of: entry.key) {
      "the value of \($0.quoted(entry.key)) has no closing quote: the entry is lost"
    }
    position = resumingAt
  }

  private mutating func reportLostValue(_ entry: Damaged, _ end: Int) {
    report(.error, "missing-semicolon", at: end - 1, of: entry.key) {
      """
      expected `;` after the value of \($0.quoted(entry.key)), the entry is lost: a quote that \
      belongs to the text is written `\\"`
      """
    }
    skipToNextEntry()
  }

  /// Skips one character that people take for a semicolon.
  private mutating func skipSeparator() -> Bool {
    let length = current == 0x2C || current == 0x3A ? 1 : isSemicolonLike() ? 3 : 0
    guard length > 0 else { return false }
    let rest = indexBehindBlanks(position + length)
    guard rest >= count || hasLineEnd(from: position, to: rest) || looksLikeEntry(rest) else {
      return false
    }
    position += length
    return true
  }

  private func isSemicolonLike() -> Bool {
    isFullwidth(0x9B, at: position) || isFullwidth(0x8C, at: position)
  }

  /// Behind a key neither `=` nor `;` stands at `position`.
  mutating func reportMissingEquals(_ key: Token, _ begin: Int) {
    if isAtEnd, !hasRead, verdict == .accepted, !isBraced {
      refuse("not-a-table", at: begin) { _ in "this file holds one text, no keys and values" }
      return
    }
    let line = lineThatLooksLikeEntry(from: begin, to: key.begin + key.length)
    refuse("missing-equals", at: isAtEnd ? begin : position, of: key) {
      "expected `=` or `;` after \($0.quoted(key))"
    }
    if let line {
      position = line
    } else if !looksLikeEntry(position) {
      skipToNextEntry()
    }
  }

  /// Behind `=` no value begins at `position`.
  mutating func reportMissingValue(_ key: Token, _ behindEquals: Int) {
    refuse("missing-value", at: behindEquals, of: key) { "expected a value for \($0.quoted(key))" }
    if current == 0x3B, !isAtEnd {
      position += 1
    } else if !looksLikeEntry(position) {
      skipToNextEntry()
    }
  }

  /// A quoted text that begins at `begin` never closes.
  mutating func reportUnterminated(_ begin: Int, isKey: Bool) {
    isKey ? stopOrRefuse() : verdict.refuse()
    report(.error, "unterminated-string", at: begin) { _ in
      "this \(isKey ? "key" : "value") has no closing quote: the entry is lost"
    }
    position = lineThatLooksLikeEntry(from: begin, to: count) ?? count
  }

  /// Deals with a character that starts no key.
  mutating func skipStray() {
    stopOrRefuse()
    let begin = position
    let ends = verdict == .refused ? "refuses the file" : "stops reading"
    let severity: Diagnostic.Severity = verdict == .refused ? .error : .warning
    if current == 0x3B {
      position += 1
      report(severity, "stray-semicolon", at: begin) { _ in
        "this `;` ends nothing: Apple's parser \(ends) here"
      }
      return
    }
    skipToNextEntry()
    let length = min(position - begin, 200)
    report(severity, "stray-text", at: begin) { parser in
      let found = parser.arena.string(begin, length).trimmed.inBackticks
      return "\(found) starts no key: Apple's parser \(ends) here"
    }
  }

  /// Moves to the next place from which reading can go on: behind a semicolon, at something that
  /// looks like an entry, or at a line that begins a comment.
  mutating func skipToNextEntry() {
    if position < count { position += 1 }
    while position < count {
      switch current {
      case 0x3B:
        position += 1
        return
      case 0x22, 0x27:
        if looksLikeEntry(position) { return }
      case 0x0A, 0x0D:
        let line = indexBehindBlanks(position)
        if isResumable(line) {
          position = line
          return
        }
      default: break
      }
      position += 1
    }
  }

  private func isResumable(_ offset: Int) -> Bool {
    guard offset < count else { return false }
    if isBraced, byte(offset) == 0x7D { return true }
    if byte(offset) == 0x2F { return byte(offset + 1) == 0x2F || byte(offset + 1) == 0x2A }
    var there = self
    there.position = offset
    return looksLikeEntry(offset) || there.isConflictMarker()
  }

  /// The first line within a range that looks like an entry.
  func lineThatLooksLikeEntry(from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if byte(offset) == 0x0A || byte(offset) == 0x0D {
        let line = indexBehindBlanks(offset)
        if looksLikeEntry(line) { return line }
        offset = max(offset + 1, line)
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Whether `"key" =` or `key = "` stands at an offset, on one line.
  func looksLikeEntry(_ offset: Int) -> Bool {
    guard startsText(offset) else { return false }
    var end = offset
    let first = byte(offset)
    let isWord = isWordByte(first)
    if isWord {
      while end < count, isWordByte(byte(end)) { end += 1 }
    } else {
      guard let close = endOfQuotedOnLine(offset) else { return false }
      end = close
    }
    let equals = indexBehindSpaces(end)
    guard byte(equals) == 0x3D, equals < count else { return false }
    guard isWord else { return true }
    let value = byte(indexBehindSpaces(equals + 1))
    return value == 0x22 || value == 0x27
  }

  /// The offset behind a quoted text that closes on its line.
  private func endOfQuotedOnLine(_ offset: Int) -> Int? {
    let quote = byte(offset)
    var end = offset + (quote == 0xE2 ? 3 : 1)
    while end < count, byte(end) != 0x0A, byte(end) != 0x0D {
      if quote == 0xE2, isTypographicQuote(end) { return end + 3 }
      if byte(end) == quote || (quote == 0xE2 && byte(end) == 0x22) { return end + 1 }
      end += byte(end) == 0x5C ? 2 : 1
    }
    return nil
  }

  private func indexBehindSpaces(_ offset: Int) -> Int {
    var index = offset
    while index < count, byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    return index
  }

  func indexBehindBlanks(_ offset: Int) -> Int {
    var index = offset
    while index < count, byte(index) == 0x20 || (0x09...0x0D).contains(byte(index)) { index += 1 }
    return index
  }

  private func hasLineEnd(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if byte(index) == 0x0A || byte(index) == 0x0D { return true }
      index += 1
    }
    return false
  }
}

extension String {
  /// Without blanks at either end.
  package var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
