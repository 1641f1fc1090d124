/// Numbers by a 64-bit hash, with a set of bits before them: most questions end at the bits.
///
/// Two hashes whose upper halves and places are equal count as one: whoever asks verifies what it
/// is answered. At most half of the slots and an eighth of the bits are taken.
///
/// `@unchecked Sendable`: nothing changes after `init`; the owner keeps the memory as long as views
/// of it are used.
final class HashList: @unchecked Sendable {
  /// Where slots and bits are.
  ///
  /// Bounds: both counts are powers of two, and masks are one less.
  struct View {
    fileprivate let bits: UnsafePointer<UInt64>
    fileprivate let slots: UnsafePointer<UInt64>
    fileprivate let bitMask: Int
    fileprivate let slotMask: Int

    /// The number for a hash, or -1.
    @inline(__always)
    func find(_ hash: UInt64) -> Int {
      let word = bits[Int(truncatingIfNeeded: hash &>> 38) & bitMask]
      guard word &>> (hash &>> 32 & 63) & 1 == 1 else { return -1 }
      var slot = Int(truncatingIfNeeded: hash) & slotMask
      while true {
        let item = slots[slot]
        if item == 0 { return -1 }
        if item &>> 32 == hash &>> 32 { return Int(truncatingIfNeeded: item & 0xFFFF_FFFF) &- 1 }
        slot = (slot &+ 1) & slotMask
      }
    }
  }

  let view: View
  private let slots: KeySlots
  private let bits: UnsafeMutablePointer<UInt64>

  init(_ numbers: [UInt64: Int]) {
    slots = KeySlots(for: numbers.count)
    var words = 8
    while words * 64 < numbers.count * 8 { words *= 2 }
    bits = LargeMemory.allocate(UInt64.self, words)
    bits.initialize(repeating: 0, count: words)
    for (hash, number) in numbers {
      bits[Int(truncatingIfNeeded: hash &>> 38) & (words - 1)] |= 1 << (hash &>> 32 & 63)
      let found = slots.find(hash) { _ in true }
      if found.entry < 0 { slots.set(found.slot, hash, number) }
    }
    view = View(
      bits: UnsafePointer(bits),
      slots: UnsafePointer(slots.base),
      bitMask: words - 1,
      slotMask: slots.mask
    )
  }

  deinit { LargeMemory.free(bits) }
}
