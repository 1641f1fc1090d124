internal import CIntertitle
internal import IntertitleLanguages

/// The object inside a ``StringTable``.
///
/// Entries hold the addresses of their bytes in the files' arenas, which ``sources`` keeps alive.
///
/// `@unchecked Sendable`: everything is written in `init`, except `texts` and `stages`. A text is
/// written by the one thread that wins its stage (0 → 1) and read by others only once its stage is
/// 2, stored with release and loaded with acquire; a thread that meets stage 1 makes a text of its
/// own.
final class FoldedTable: @unchecked Sendable {
  /// One entry: 32 bytes, half a cache line.
  struct Entry {
    var key: UnsafePointer<UInt8>
    var value: UnsafePointer<UInt8>
    var keyLength: UInt32
    var valueLength: UInt32
    var source: UInt32
    var number: UInt32
  }

  let sources: [StringTable.Source]
  let entries: UnsafeMutablePointer<Entry>
  private(set) var count = 0
  private(set) var uniqueCount = 0
  private let slots: KeySlots
  private let texts: UnsafeMutablePointer<String>
  private let stages: UnsafeMutablePointer<UInt8>

  typealias Repeated = (StringTable.EntryPlace, StringTable.EntryPlace) -> Void

  init(_ sources: [StringTable.Source], emptyIsMissing: Bool, repeated: Repeated) {
    self.sources = sources
    let capacity = sources.reduce(0) { $0 + $1.file.storage.count }
    entries = LargeMemory.allocate(Entry.self, capacity)
    texts = .allocate(capacity: capacity)
    stages = .allocate(capacity: capacity)
    stages.initialize(repeating: 0, count: capacity)
    if sources.count == 1, !emptyIsMissing, sources[0].rejected.isEmpty,
      sources[0].part == .all, let own = sources[0].file.storage.slots
    {
      slots = own
      uniqueCount = sources[0].file.storage.uniqueCount
      for number in 0..<capacity { appendEntry(0, sources[0].file.storage, number) }
    } else {
      slots = KeySlots(for: capacity)
      for source in sources.indices { fold(source, emptyIsMissing, repeated) }
    }
  }

  deinit {
    for index in 0..<count where intertitle_stage(stages + index) == 2 {
      (texts + index).deinitialize(count: 1)
    }
    LargeMemory.free(entries)
    texts.deallocate()
    stages.deallocate()
  }

  /// The entry for a key's bytes, or nil.
  @inline(__always)
  func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let entry = find(hashKey(base, bytes.count).hash, UnsafeRawPointer(base), bytes.count).entry
    return entry < 0 ? nil : entry
  }

  /// The text of an entry, made at the first question.
  @inline(__always)
  func text(_ index: Int) -> String {
    if intertitle_stage(stages + index) == 2 { return texts[index] }
    return makeText(index)
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
  func mayHaveRules(_ index: Int) -> Bool {
    let entry = entries[index]
    return sources[Int(entry.source)].file.storage.mayHaveRules(Int(entry.number))
  }

  /// The rules of an entry.
  func rules(_ index: Int) -> FormatRules? {
    let entry = entries[index]
    return sources[Int(entry.source)].file.storage.rules(Int(entry.number))
  }

  /// The entries that answer for their key, in order.
  var live: [Int] {
    (0..<count).filter { index in
      let entry = entries[index]
      return find(UnsafeBufferPointer(start: entry.key, count: Int(entry.keyLength))) == index
    }
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
    let rejected = sources[source].rejected
    let part = sources[source].part
    let language = sources[source].languageNumber
    for number in 0..<storage.count where belongs(storage, number, language) {
      if emptyIsMissing, storage.records[number].valueLength == 0 { continue }
      if part != .all, storage.mayHaveRules(number) != (part == .rules) { continue }
      if !rejected.isEmpty, rejected.contains(number) { continue }
      let key = storage.keyBytes(number)
      guard let base = key.baseAddress else { continue }
      let hash = hashKey(base, key.count).hash
      let found = find(hash, UnsafeRawPointer(base), key.count)
      guard found.entry < 0 else {
        repeated(place(found.entry), StringTable.EntryPlace(source: source, number: number))
        continue
      }
      slots.set(found.slot, hash, count)
      appendEntry(source, storage, number)
      uniqueCount &+= 1
    }
  }

  private func place(_ index: Int) -> StringTable.EntryPlace {
    StringTable.EntryPlace(source: Int(entries[index].source), number: Int(entries[index].number))
  }

  /// Whether an entry is in the source's language and answers for its key in its file.
  private func belongs(_ storage: EntryStorage, _ number: Int, _ language: Int?) -> Bool {
    if let catalog = storage.catalog { return Int(catalog.entries[number].language) == language }
    if storage.uniqueCount == storage.count { return true }
    return storage.index(ofKey: storage.keyBytes(number)) == number
  }

  @inline(__always)
  private func appendEntry(_ source: Int, _ storage: EntryStorage, _ number: Int) {
    let record = storage.records[number]
    let key = storage.keyBytes(number)
    guard let base = key.baseAddress else { return }
    (entries + count).initialize(
      to: Entry(
        key: UnsafePointer(base),
        value: UnsafePointer(storage.arena.base + Int(record.valueOffset)),
        keyLength: UInt32(truncatingIfNeeded: key.count),
        valueLength: record.valueLength,
        source: UInt32(truncatingIfNeeded: source),
        number: UInt32(truncatingIfNeeded: number)
      )
    )
    count &+= 1
  }

  @inline(never)
  private func makeText(_ index: Int) -> String {
    let text = String(decoding: valueBytes(index), as: UTF8.self)
    if intertitle_stage_begin(stages + index) {
      (texts + index).initialize(to: text)
      intertitle_stage_finish(stages + index)
    }
    return text
  }
}

extension StringTable.Source {
  /// The number that a catalog gives the language: under the very name, else under another one.
  package var languageNumber: Int? {
    let names = file.languages
    return names.firstIndex(of: language.spelling) ?? names.firstIndex { Language($0) == language }
  }
}
