/// Numbers by a 64-bit hash, with a set of bits before them: most questions end at the bits.
///
/// Two hashes whose upper halves and places are equal count as one: whoever asks verifies what it
/// is answered. At most half of the slots and an eighth of the bits are taken.
struct HashList: Sendable {
  private let slots: KeySlots
  private let bits: [UInt64]
  private let mask: Int

  init(_ numbers: [UInt64: Int]) {
    slots = KeySlots(for: numbers.count)
    var words = 8
    while words * 64 < numbers.count * 8 { words *= 2 }
    var bits = [UInt64](repeating: 0, count: words)
    mask = words - 1
    for (hash, number) in numbers {
      bits[Int(truncatingIfNeeded: hash &>> 38) & (words - 1)] |= 1 << (hash &>> 32 & 63)
      let found = slots.find(hash) { _ in true }
      if found.entry < 0 { slots.set(found.slot, hash, number) }
    }
    self.bits = bits
  }

  /// The number for a hash, or -1.
  @inline(__always)
  func find(_ hash: UInt64) -> Int {
    let word = bits.withUnsafeBufferPointer { $0[Int(truncatingIfNeeded: hash &>> 38) & mask] }
    guard word &>> (hash &>> 32 & 63) & 1 == 1 else { return -1 }
    return slots.find(hash) { _ in true }.entry
  }
}
