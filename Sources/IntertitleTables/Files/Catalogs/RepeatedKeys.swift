internal import IntertitleLanguages

/// Finds keys of a dictionary on a tape that stand in it again further on.
struct RepeatedKeys {
  private let view: TapeView

  init(_ view: TapeView) {
    self.view = view
  }

  /// The number of the next equal key for each of some keys that has one, compared byte by byte.
  ///
  /// - Complexity: O(*n*) in the length of the keys.
  func next(of keys: [Int]) -> [Int: Int] {
    var later: [Int: Int] = [:]
    let slots = KeySlots(for: keys.count)
    for (number, key) in keys.enumerated() {
      let node = view[key]
      let hash = hashKey(view.bytes + Int(node.offset), Int(node.length)).hash
      let found = slots.find(hash) { view.isSame(keys[$0], key) }
      if found.entry >= 0 { later[found.entry] = number }
      slots.set(found.slot, hash, number)
    }
    return later
  }
}
