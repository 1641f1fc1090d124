internal import CIntertitle
internal import IntertitleLanguages

/// The object inside a ``StringTable``.
///
/// Entries hold the addresses of their bytes in the files' arenas, which ``sources`` keeps alive.
///
/// `@unchecked Sendable`: everything is written in `init`, except `texts` and `formats`, which see to
/// it themselves; so accesses are not counted either.
final class FoldedTable: @unchecked Sendable {
  /// One entry: 32 bytes, half a cache line.
  struct Entry {
    var key: UnsafePointer<UInt8>
    var value: UnsafePointer<UInt8>
    var keyLength: UInt32
    var valueLength: UInt32
    var number: UInt32
    /// The number of the source, before the marks.
    fileprivate var sourceAndMarks: UInt32

    var source: UInt32 { sourceAndMarks >> EntryMarks.width }
    var marks: EntryMarks {
      EntryMarks(rawValue: UInt8(truncatingIfNeeded: sourceAndMarks)).intersection(.all)
    }
  }

  let sources: [StringTable.Source]
  let entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var uniqueCount = 0
  private let slots: KeySlots
  private let texts: OnceValues<String>
  private let formats: OnceValues<Format>
  /// What there is to be said of any of the entries.
  @exclusivity(unchecked) private(set) var marks: EntryMarks = []

  typealias Repeated = (StringTable.EntryPlace, StringTable.EntryPlace) -> Void

  init(_ sources: [StringTable.Source], emptyIsMissing: Bool, repeated: Repeated) {
    self.sources = sources
    let capacity = sources.reduce(0) { $0 + $1.file.storage.count }
    entries = LargeMemory.allocate(Entry.self, capacity)
    texts = OnceValues(capacity: capacity)
    formats = OnceValues(capacity: capacity)
    if sources.count == 1, !emptyIsMissing, sources[0].rejected.isEmpty,
      sources[0].part == .all, let own = sources[0].file.storage.slots
    {
      slots = own
      let storage = sources[0].file.storage
      let marks = storage.marks
      uniqueCount = storage.uniqueCount
      for number in 0..<capacity {
        appendEntry(0, storage, number, storage.keyBytes(number), marks[number])
      }
    } else {
      slots = KeySlots(for: capacity)
      for source in sources.indices { fold(source, emptyIsMissing, repeated) }
    }
  }

  deinit {
    texts.free(count: count)
    formats.free(count: count)
    LargeMemory.free(entries)
  }

