/// Reads a property list as Xcode compiles it onto a tape.
///
/// Every offset and size in the file is checked against the file before it is used, nesting is
/// bounded, and so is the number of nodes, because objects may refer to each other.
struct BinaryPropertyListScanner {
  private let tape: NodeTape
  private let bytes: UnsafeRawBufferPointer
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var budget = 0

  /// Texts go to the tape's arena; the bytes must live as long as the scanner is used.
  init(_ tape: NodeTape, _ bytes: UnsafeRawBufferPointer) {
    self.tape = tape
    self.bytes = bytes
  }

  /// Reads the file's top object; what was read before a fault stays on the tape.
  mutating func scan() throws(ScanFault) {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw fault("this is no binary property list")
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw broken }
    objectCount = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    tableOffset = try integer(at: trailer + 24, size: 8)
    guard objectCount > 0, top < objectCount, tableOffset >= 9, tableOffset <= trailer,
      objectCount <= (trailer - tableOffset) / offsetSize
    else { throw broken }
    budget = objectCount * 8 + 1_000
    try read(top, as: nil, depth: 0)
  }

  private var broken: ScanFault { fault("this binary property list is damaged") }

  private func fault(_ message: String) -> ScanFault {
    ScanFault(offset: 0, rule: "property-list", message: message)
  }

  /// A whole number, high byte first; too large a one is a fault.
  private func integer(at offset: Int, size: Int) throws(ScanFault) -> Int {
    guard offset >= 0, size <= 8, offset <= bytes.count - size else { throw broken }
    var value: UInt64 = 0
    for index in 0..<size { value = value << 8 | UInt64(bytes[offset + index]) }
    guard value <= UInt64(FileBytes.limit) else { throw broken }
    return Int(value)
  }

  /// An object's place, marker and size.
  private func object(
    _ number: Int
  ) throws(ScanFault) -> (marker: UInt8, size: Int, content: Int) {
    guard number < objectCount else { throw broken }
    let offset = try integer(at: tableOffset + number * offsetSize, size: offsetSize)
    guard offset >= 8, offset < tableOffset else { throw broken }
    let marker = bytes[offset]
    guard marker & 0x0F == 0x0F, marker & 0xF0 >= 0x40 else {
      return (marker & 0xF0, Int(marker & 0x0F), offset + 1)
    }
    guard offset + 1 < tableOffset, bytes[offset + 1] & 0xF0 == 0x10 else { throw broken }
    let width = 1 << Int(bytes[offset + 1] & 0x0F)
    guard width <= 8 else { throw broken }
    return (marker & 0xF0, try integer(at: offset + 2, size: width), offset + 2 + width)
  }

  private mutating func read(
    _ number: Int,
    as kind: Node.Kind?,
    depth: Int
  ) throws(ScanFault) {
    budget -= 1
    guard depth < NodeTape.deepest, budget > 0 else { throw fault("nested too deep") }
    let object = try object(number)
    switch object.marker {
    case 0x50: try readASCII(object.content, object.size, kind)
    case 0x60: try readUTF16(object.content, object.size, kind)
    case 0xD0: try readDictionary(object.content, object.size, depth)
    case 0xA0: tape.appendEmptyList()
    default:
      guard kind == nil else { throw broken }
      tape.append(Node(kind: .other, place: 0))
    }
  }

  private func readASCII(_ content: Int, _ size: Int, _ kind: Node.Kind?) throws(ScanFault) {
    guard size <= tableOffset - content else { throw broken }
    let text = UnsafeRawBufferPointer(rebasing: bytes[content..<content + size])
    let isASCII = text.allSatisfy { $0 < 0x80 }
    let decoded = isASCII ? nil : Array(String(decoding: text, as: UTF8.self).utf8)
    let offset = (decoded ?? Array(text)).withUnsafeBufferPointer { tape.arena.append($0) }
    append(kind, offset, decoded?.count ?? size)
  }

  private func readUTF16(_ content: Int, _ size: Int, _ kind: Node.Kind?) throws(ScanFault) {
    guard size <= (tableOffset - content) / 2, let base = bytes.baseAddress else { throw broken }
    let units = [UInt8](unsafeUninitializedCapacity: size * 3 + 4) { buffer, count in
      guard let output = buffer.baseAddress else { return }
      count = transcodeUTF16(base + content, count: size, bigEndian: true, into: output).written
    }
    append(kind, units.withUnsafeBufferPointer { tape.arena.append($0) }, units.count)
  }

  private func append(_ kind: Node.Kind?, _ offset: Int, _ length: Int) {
    tape.append(
      Node(kind: kind ?? .text, offset: UInt32(offset), length: UInt32(length), place: 0)
    )
  }

  private mutating func readDictionary(
    _ content: Int,
    _ size: Int,
    _ depth: Int
  ) throws(ScanFault) {
    guard size <= (tableOffset - content) / (2 * referenceSize) else { throw broken }
    let own = tape.count
    tape.append(Node(kind: .dictionary, place: 0))
    defer { tape.close(own) }
    for index in 0..<size {
      let begin = tape.count
      let place = content + index * referenceSize
      do {
        let key = try integer(at: place, size: referenceSize)
        let value = try integer(at: place + size * referenceSize, size: referenceSize)
        try read(key, as: .key, depth: depth + 1)
        try read(value, as: nil, depth: depth + 1)
      } catch {
        if tape.count - begin < 2 { while tape.count > begin { tape.dropLast() } }
        throw error
      }
    }
  }
}

extension NodeTape {
  /// A list whose items are of no interest.
  func appendEmptyList() {
    append(Node(kind: .list, place: 0))
    close(count - 1)
  }
}
