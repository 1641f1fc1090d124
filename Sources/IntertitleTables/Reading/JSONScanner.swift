/// Reads JSON onto a tape.
///
/// One loop over the text with a stack of what is open. Bounds: `position` stays ≤ `count`; looks
/// ahead are at most 8 bytes, where the arena has 64 zero bytes; a zero is nothing that JSON knows.
/// The arena's block may move when an escape is read, so `bytes` is read anew after each text.
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

  /// Reads the whole text; what was read before a fault stays on the tape.
  mutating func scan() throws(ScanFault) {
    var open: [Int] = []
    var expected = Expected.value
    defer { for container in open.reversed() { tape.close(container) } }
    while position < count {
      let byte = bytes[position]
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09:
        position &+= 1
        continue
      case 0x22:
        let isKey = expected == .keyOrEnd
        guard isKey || expected == .value || expected == .valueOrEnd else { throw unexpected(expected) }
        try readText(isKey ? .key : .text)
        expected = isKey ? .colon : .commaOrEnd
      case 0x3A:
        guard expected == .colon else { throw unexpected(expected) }
        position &+= 1
        expected = .value
      case 0x2C:
        guard expected == .commaOrEnd, let container = open.last else { throw unexpected(expected) }
        position &+= 1
        // Foundation lets a comma stand behind the last item, and people leave one there.
        expected = tape[container].kind == .dictionary ? .keyOrEnd : .valueOrEnd
      case 0x7B, 0x5B:
        guard expected == .value || expected == .valueOrEnd else { throw unexpected(expected) }
        guard open.count < NodeTape.deepest else { throw fault("nested too deep") }
        open.append(tape.count)
        let isDictionary = byte == 0x7B
        tape.append(
          Node(kind: isDictionary ? .dictionary : .list, place: UInt32(truncatingIfNeeded: position))
        )
        position &+= 1
        expected = isDictionary ? .keyOrEnd : .valueOrEnd
      case 0x7D, 0x5D:
        let isInPlace =
          expected == .commaOrEnd || expected == (byte == 0x7D ? .keyOrEnd : .valueOrEnd)
        guard isInPlace, let container = open.last,
          tape[container].kind == (byte == 0x7D ? .dictionary : .list)
        else { throw unexpected(expected) }
        open.removeLast()
        tape.close(container)
        position &+= 1
        expected = .commaOrEnd
      default:
        guard expected == .value || expected == .valueOrEnd else { throw unexpected(expected) }
        try readScalar(byte)
        expected = .commaOrEnd
      }
      if open.isEmpty, expected == .commaOrEnd { expected = .nothing }
    }
    guard expected == .nothing else { throw fault("the text ends before its last value does") }
  }

  private func unexpected(_ expected: Expected) -> ScanFault {
    let name =
      switch expected {
      case .value, .valueOrEnd: "a value"
      case .keyOrEnd: "a key in quotes"
      case .colon: "`:`"
      case .commaOrEnd: "`,` or the end of the object"
      case .nothing: "nothing more"
      }
    return fault("expected \(name) here")
  }

  private func fault(_ message: String, at offset: Int? = nil) -> ScanFault {
    ScanFault(offset: offset ?? position, rule: "json", message: message)
  }

  /// Reads a text in quotes.
  @inline(__always)
  private mutating func readText(_ kind: Node.Kind) throws(ScanFault) {
    let begin = position
    let end = indexOfQuoteOrBackslash(bytes, begin &+ 1, count)
    guard end < count else { throw fault("this text has no closing quote") }
    var text = (begin &+ 1, end &- begin &- 1)
    if bytes[end] == 0x22 {
      position = end &+ 1
    } else {
      text = try readEscaped(begin)
    }
    tape.append(
      Node(
        kind: kind,
        offset: UInt32(truncatingIfNeeded: text.0),
        length: UInt32(truncatingIfNeeded: text.1),
        place: UInt32(truncatingIfNeeded: begin)
      )
    )
  }

  private mutating func readEscaped(_ begin: Int) throws(ScanFault) -> (Int, Int) {
    guard let end = endOfQuoted(bytes, begin + 1, count, 0x22) else {
      throw fault("this text has no closing quote")
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
    guard let found = simple.first(where: { $0.0 == byte }) else { throw fault("unknown escape") }
    position += 2
    return found.1
  }

  private mutating func unicodeEscape(_ end: Int) throws(ScanFault) -> UInt32 {
    guard let unit = hexadecimalUnit(position, end) else { throw fault("unknown escape") }
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
  private mutating func readScalar(_ byte: UInt8) throws(ScanFault) {
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
      guard isNumber(Array(word.utf8)) else { throw unexpected(.value) }
      kind = .other
    }
    position = end
    tape.append(
      Node(kind: kind, offset: UInt32(begin), length: UInt32(end - begin), place: UInt32(begin))
    )
  }
}
