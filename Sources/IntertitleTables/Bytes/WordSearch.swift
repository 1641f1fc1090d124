// Looking for bytes eight at a time. Bounds: what is looked at lies in a ``TextArena``, which may be
// read up to ``TextArena/padding`` bytes beyond its texts; an index that is `count` or more says that
// nothing was found before it.

/// Whether one of a word's eight bytes is `byte`.
@inline(__always)
func hasByte(_ byte: UInt8, in word: UInt64) -> Bool {
  let other = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
  return (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080 != 0
}

/// The first `byte` from `start` on, or some index ≥ `count`; eight bytes a step.
@inline(__always)
func indexOf(_ byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
  let raw = UnsafeRawPointer(bytes)
  let low: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  let pattern = low &* UInt64(byte)
  var index = start
  while index < count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let other = word ^ pattern
    let found = (other &- low) & ~other & high
    if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
    index &+= 8
  }
  return index
}

/// The first byte from `start` on that is no space; eight bytes a step, at most 8 beyond the last.
@inline(__always)
func indexBehindSpaces(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Int {
  let raw = UnsafeRawPointer(bytes)
  var index = start
  while true {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let other = word ^ 0x2020_2020_2020_2020
    if other != 0 { return index &+ other.trailingZeroBitCount &>> 3 }
    index &+= 8
  }
}

/// The first of two bytes from `start` on, or some index ≥ `count`; eight bytes a step.
@inline(__always)
func indexOf(
  _ byte: UInt8,
  or second: UInt8,
  _ bytes: UnsafePointer<UInt8>,
  _ start: Int,
  _ count: Int
) -> Int {
  let raw = UnsafeRawPointer(bytes)
  let low: UInt64 = 0x0101_0101_0101_0101
  let high: UInt64 = 0x8080_8080_8080_8080
  let (pattern, secondPattern) = (low &* UInt64(byte), low &* UInt64(second))
  var index = start
  while index < count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let (one, other) = (word ^ pattern, word ^ secondPattern)
    let found = ((one &- low) & ~one | (other &- low) & ~other) & high
    if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
    index &+= 8
  }
  return index
}
