internal import IntertitleLanguages

extension StringsParser {
  /// How deep Apple's parser goes.
  private static let deepest = 512

  /// Reads a value that is a dictionary, a list or data: no entry, but the next ones follow it.
  mutating func parseObject(of key: Token, _ begin: Int) {
    let valueBegin = position
    let kind = current == 0x7B ? "a dictionary" : current == 0x28 ? "a list" : "data"
    guard skipObject() else {
      refuse("broken-object", at: valueBegin, of: key) {
        "the value of \($0.quoted(key)) is \(kind) that does not close"
      }
      skipToNextEntry()
      return
    }
    report(.warning, "not-text", at: valueBegin, of: key) {
      "the value of \($0.quoted(key)) is \(kind), not text: the entry is left out"
    }
    hasRead = true
    if verdict.stop == nil { droppedKeys[arena.string(key.offset, key.length)] = records.count }
    let end = position
    skipTrivia(in: .insideEntry)
    if current == 0x3B, !isAtEnd {
      position += 1
    } else {
      refuse("missing-semicolon", at: end, of: key) {
        "expected `;` after the value of \($0.quoted(key))"
      }
      if !isAtEnd, !looksLikeEntry(position) { skipToNextEntry() }
    }
  }

  /// Skips a dictionary, a list or data that begins at `position`.
  ///
  /// - Returns: whether it closes; if not, `position` is where it broke.
  mutating func skipObject() -> Bool {
    var open: [UInt8] = []
    repeat {
      guard skipOne(&open) else { return false }
      if !open.isEmpty { skipTrivia(in: .insideEntry) }
    } while !open.isEmpty
    return true
  }

  /// Skips one token of an object, keeping account of the brackets that are open.
  private mutating func skipOne(_ open: inout [UInt8]) -> Bool {
    guard position < count else { return false }
    switch current {
    case 0x7B, 0x28:
      open.append(current)
      position += 1
      return open.count <= Self.deepest
    case 0x7D, 0x29:
      guard let last = open.popLast(), last == (current == 0x7D ? 0x7B : 0x28) else { return false }
      position += 1
      return true
    case 0x3C: return skipData()
    case 0x3D, 0x3B: return skipByte(if: open.last == 0x7B)
    case 0x2C: return skipByte(if: open.last == 0x28)
    default: return open.count < Self.deepest && skipText()
    }
  }

  private mutating func skipByte(if isInPlace: Bool) -> Bool {
    position += 1
    return isInPlace
  }

  private mutating func skipText() -> Bool {
    if current == 0x22 || current == 0x27 {
      let bytes = UnsafePointer(arena.base)
      guard let end = endOfQuoted(bytes, position + 1, count, current) else { return false }
      position = end + 1
      return true
    }
    guard isWordByte(current) else { return false }
    while position < count, isWordByte(current) { position += 1 }
    return true
  }

  private mutating func skipData() -> Bool {
    var digits = 0
    position += 1
    while position < count, current != 0x3E {
      if hexadecimalDigit(current) != nil {
        digits += 1
      } else if current > 0x20 {
        return false
      }
      position += 1
    }
    guard position < count, digits % 2 == 0 else { return false }
    position += 1
    return true
  }
}
