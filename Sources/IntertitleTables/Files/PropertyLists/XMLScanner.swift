internal import IntertitleLanguages

/// Reads a property list as XML onto a tape, as Apple's parser reads it.
///
/// That parser knows seven escapes' worth of XML and no document types of one's own (so there are
/// no entities that expand to others): comments and processing instructions between elements, CDATA
/// in texts, everything behind the first element ignored.
///
/// One loop. Bounds: `position` stays ≤ `count`; looks ahead are at most 16 bytes, where the arena
/// has 64 zero bytes; a zero is no mark-up. The arena's block may move when an escape is read, so
/// `bytes` is read anew after each text.
struct XMLScanner {
  private let tape: NodeTape
  let arena: TextArena
  let count: Int
  var bytes: UnsafePointer<UInt8>
  var position: Int
  /// Escapes that Apple's parser refuses and this one keeps as they are written.
  var issues = Issues()

  init(_ tape: NodeTape) {
    self.tape = tape
    arena = tape.arena
    count = arena.count
    bytes = UnsafePointer(arena.base)
    position = arena.start
  }

  /// Reads the file's first element; what was read before a fault stays on the tape.
  mutating func scan() throws(ScanFault) {
    var open: [Int] = []
    var expectsKey = false
    var isInDictionary = false
    var isInProperty = false
    defer { for container in open.reversed() { tape.close(container) } }
    while true {
      skipBlanks()
      // Nearly all of a file of rules is keys and texts without escapes: they are read here.
      if expectsKey || !open.isEmpty, let node = readPlain(isKey: expectsKey) {
        tape.append(node)
        expectsKey = !expectsKey && isInDictionary
        continue
      }
      guard position < count else { throw fault("the file ends before its last element closes") }
      guard bytes[position] == 0x3C else { throw fault("text where an element is expected") }
      let begin = position
      switch bytes[position &+ 1] {
      case 0x21:
        try skipDeclaration(allowsType: tape.count == 0 && !isInProperty)
        continue
      case 0x3F:
        try skipInstruction()
        continue
      case 0x2F:
        guard let container = open.popLast() else {
          guard isInProperty, tape.count > 0 else {
            throw fault("a closing tag that opens nowhere")
          }
          return try close("plist")
        }
        let isDictionary = tape[container].kind == .dictionary
        guard expectsKey || !isDictionary else {
          tape.dropLast()
          tape.close(container)
          throw fault("a key has no value")
        }
        tape.close(container)
        try close(isDictionary ? "dict" : "array")
      default:
        let tag = try readTag()
        guard tape.count == 0 || !open.isEmpty else {
          throw fault("a property list holds one value only", at: begin)
        }
        switch tag.kind {
        case .plist:
          guard !isInProperty, tape.count == 0, !tag.isEmpty else {
            throw fault("unexpected <plist>")
          }
          isInProperty = true
          continue
        case .dictionary, .list:
          guard !expectsKey || open.isEmpty else { throw fault("expected <key>", at: begin) }
          guard open.count < NodeTape.deepest else { throw fault("nested too deep") }
          let isDictionary = tag.kind.isDictionary
          tape.append(Node(kind: isDictionary ? .dictionary : .list, place: UInt32(begin)))
          guard tag.isEmpty else {
            open.append(tape.count - 1)
            expectsKey = isDictionary
            isInDictionary = isDictionary
            continue
          }
          tape.close(tape.count - 1)
        case .key, .string:
          guard !expectsKey || tag.kind.isKey else { throw fault("expected <key>", at: begin) }
          let text = tag.isEmpty ? (position, 0) : try readText(isKey: tag.kind.isKey)
          tape.append(
            Node(
              kind: expectsKey ? .key : .text,
              offset: UInt32(truncatingIfNeeded: text.0),
              length: UInt32(truncatingIfNeeded: text.1),
              place: UInt32(begin)
            )
          )
          if expectsKey {
            expectsKey = false
            continue
          }
        case .other(let name):
          guard !expectsKey else { throw fault("expected <key>", at: begin) }
          tape.append(Node(kind: .other, place: UInt32(begin)))
          if !tag.isEmpty { try skipContent(name) }
        }
      }
      guard let container = open.last else {
        if isInProperty { continue }
        return
      }
      isInDictionary = tape[container].kind == .dictionary
      expectsKey = isInDictionary
    }
  }

