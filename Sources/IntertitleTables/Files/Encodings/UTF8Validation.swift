/// Finds the first byte at which a text is not UTF-8.
///
/// Eight bytes a step without a branch: a byte must continue a sequence exactly where one of the
/// three bytes before it opened one that reaches so far. First bytes with rules of their own (E0,
/// ED, F0 and above, C0, C1) send their block to the slow loop.
///
/// Bounds: `bytes` is followed by at least ``TextArena/padding`` zero bytes; blocks of 32 begin
/// below `count` and read at most 8 bytes beyond their end. Bytes before `start` are read only as
/// far as `start`. A zero continues nothing, so a sequence that the end cuts off is found.
///
/// - Returns: nil where all of it is UTF-8 (no surrogates, nothing beyond U+10FFFF, no long forms),
///   else the offset of the first byte of the first broken sequence.
@inline(never)
func firstInvalidUTF8(_ bytes: UnsafePointer<UInt8>, from start: Int = 0, count: Int) -> Int? {
  let raw = UnsafeRawPointer(bytes)
  var index = start
  while index < count {
    if index >= start &+ 3, isPlain(raw + index) {
      index &+= 32
      continue
    }
    let begin = index >= start &+ 3 ? beginOfSequence(bytes, before: index, from: start) : start
    let end = min(index &+ 32, count)
    switch checkSequences(bytes, from: begin, to: end) {
    case .broken(let offset): return offset
    // A sequence may reach beyond the block: the next one begins behind it, or sees it whole.
    case .whole: index &+= 32
    }
  }
  if count > start, let cut = cutSequence(bytes, from: start, count: count) { return cut }
  return nil
}

/// Whether 32 bytes hold only sequences that need no second look, given the three bytes before.
@inline(__always)
private func isPlain(_ block: UnsafeRawPointer) -> Bool {
  let high: UInt64 = 0x8080_8080_8080_8080
  let low: UInt64 = 0x0101_0101_0101_0101
  var faults: UInt64 = 0
  var offset = 0
  while offset < 32 {
    let word = block.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let one = block.loadUnaligned(fromByteOffset: offset &- 1, as: UInt64.self)
    let two = block.loadUnaligned(fromByteOffset: offset &- 2, as: UInt64.self)
    let three = block.loadUnaligned(fromByteOffset: offset &- 3, as: UInt64.self)
    let reached =
      one & one &<< 1 | two & two &<< 1 & two &<< 2
      | three & three &<< 1 & three &<< 2 & three &<< 3
    faults |= word & ~(word &<< 1) ^ reached
    let long = word & 0xFEFE_FEFE_FEFE_FEFE ^ 0xC0C0_C0C0_C0C0_C0C0
    let afterE0 = word ^ 0xE0E0_E0E0_E0E0_E0E0
    let afterED = word ^ 0xEDED_EDED_EDED_EDED
    faults |= (long &- low) & ~long | (afterE0 &- low) & ~afterE0 | (afterED &- low) & ~afterED
    faults |= word & word &<< 1 & word &<< 2 & word &<< 3
    offset &+= 8
  }
  return faults & high == 0
}

private enum Sequences {
  case whole
  case broken(Int)
}

/// Checks every sequence that begins in a range, one by one.
private func checkSequences(_ bytes: UnsafePointer<UInt8>, from: Int, to end: Int) -> Sequences {
  let raw = UnsafeRawPointer(bytes)
  var index = from
  while index < end {
    if bytes[index] < 0x80 {
      index &+= 1
      continue
    }
    let word = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
    let length = sequenceLength(word)
    if length == 0 { return .broken(index) }
    index &+= length
  }
  return .whole
}

/// How long the sequence is that four bytes begin with, or 0 if it is broken.
@inline(__always)
private func sequenceLength(_ word: UInt32) -> Int {
  if word & 0x00C0_C0F0 == 0x0080_80E0 {
    let edge = word & 0x200F
    return edge == 0x0000 || edge == 0x200D ? 0 : 3
  }
  if word & 0xC0E0 == 0x80C0 { return word & 0x1E == 0 ? 0 : 2 }
  guard word & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
  let lead = word & 0x07
  let edge = word & 0x3000
  return lead > 4 || (lead == 0 && edge == 0) || (lead == 4 && edge != 0) ? 0 : 4
}

/// Where the sequence begins that a block cuts in two, or the block itself; all before it is in
/// order.
private func beginOfSequence(
  _ bytes: UnsafePointer<UInt8>,
  before block: Int,
  from start: Int
) -> Int {
  for distance in 1...3 where block - distance >= start {
    if bytes[block - distance] >= 0xC0 { return block - distance }
    if bytes[block - distance] < 0x80 { return block }
  }
  return block
}

/// The sequence that the end of the text cuts off, if it does.
private func cutSequence(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int? {
  let begin = beginOfSequence(bytes, before: count, from: start)
  guard begin < count else { return nil }
  if case .broken(let offset) = checkSequences(bytes, from: begin, to: count) { return offset }
  return nil
}
