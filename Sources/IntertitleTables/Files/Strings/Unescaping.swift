/// Reads a quoted text that holds escapes, writing what it stands for behind the file.
///
/// Apple's rules: `\n` and its kin; `\U` and up to four hexadecimal digits, two surrogates making
/// one character; up to three octal digits, which are a byte in NeXTSTEP's encoding; a backslash
/// before anything else is dropped, which before a letter or digit is hardly what was meant.
///
/// Bounds: every escape is at least as long as what it stands for (`\U` with two to four digits ≥ 3
/// bytes, octal digits ≤ 3 bytes), so `end of the file - from` bytes are room enough.
///
/// - Parameters:
///   - arena: the file, whose block may move.
///   - from: the first byte behind the opening quote.
///   - firstEscape: the first backslash, or anything up to it.
///   - quote: the byte that ends the text.
/// - Returns: the text's range, the offset behind the closing quote, and whether a backslash stands
///   where it is hardly an escape; nil if the text never closes.
@inline(never)
func unescape(
  _ arena: TextArena,
  from: Int,
  firstEscape: Int,
  quote: UInt8
) -> (offset: Int, length: Int, end: Int, isOdd: Bool)? {
  let count = arena.count
  guard let end = endOfQuoted(UnsafePointer(arena.base), from, count, quote) else { return nil }
  var isOdd = false
  let offset = arena.reserve(end - from + 4)
  let bytes = UnsafePointer(arena.base)
  let output = arena.base + offset
  var position = from
  var written = 0
  var high: UInt32 = 0
  while position < end {
    let byte = bytes[position]
    guard byte == 0x5C else {
      if high != 0 { written &+= flushSurrogate(&high, output + written) }
      output[written] = byte
      written &+= 1
      position &+= 1
      continue
    }
    isOdd = isOdd || OddEscape.stands(bytes, at: position, end)
    let unit = escapedUnit(bytes, &position, end)
    written &+= writeUnit(unit, &high, output + written)
  }
  if high != 0 { written &+= flushSurrogate(&high, output + written) }
  arena.keep(written)
  return (offset, written, end + 1, isOdd)
}

/// The closing quote's offset, or nil.
func endOfQuoted(
  _ bytes: UnsafePointer<UInt8>,
  _ start: Int,
  _ count: Int,
  _ quote: UInt8
) -> Int? {
  var position = start
  while position < count {
    let byte = bytes[position]
    if byte == quote { return position }
    position &+= byte == 0x5C ? 2 : 1
  }
  return nil
}

/// Says that a backslash stands before a character that the loop copies itself.
private let dropped: UInt32 = .max

/// What the escape at `position` stands for; leaves `position` behind it.
private func escapedUnit(
  _ bytes: UnsafePointer<UInt8>,
  _ position: inout Int,
  _ end: Int
) -> UInt32 {
  let byte = bytes[position &+ 1]
  position &+= 2
  switch byte {
  case 0x30...0x37: return octalUnit(bytes, &position, end, first: byte)
  case 0x55: return hexadecimalUnit(bytes, &position, end)
  case 0x61: return 0x07
  case 0x62: return 0x08
  case 0x66: return 0x0C
  case 0x6E: return 0x0A
  case 0x72: return 0x0D
  case 0x74: return 0x09
  case 0x76: return 0x0B
  case 0x80...:
    position &-= 1
    return dropped
  default: return UInt32(byte)
  }
}

private func hexadecimalUnit(
  _ bytes: UnsafePointer<UInt8>,
  _ position: inout Int,
  _ end: Int
) -> UInt32 {
  var unit: UInt32 = 0
  var digits = 0
  while digits < 4, position < end, let digit = hexadecimalDigit(bytes[position]) {
    unit = unit &<< 4 | digit
    digits &+= 1
    position &+= 1
  }
  return unit
}

private func octalUnit(
  _ bytes: UnsafePointer<UInt8>,
  _ position: inout Int,
  _ end: Int,
  first: UInt8
) -> UInt32 {
  var byte = first &- 0x30
  var digits = 1
  while digits < 3, position < end, case 0x30...0x37 = bytes[position] {
    byte = byte &<< 3 &+ (bytes[position] &- 0x30)
    digits &+= 1
    position &+= 1
  }
  return byte < 0x80 ? UInt32(byte) : UInt32(nextStepUpperHalf[Int(byte) - 0x80])
}

func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte) - 0x30
  case 0x41...0x46: UInt32(byte) - 0x37
  case 0x61...0x66: UInt32(byte) - 0x57
  default: nil
  }
}

/// Writes what an escape stands for, behind or together with the surrogate before it; keeps one that
/// waits for its second half.
@inline(__always)
private func writeUnit(
  _ unit: UInt32,
  _ high: inout UInt32,
  _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  if high != 0, unit & 0xFC00 == 0xDC00 {
    let scalar = 0x10000 &+ ((high & 0x3FF) &<< 10 | unit & 0x3FF)
    high = 0
    return writeUTF8(scalar, output)
  }
  let flushed = high == 0 ? 0 : flushSurrogate(&high, output)
  if unit & 0xFC00 == 0xD800 {
    high = unit
    return flushed
  }
  if unit == dropped { return flushed }
  return flushed &+ writeUTF8(unit & 0xFC00 == 0xDC00 ? 0xFFFD : unit, output + flushed)
}

/// Writes U+FFFD for a surrogate that found no second half.
private func flushSurrogate(_ high: inout UInt32, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  high = 0
  return writeUTF8(0xFFFD, output)
}
