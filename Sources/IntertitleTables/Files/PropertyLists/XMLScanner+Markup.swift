// What stands between the elements. Bounds: as in the loop.
extension XMLScanner {
  func starts(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    return equalBytes(UnsafeRawPointer(bytes + offset), UnsafeRawPointer(text.utf8Start), length)
  }

  /// Moves behind a text, or throws.
  mutating func skip(
    to end: StaticString,
    _ message: String
  ) throws(ScanFault) {
    let begin = position
    while position < count {
      position = indexOf(end.utf8Start.pointee, bytes, position, count)
      if starts(end, at: position) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = count
    throw fault(message, at: begin)
  }

  /// Skips a comment or the document type, which may declare nothing.
  mutating func skipDeclaration(allowsType: Bool) throws(ScanFault) {
    if starts("<!--", at: position) {
      position += 4
      return try skip(to: "-->", "this comment is never closed")
    }
    guard allowsType, starts("<!DOCTYPE", at: position) else { throw fault("unknown declaration") }
    while position < count, bytes[position] != 0x3E, bytes[position] != 0x5B { position += 1 }
    guard position < count, bytes[position] == 0x3E else {
      throw fault("a document type with declarations of its own is not read")
    }
    position += 1
  }

  mutating func skipInstruction() throws(ScanFault) {
    position += 2
    try skip(to: "?>", "this instruction is never closed")
  }
}
