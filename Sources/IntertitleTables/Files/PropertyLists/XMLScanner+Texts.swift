internal import IntertitleLanguages

// How a text is read. Bounds: as in the loop.
extension XMLScanner {
  /// Reads a text up to its closing tag.
  @inline(__always)
  mutating func readText(isKey: Bool) throws(ScanFault) -> (Int, Int) {
    let begin = position
    let end = indexOf(0x3C, or: 0x26, bytes, begin, count)
    if end < count, bytes[end] == 0x3C, bytes[end &+ 1] == 0x2F {
      position = end
      try close(isKey ? "key" : "string")
      return (begin, end &- begin)
    }
    let text = try readEscaped(begin)
    try close(isKey ? "key" : "string")
    return text
  }

  /// Reads a text with escapes or CDATA, writing what it stands for behind the file.
  private mutating func readEscaped(_ begin: Int) throws(ScanFault) -> (Int, Int) {
    var text: [UInt8] = []
    var from = begin
    while true {
      let next = min(indexOf(0x3C, or: 0x26, bytes, from, count), count)
      text += UnsafeBufferPointer(start: bytes + from, count: next - from)
      position = next
      guard next < count else { throw fault("the file ends inside a text") }
      if bytes[next] == 0x26 {
        readEntity(into: &text)
      } else if starts("<![CDATA[", at: next) {
        position = next + 9
        let inside = position
        try skip(to: "]]>", "this CDATA is never closed")
        text += UnsafeBufferPointer(start: bytes + inside, count: position - 3 - inside)
      } else {
        break
      }
      from = position
    }
    let offset = text.withUnsafeBufferPointer { arena.append($0) }
    bytes = UnsafePointer(arena.base)
    return (offset, text.count)
  }

  /// Reads `&amp;` and its kin; what is none of them stays as it is written, with an error.
  private mutating func readEntity(into text: inout [UInt8]) {
    let names: [(StaticString, UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26), ("&apos;", 0x27), ("&quot;", 0x22),
    ]
    for (name, byte) in names where starts(name, at: position) {
      text.append(byte)
      position += name.utf8CodeUnitCount
      return
    }
    if starts("&#", at: position), let scalar = readReference() {
      text += Array(String(scalar).utf8)
      return
    }
    issues.add(
      .error,
      "unknown-escape",
      at: position,
      "this `&` begins no escape that a property list knows: write `&amp;`"
    )
    text.append(0x26)
    position += 1
  }

  /// Reads `&#10;` or `&#x1F600;`.
  private mutating func readReference() -> Unicode.Scalar? {
    let isHexadecimal = bytes[position + 2] == 0x78
    var index = position + (isHexadecimal ? 3 : 2)
    let begin = index
    var value: UInt32 = 0
    while index < begin + 8, let digit = hexadecimalDigit(bytes[index]), isHexadecimal || digit < 10
    {
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
      index += 1
    }
    guard index > begin, bytes[index] == 0x3B, let scalar = Unicode.Scalar(value) else {
      return nil
    }
    position = index + 1
    return scalar
  }
}
