/// Reads JSON onto a tape.
///
/// One loop with what is expected next as its state; an open container's node holds its parent's
/// index until it is closed, so there is no stack.
///
/// Bounds: `position` stays ≤ `count` wherever a byte is taken for part of the text; loads go at
/// most 8 bytes beyond, where the arena has 64 zero bytes; a zero is nothing that JSON knows. The
/// arena's block may move when an escape is read, so `bytes` is read anew after one.
struct JSONScanner {
  private let tape: NodeTape
  private let arena: TextArena
  private let count: Int
  private var bytes: UnsafePointer<UInt8>
  private var position: Int

  init(_ tape: NodeTape) {
    self.tape = tape
    arena = tape.arena
    count = arena.count
    bytes = UnsafePointer(arena.base)
    position = arena.start
  }

  private enum Expected {
    case value
    case valueOrEnd
    case keyOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  /// Reads the whole text; what was read before a fault stays on the tape, its containers closed.
  mutating func scan() throws(ScanFault) {
    var container = -1
    do {
      try scan(&container)
    } catch {
      while container >= 0 { container = tape.closeChild(container) }
      throw error
    }
  }

  private mutating func scan(_ container: inout Int) throws(ScanFault) {
    var expected = Expected.value
    var depth = 0
    var index = position
    while index < count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09:
        index = indexBehindSpaces(bytes, index &+ 1)
        continue
      case 0x22:
        let isKey = expected == .keyOrEnd
        guard isKey || expected == .value || expected == .valueOrEnd else {
          throw unexpected(expected, at: index)
        }
        let end = indexOf(0x22, or: 0x5C, bytes, index &+ 1, count)
        guard end < count else { throw fault("this text has no closing quote", at: index) }
        var text = (index &+ 1, end &- index &- 1)
        let begin = index
        if bytes[end] == 0x22 {
          index = end &+ 1
        } else {
          position = index
          text = try readEscaped(index)
          index = position
        }
        tape.append(
          Node(
            kind: isKey ? .key : .text,
            offset: UInt32(truncatingIfNeeded: text.0),
            length: UInt32(truncatingIfNeeded: text.1),
            place: UInt32(truncatingIfNeeded: begin)
          )
        )
        expected = isKey ? .colon : .commaOrEnd
      case 0x3A:
        guard expected == .colon else { throw unexpected(expected, at: index) }
        index &+= 1
        expected = .value
        continue
      case 0x2C:
        guard expected == .commaOrEnd, container >= 0 else { throw unexpected(expected, at: index) }
        index &+= 1
        // Foundation lets a comma stand behind the last item, and people leave one there.
        expected = tape[container].kind == .dictionary ? .keyOrEnd : .valueOrEnd
        continue
      case 0x7B, 0x5B:
        guard expected == .value || expected == .valueOrEnd else {
          throw unexpected(expected, at: index)
        }
        guard depth < NodeTape.deepest else { throw fault("nested too deep", at: index) }
        depth &+= 1
        let kind: Node.Kind = byte == 0x7B ? .dictionary : .list
        container = tape.open(kind, in: container, at: index)
        index &+= 1
        expected = byte == 0x7B ? .keyOrEnd : .valueOrEnd
        continue
      case 0x7D, 0x5D:
        let isInPlace =
          expected == .commaOrEnd || expected == (byte == 0x7D ? .keyOrEnd : .valueOrEnd)
        guard isInPlace, container >= 0,
          tape[container].kind == (byte == 0x7D ? .dictionary : .list)
        else { throw unexpected(expected, at: index) }
        container = tape.closeChild(container)
        depth &-= 1
        index &+= 1
        expected = .commaOrEnd
      default:
        guard expected == .value || expected == .valueOrEnd else {
          throw unexpected(expected, at: index)
        }
        position = index
        try readScalar()
        index = position
        expected = .commaOrEnd
      }
      if container < 0 { expected = .nothing }
    }
    guard expected == .nothing else {
      throw fault("the text ends before its last value does", at: count)
    }
  }

  private func unexpected(_ expected: Expected, at offset: Int) -> ScanFault {
    let name =
      switch expected {
      case .value, .valueOrEnd: "a value"
      case .keyOrEnd: "a key in quotes"
      case .colon: "`:`"
      case .commaOrEnd: "`,` or the end of the object"
      case .nothing: "nothing more"
      }
    return fault("expected \(name) here", at: offset)
  }

  private func fault(_ message: String, at offset: Int) -> ScanFault {
    ScanFault(offset: offset, rule: "json", message: message)
  }

  private mutating func readEscaped(_ begin: Int) throws(ScanFault) -> (Int, Int) {
    guard let end = endOfQuoted(bytes, begin + 1, count, 0x22) else {
      throw fault("this text has no closing quote", at: begin)
    }
    let offset = arena.reserve(end - begin)
    bytes = UnsafePointer(arena.base)
    let output = arena.base + offset
    var written = 0
    position = begin + 1
    while position < end {
      if bytes[position] == 0x5C {
        written += writeUTF8(try escaped(end), output + written)
      } else {
        output[written] = bytes[position]
        written += 1
        position += 1
      }
    }
    position = end + 1
    arena.keep(written)
    return (offset, written)
  }

  /// What the escape at `position` stands for; each is at least as long as its UTF-8.
  private mutating func escaped(_ end: Int) throws(ScanFault) -> UInt32 {
    let byte = bytes[position + 1]
    if byte == 0x75 { return try unicodeEscape(end) }
    let simple: [(UInt8, UInt32)] = [
      (0x22, 0x22), (0x5C, 0x5C), (0x2F, 0x2F), (0x62, 0x08), (0x66, 0x0C), (0x6E, 0x0A),
      (0x72, 0x0D), (0x74, 0x09),
    ]
    guard let found = simple.first(where: { $0.0 == byte }) else {
      throw fault("unknown escape", at: position)
    }
    position += 2
    return found.1
  }

  private mutating func unicodeEscape(_ end: Int) throws(ScanFault) -> UInt32 {
    guard let unit = hexadecimalUnit(position, end) else {
      throw fault("unknown escape", at: position)
    }
    position += 6
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00, let low = hexadecimalUnit(position, end), low & 0xFC00 == 0xDC00 else {
      return 0xFFFD
    }
    position += 6
    return 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
  }

  /// The number of `\u` and four digits at an offset.
  private func hexadecimalUnit(_ offset: Int, _ end: Int) -> UInt32? {
    guard offset + 6 <= end, bytes[offset] == 0x5C, bytes[offset + 1] == 0x75 else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = hexadecimalDigit(bytes[offset + index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Whether a word is a number as JSON writes it.
  private func isNumber(_ word: [UInt8]) -> Bool {
    var rest = word[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == 0x2D { rest = rest.dropFirst() }
    let isZero = rest.first == 0x30
    let whole = digits()
    guard whole > 0, !isZero || whole == 1 else { return false }
    if rest.first == 0x2E {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == 0x65 || rest.first == 0x45 {
      rest = rest.dropFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a number, a truth value or null.
  private mutating func readScalar() throws(ScanFault) {
    let begin = position
    var end = position
    while end < count, isWordByte(bytes[end]) || bytes[end] == 0x2B { end += 1 }
    let word = arena.string(begin, min(end - begin, 64))
    let kind: Node.Kind
    switch word {
    case "true": kind = .yes
    case "false": kind = .no
    case "null": kind = .other
    default:
      guard isNumber(Array(word.utf8)) else { throw unexpected(.value, at: begin) }
      kind = .other
    }
    position = end
    tape.append(
      Node(kind: kind, offset: UInt32(begin), length: UInt32(end - begin), place: UInt32(begin))
    )
  }
}
