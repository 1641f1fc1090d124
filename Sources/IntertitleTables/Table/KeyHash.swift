/// A hash of a key's bytes, and whether any of them is not ASCII; one pass, 16 bytes a step.
///
/// Bounds: exactly the bytes below `count` are read; tails overlap what was read before.
@inline(__always)
func hashKey(_ bytes: UnsafeRawPointer, _ count: Int) -> (hash: UInt64, bits: UInt64) {
  var position = bytes
  var left = count
  var hash = 0x9E37_79B9_7F4A_7C15 ^ (UInt64(truncatingIfNeeded: count) &* 0xD6E8_FEB8_6659_FD93)
  var bits: UInt64 = 0
  while left > 16 {
    let first = position.loadUnaligned(as: UInt64.self)
    let second = position.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    bits |= first | second
    hash = mix(first ^ 0xA076_1D64_78BD_642F, second ^ hash)
    position += 16
    left &-= 16
  }
  var first: UInt64 = 0
  var second: UInt64 = 0
  if left >= 8 {
    first = position.loadUnaligned(as: UInt64.self)
    second = position.loadUnaligned(fromByteOffset: left &- 8, as: UInt64.self)
  } else if left >= 4 {
    first = UInt64(position.loadUnaligned(as: UInt32.self))
    second = UInt64(position.loadUnaligned(fromByteOffset: left &- 4, as: UInt32.self))
  } else if left > 0 {
    first = UInt64(position.load(as: UInt8.self))
    second =
      UInt64(position.load(fromByteOffset: left &>> 1, as: UInt8.self)) &<< 8
      | UInt64(position.load(fromByteOffset: left &- 1, as: UInt8.self))
  }
  bits |= first | second
  return (mix(first ^ 0xE703_7ED1_A0B4_28DB, second ^ hash), bits)
}

/// Whether the bits that ``hashKey(_:_:)`` gathered hold a byte that is not ASCII.
@inline(__always)
func hasNonASCII(_ bits: UInt64) -> Bool { bits & 0x8080_8080_8080_8080 != 0 }

@inline(__always)
private func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = first.multipliedFullWidth(by: second)
  return product.high ^ product.low
}

/// Whether two runs of bytes are equal; eight bytes a step with an overlapping tail.
///
/// Bounds: exactly the bytes below `count` are read.
@inline(__always)
package func equalBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool
{
  @inline(__always) func differ<Word: FixedWidthInteger>(_ at: Int, _: Word.Type) -> Bool {
    first.loadUnaligned(fromByteOffset: at, as: Word.self)
      != second.loadUnaligned(fromByteOffset: at, as: Word.self)
  }
  if count >= 8 {
    var index = 0
    while index &+ 8 <= count {
      if differ(index, UInt64.self) { return false }
      index &+= 8
    }
    return !differ(count &- 8, UInt64.self)
  }
  if count >= 4 { return !differ(0, UInt32.self) && !differ(count &- 4, UInt32.self) }
  var index = 0
  while index < count {
    if differ(index, UInt8.self) { return false }
    index &+= 1
  }
  return true
}
