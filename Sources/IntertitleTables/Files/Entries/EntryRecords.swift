/// Where one entry stands in its arena: 24 bytes, no objects.
package struct EntryRecord {
  package var keyOffset: UInt32
  package var keyLength: UInt32
  package var valueOffset: UInt32
  package var valueLength: UInt32
  /// Where the entry begins in the file: its key's delimiter.
  package var place: UInt32
  /// Where the entry ends in the file: behind its semicolon.
  package var end: UInt32
}

/// A growing list of records that is written to by one scanner.
///
/// `@unchecked Sendable`: filled by the reader that made it, never changed after; so accesses are not
/// counted either.
package final class EntryRecords: @unchecked Sendable {
  @exclusivity(unchecked) package private(set) var base: UnsafeMutablePointer<EntryRecord>
  @exclusivity(unchecked) package private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    base = LargeMemory.allocate(EntryRecord.self, self.capacity)
  }

  deinit { LargeMemory.free(base) }

  @inlinable
  package subscript(index: Int) -> EntryRecord { base[index] }

  @inline(__always)
  func append(_ record: EntryRecord) {
    if count == capacity { grow() }
    (base + count).initialize(to: record)
    count &+= 1
  }

  /// Keeps the records for which `keeps` answers true.
  func filter(_ keeps: (Int, EntryRecord) -> Bool) {
    var kept = 0
    for index in 0..<count where keeps(index, base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }

  private func grow() {
    let grown = LargeMemory.allocate(EntryRecord.self, capacity * 2)
    grown.moveInitialize(from: base, count: count)
    LargeMemory.free(base)
    base = grown
    capacity *= 2
  }
}