  /// The entry for a key's bytes, or nil.
  @inline(__always)
  func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let entry = find(hashKey(base, bytes.count).hash, UnsafeRawPointer(base), bytes.count).entry
    return entry < 0 ? nil : entry
  }

  /// The text of an entry that is shown as it is.
  @inline(__always)
  func text(_ index: Int) -> String { texts.value(of: index, make: makeText) }

  /// An entry cut into its parts.
  func format(_ index: Int) -> Format {
    formats.value(of: index) { index in
      rules(index).map { Format($0) } ?? Format(ownText(index))
    }
  }

  /// The key of an entry.
  func key(_ index: Int) -> String {
    let entry = entries[index]
    return sources[Int(entry.source)].file.storage.key(Int(entry.number))
  }

  /// The bytes of an entry's value.
  func valueBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: entries[index].value, count: Int(entries[index].valueLength))
  }

  /// Whether there is more in an entry than a text: rules, or what may be.
  func mayHaveRules(_ index: Int) -> Bool { entries[index].marks.contains(.forms) }

  /// The rules of an entry.
  func rules(_ index: Int) -> FormatRules? {
    let entry = entries[index]
    return sources[Int(entry.source)].file.storage.rules(Int(entry.number))
  }

  /// The entries that answer for their key, in order.
  var live: [Int] {
    uniqueCount == count ? Array(0..<count) : (0..<count).filter { find(keyBytes($0)) == $0 }
  }

  /// The bytes of an entry's key.
  func keyBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: entries[index].key, count: Int(entries[index].keyLength))
  }

  /// The entry for a key's bytes, or nil; looked for first where it stands if both tables list their
  /// keys in one order, as a table's files in several languages do.
  ///
  /// - Parameters:
  ///   - bytes: The key.
  ///   - guess: The entry behind the one of the key before.
  /// - Returns: The entry's number.
  @inline(__always)
  func find(_ bytes: UnsafeBufferPointer<UInt8>, guessing guess: Int) -> Int? {
    // Of a key that is there twice only one entry answers.
    uniqueCount == count && isKey(guess, bytes) ? guess : find(bytes)
  }

  @inline(__always)
  private func isKey(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < count, Int(entries[index].keyLength) == bytes.count, let base = bytes.baseAddress
    else { return false }
    return equalBytes(UnsafeRawPointer(entries[index].key), UnsafeRawPointer(base), bytes.count)
  }

  @inline(__always)
  private func find(
    _ hash: UInt64,
    _ bytes: UnsafeRawPointer,
    _ length: Int
  ) -> (slot: Int, entry: Int) {
    slots.find(hash) { index in
      let entry = entries + index
      return Int(entry.pointee.keyLength) == length
        && equalBytes(UnsafeRawPointer(entry.pointee.key), bytes, length)
    }
  }

  private func fold(_ source: Int, _ emptyIsMissing: Bool, _ repeated: Repeated) {
    let storage = sources[source].file.storage
    let marks = storage.marks
    var guess = 0
    sources[source].forEachEntry { number in
      if emptyIsMissing, storage.records[number].valueLength == 0 { return }
      let key = storage.keyBytes(number)
      if isKey(guess, key) {
        repeated(place(guess), StringTable.EntryPlace(source: source, number: number))
      } else if let other = add(source, storage, number, key, marks[number]) {
        guess = other
        repeated(place(guess), StringTable.EntryPlace(source: source, number: number))
      } else {
        guess = count
        return
      }
      guess &+= 1
    }
  }

  /// Adds an entry unless its key is there; gives the one that is.
  @inline(__always)
  private func add(
    _ source: Int,
    _ storage: EntryStorage,
    _ number: Int,
    _ key: UnsafeBufferPointer<UInt8>,
    _ marks: EntryMarks
  ) -> Int? {
    guard let base = key.baseAddress else { return nil }
    let hash = hashKey(base, key.count).hash
    let found = find(hash, UnsafeRawPointer(base), key.count)
    guard found.entry < 0 else { return found.entry }
    slots.set(found.slot, hash, count)
    appendEntry(source, storage, number, key, marks)
    uniqueCount &+= 1
    return nil
  }

  private func place(_ index: Int) -> StringTable.EntryPlace {
    StringTable.EntryPlace(source: Int(entries[index].source), number: Int(entries[index].number))
  }

  @inline(__always)
  private func appendEntry(
    _ source: Int,
    _ storage: EntryStorage,
    _ number: Int,
    _ key: UnsafeBufferPointer<UInt8>,
    _ marks: EntryMarks
  ) {
    guard let base = key.baseAddress else { return }
    let record = storage.records[number]
    (entries + count).initialize(
      to: Entry(
        key: base,
        value: UnsafePointer(storage.arena.base + Int(record.valueOffset)),
        keyLength: UInt32(truncatingIfNeeded: key.count),
        valueLength: record.valueLength,
        number: UInt32(truncatingIfNeeded: number),
        sourceAndMarks: UInt32(truncatingIfNeeded: source) << EntryMarks.width
          | UInt32(marks.rawValue)
      )
    )
    self.marks.formUnion(marks)
    count &+= 1
  }

  /// What the file says, byte for byte.
  private func ownText(_ index: Int) -> String {
    String(decoding: valueBytes(index), as: UTF8.self)
  }

  @inline(never)
  private func makeText(_ index: Int) -> String {
    let marks = entries[index].marks
    if marks.isDisjoint(with: [.forms, .markup]) { return ownText(index) }
    let text = rules(index)?.printableForm ?? ownText(index)
    return SystemMarkup.removed(from: text)
  }
}
