/// An open-addressing index: slots of 32 bits of hash and 32 bits of entry number plus one.
///
/// At most half of the slots are taken, so that a probe ends after one or two.
///
/// `@unchecked Sendable`: filled by whoever makes it, never changed after.
final class KeySlots: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt64>
  let mask: Int
  /// Keeps the optimizer from dropping the loads of ``prefetch(_:)``.
  private var touched: UInt64 = 0

  init(for count: Int) {
    var capacity = 16
    while capacity < count &* 2 { capacity <<= 1 }
    base = LargeMemory.allocate(UInt64.self, capacity)
    base.initialize(repeating: 0, count: capacity)
    mask = capacity - 1
  }

  deinit { LargeMemory.free(base) }

  /// The entry with this hash for which `isEqual` answers true, or the free slot where it belongs.
  ///
  /// - Returns: the slot, and the entry's number or -1.
  @inline(__always)
  func find(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> (slot: Int, entry: Int) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let item = base[slot]
      if item == 0 { return (slot, -1) }
      if item &>> 32 == hash &>> 32 {
        let entry = Int(truncatingIfNeeded: item & 0xFFFF_FFFF) &- 1
        if isEqual(entry) { return (slot, entry) }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Touches the slot where a hash's probe begins.
  @inline(__always)
  func prefetch(_ hash: UInt64) {
    touched &+= base[Int(truncatingIfNeeded: hash) & mask]
  }

  /// Puts an entry into a slot that ``find(_:_:)`` gave.
  @inline(__always)
  func set(_ slot: Int, _ hash: UInt64, _ entry: Int) {
    base[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: entry &+ 1)
  }
}
