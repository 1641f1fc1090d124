extension StringTable {
  /// The keys of which two tables say different things.
  package struct Differences {
    /// Those that only the newer one has, in its order.
    package var added: [String] = []
    /// Those that say something else in the newer one, in its order.
    package var changed: [String] = []
    /// Those that only the older one has, in its order.
    package var removed: [String] = []
  }

  /// Compares what the table says with what an older one says; only what differs is made a string.
  ///
  /// - Complexity: Linear in the number of entries.
  package func differences(from older: StringTable) -> Differences {
    var differences = Differences()
    var isThere = [Bool](repeating: false, count: older.folded.count)
    var guess = 0
    for index in folded.live {
      guard let before = older.folded.find(folded.keyBytes(index), guessing: guess) else {
        differences.added.append(key(at: index))
        continue
      }
      guess = before + 1
      isThere[before] = true
      if !folded.saysTheSame(index, as: older.folded, before) {
        differences.changed.append(key(at: index))
      }
    }
    differences.removed = older.folded.live.filter { !isThere[$0] }.map(older.key)
    return differences
  }

  /// The numbers of the entries whose key none of some files has, in order.
  ///
  /// - Complexity: Linear in the number of entries.
  package func indices(lackingIn sources: [Source]) -> [Int] {
    var isThere = [Bool](repeating: false, count: folded.count)
    for source in sources {
      let storage = source.file.storage
      var guess = 0
      source.forEachEntry { number in
        guard let found = folded.find(storage.keyBytes(number), guessing: guess) else { return }
        guess = found + 1
        isThere[found] = true
      }
    }
    return folded.live.filter { !isThere[$0] }
  }
}

extension FoldedTable {
  fileprivate func saysTheSame(_ index: Int, as other: FoldedTable, _ place: Int) -> Bool {
    isEqual(valueBytes(index), other.valueBytes(place)) && rules(index) == other.rules(place)
  }

  private func isEqual(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard first.count == second.count else { return false }
    guard let one = first.baseAddress, let other = second.baseAddress else { return true }
    return equalBytes(UnsafeRawPointer(one), UnsafeRawPointer(other), first.count)
  }
}
