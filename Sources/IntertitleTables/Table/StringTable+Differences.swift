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
    for index in folded.live {
      guard let before = older.folded.find(folded.keyBytes(index)) else {
        differences.added.append(key(at: index))
        continue
      }
      if !folded.saysTheSame(index, as: older.folded, before) {
        differences.changed.append(key(at: index))
      }
    }
    let removed = older.folded.live.filter { folded.find(older.folded.keyBytes($0)) == nil }
    differences.removed = removed.map(older.key)
    return differences
  }
}

extension FoldedTable {
  fileprivate func keyBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: entries[index].key, count: Int(entries[index].keyLength))
  }

  fileprivate func saysTheSame(_ index: Int, as other: FoldedTable, _ place: Int) -> Bool {
    valueBytes(index).elementsEqual(other.valueBytes(place)) && rules(index) == other.rules(place)
  }
}
