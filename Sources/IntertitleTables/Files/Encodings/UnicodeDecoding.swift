/// Turns UTF-16 into UTF-8.
///
/// One flat loop. Bounds: it reads units below `count` only (four at a time while four are left),
/// and writes at most three bytes a unit, or four for two units, so `output` must have room for
/// `3 * count` bytes.
///
/// - Returns: how many bytes were written, and where the first unpaired surrogate is (it becomes
///   U+FFFD), if any.
@inline(never)
func transcodeUTF16(
  _ bytes: UnsafeRawPointer,
  count: Int,
  bigEndian: Bool,
  into output: UnsafeMutablePointer<UInt8>
) -> (written: Int, unpaired: Int?) {
  var index = 0
  var written = 0
  var unpaired: Int?
  @inline(__always) func unit(_ at: Int) -> UInt32 {
    let raw = bytes.loadUnaligned(fromByteOffset: at &* 2, as: UInt16.self)
    return UInt32(bigEndian ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw))
  }
  while index < count {
    if index &+ 4 <= count, writeASCII(bytes + index &* 2, bigEndian, output + written) {
      written &+= 4
      index &+= 4
      continue
    }
    var scalar = unit(index)
    index &+= 1
    if scalar & 0xF800 == 0xD800 {
      let next = index < count ? unit(index) : 0
      if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
        scalar = 0x10000 &+ ((scalar & 0x3FF) &<< 10 | next & 0x3FF)
        index &+= 1
      } else {
        if unpaired == nil { unpaired = (index &- 1) &* 2 }
        scalar = 0xFFFD
      }
    }
    written &+= writeUTF8(scalar, output + written)
  }
  return (written, unpaired)
}

/// Writes four units of UTF-16 as four bytes and returns true, if all are ASCII.
@inline(__always)
private func writeASCII(
  _ bytes: UnsafeRawPointer,
  _ bigEndian: Bool,
  _ output: UnsafeMutablePointer<UInt8>
) -> Bool {
  let raw = bytes.loadUnaligned(as: UInt64.self)
  let four = bigEndian ? UInt64(littleEndian: raw) &>> 8 : UInt64(littleEndian: raw)
  let other = bigEndian ? UInt64(littleEndian: raw) << 8 : UInt64(littleEndian: raw)
  guard four & 0x0080_0080_0080_0080 == 0, other & 0xFF00_FF00_FF00_FF00 == 0 else { return false }
  output[0] = UInt8(truncatingIfNeeded: four)
  output[1] = UInt8(truncatingIfNeeded: four &>> 16)
  output[2] = UInt8(truncatingIfNeeded: four &>> 32)
  output[3] = UInt8(truncatingIfNeeded: four &>> 48)
  return true
}

/// Writes one scalar as UTF-8 and returns how many bytes that took (at most four).
@inline(__always)
func writeUTF8(_ scalar: UInt32, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  if scalar < 0x80 {
    output[0] = UInt8(truncatingIfNeeded: scalar)
    return 1
  }
  if scalar < 0x800 {
    output[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6)
    output[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    return 2
  }
  if scalar < 0x10000 {
    output[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12)
    output[1] = UInt8(truncatingIfNeeded: 0x80 | (scalar &>> 6) & 0x3F)
    output[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    return 3
  }
  output[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18)
  output[1] = UInt8(truncatingIfNeeded: 0x80 | (scalar &>> 12) & 0x3F)
  output[2] = UInt8(truncatingIfNeeded: 0x80 | (scalar &>> 6) & 0x3F)
  output[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
  return 4
}

/// Turns UTF-32 into UTF-8; `output` must have room for four bytes a unit.
///
/// - Returns: how many bytes were written, and where the first unit is that is no character.
func transcodeUTF32(
  _ bytes: UnsafeRawPointer,
  count: Int,
  bigEndian: Bool,
  into output: UnsafeMutablePointer<UInt8>
) -> (written: Int, invalid: Int?) {
  var written = 0
  for index in 0..<count {
    let raw = bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
    let scalar = bigEndian ? UInt32(bigEndian: raw) : UInt32(littleEndian: raw)
    guard let valid = Unicode.Scalar(scalar) else { return (written, index &* 4) }
    written &+= writeUTF8(valid.value, output + written)
  }
  return (written, nil)
}
