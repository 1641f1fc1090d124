/// Finds the first byte at which a text is not UTF-8.
///
/// One flat loop. Bounds: `bytes` is followed by at least ``TextArena/padding`` zero bytes, loads
/// are at most 16 bytes wide and start below `count`; a zero is never a continuation byte, so a
/// sequence that the end cuts off is found broken and `index` never passes `count` by a sequence.
///
/// - Returns: nil where all of it is UTF-8 (no surrogates, nothing beyond U+10FFFF, no long forms).
@inline(never)
func firstInvalidUTF8(_ bytes: UnsafePointer<UInt8>, from start: Int = 0, count: Int) -> Int? {
  let raw = UnsafeRawPointer(bytes)
  let high: UInt64 = 0x8080_8080_8080_8080
  var index = start
  while index < count {
    let first = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let second = raw.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self)
    if (first | second) & high == 0 {
      index &+= 16
      continue
    }
    if first & high == 0 {
      index &+= 8
    } else {
      index &+= (UInt64(littleEndian: first) & high).trailingZeroBitCount &>> 3
    }
    while index < count, bytes[index] >= 0x80 {
      let word = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
      if word & 0x00C0_C0F0 == 0x0080_80E0 {
        let edge = word & 0x200F
        if edge == 0x0000 || edge == 0x200D { return index }
        index &+= 3
      } else if word & 0xC0E0 == 0x80C0 {
        if word & 0x1E == 0 { return index }
        index &+= 2
      } else if word & 0xC0C0_C0F8 == 0x8080_80F0 {
        let lead = word & 0x07
        let edge = word & 0x3000
        if lead > 4 || (lead == 0 && edge == 0) || (lead == 4 && edge != 0) { return index }
        index &+= 4
      } else {
        return index
      }
    }
  }
  return nil
}