  /// Reads `<key>…</key>` or `<string>…</string>` where nothing in it has to be looked at; nil, with
  /// nothing read, for anything else.
  @inline(__always)
  private mutating func readPlain(isKey: Bool) -> Node? {
    let raw = UnsafeRawPointer(bytes)
    @inline(__always) func word(_ at: Int) -> UInt64 {
      UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    }
    let begin = position
    let text = begin &+ (isKey ? 5 : 8)
    if isKey {
      guard word(begin) & 0xFF_FFFF_FFFF == 0x3E_7965_6B3C else { return nil }  // <key>
    } else {
      guard word(begin) == 0x3E67_6E69_7274_733C else { return nil }  // <string>
    }
    let end = indexOf(0x3C, or: 0x26, bytes, text, count)
    if isKey {
      guard word(end) & 0xFFFF_FFFF_FFFF == 0x3E79_656B_2F3C else { return nil }  // </key>
      position = end &+ 6
    } else {
      guard word(end) == 0x676E_6972_7473_2F3C, bytes[end &+ 8] == 0x3E else { return nil }
      position = end &+ 9
    }
    return Node(
      kind: isKey ? .key : .text,
      offset: UInt32(truncatingIfNeeded: text),
      length: UInt32(truncatingIfNeeded: end &- text),
      place: UInt32(truncatingIfNeeded: begin)
    )
  }

  private enum TagKind {
    case plist
    case dictionary
    case list
    case key
    case string
    case other(StaticString)

    var isKey: Bool { if case .key = self { true } else { false } }
    var isDictionary: Bool { if case .dictionary = self { true } else { false } }
  }

  private mutating func skipBlanks() {
    while position < count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position &+= 1
      default: return
      }
    }
  }

  /// Reads an opening tag with whatever attributes it has.
  @inline(__always)
  private mutating func readTag() throws(ScanFault) -> (kind: TagKind, isEmpty: Bool) {
    let begin = position &+ 1
    if bytes[begin] == 0x6B, starts("key>", at: begin) {
      position = begin &+ 4
      return (.key, false)
    }
    if bytes[begin] == 0x73, starts("string>", at: begin) {
      position = begin &+ 7
      return (.string, false)
    }
    return try readOtherTag(begin)
  }

  private mutating func readOtherTag(
    _ begin: Int
  ) throws(ScanFault) -> (kind: TagKind, isEmpty: Bool) {
    let end = indexOf(0x3E, bytes, begin, count)
    guard end < count else {
      position = begin - 1
      throw fault("this tag is never closed")
    }
    let isEmpty = end > begin && bytes[end - 1] == 0x2F
    var length = 0
    while begin + length < end - (isEmpty ? 1 : 0), bytes[begin + length] > 0x20 { length += 1 }
    guard let kind = kind(begin, length) else {
      let name = arena.string(begin, min(length, 40))
      position = begin - 1
      throw fault("unknown tag \("<\(name)>".inBackticks)")
    }
    position = end + 1
    return (kind, isEmpty)
  }

  private func kind(_ begin: Int, _ length: Int) -> TagKind? {
    func isName(_ name: StaticString) -> Bool {
      name.utf8CodeUnitCount == length && starts(name, at: begin)
    }
    if isName("dict") { return .dictionary }
    if isName("array") { return .list }
    if isName("key") { return .key }
    if isName("string") { return .string }
    if isName("plist") { return .plist }
    for name: StaticString in ["integer", "true", "false", "real", "date", "data"]
    where isName(name) {
      return .other(name)
    }
    return nil
  }

  /// Reads `</name>`.
  mutating func close(_ name: StaticString) throws(ScanFault) {
    guard starts("</", at: position), starts(name, at: position + 2) else {
      throw fault("expected </\(name)>")
    }
    position += 2 + name.utf8CodeUnitCount
    skipBlanks()
    guard position < count, bytes[position] == 0x3E else { throw fault("expected </\(name)>") }
    position += 1
  }

  private mutating func skipContent(_ name: StaticString) throws(ScanFault) {
    position = min(indexOf(0x3C, bytes, position, count), count)
    try close(name)
  }

  func fault(_ message: String, at offset: Int? = nil) -> ScanFault {
    ScanFault(offset: offset ?? position, rule: "property-list", message: message)
  }
}
