internal import CIntertitle
internal import IntertitleLanguages

/// The object inside a ``StringTable``.
///
/// Entries hold the addresses of their bytes in the files' arenas, which ``sources`` keeps alive.
///
/// `@unchecked Sendable`: everything is written in `init`, except `texts` and `formats`, which see to
/// it themselves.
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

    var source: UInt32 { sourceAndMarks >> Marks.width }
    var marks: Marks { Marks(rawValue: sourceAndMarks & Marks.all.rawValue) }
  }

  /// What there is to be said of few entries.
  struct Marks: OptionSet {
    let rawValue: UInt32

    /// There is more in it than a text, or may be.
    static let forms = Marks(rawValue: 1)
    /// There is markup in it, or may be, that only the system understands.
    static let markup = Marks(rawValue: 2)
    /// It is not to be translated.
    static let fixed = Marks(rawValue: 4)

    fileprivate static let all: Marks = [.forms, .markup, .fixed]
    fileprivate static let width: UInt32 = 3
  }

  let sources: [StringTable.Source]
  let entries: UnsafeMutablePointer<Entry>
  private(set) var count = 0
  private(set) var uniqueCount = 0
  private let slots: KeySlots
  private let texts: OnceValues<String>
  private let formats: OnceValues<Format>
  /// What there is to be said of any of the entries.
  private(set) var marks: Marks = []

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
      uniqueCount = sources[0].file.storage.uniqueCount
      for number in 0..<capacity { appendEntry(0, sources[0].file.storage, number) }
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
    if let catalog = storage.catalog { return catalog.answers(number, in: language) }
    if storage.uniqueCount == storage.count { return true }
    return storage.index(ofKey: storage.keyBytes(number)) == number
  }

  @inline(__always)
  private func appendEntry(_ source: Int, _ storage: EntryStorage, _ number: Int) {
    let record = storage.records[number]
    let key = storage.keyBytes(number)
    guard let base = key.baseAddress else { return }
    let marks = marks(of: number, in: storage)
    (entries + count).initialize(
      to: Entry(
        key: UnsafePointer(base),
        value: UnsafePointer(storage.arena.base + Int(record.valueOffset)),
        keyLength: UInt32(truncatingIfNeeded: key.count),
        valueLength: record.valueLength,
        number: UInt32(truncatingIfNeeded: number),
        sourceAndMarks: UInt32(truncatingIfNeeded: source) << Marks.width | marks.rawValue
      )
    )
    self.marks.formUnion(marks)
    count &+= 1
  }

  private func marks(of number: Int, in storage: EntryStorage) -> Marks {
    var marks: Marks = []
    if storage.mayHaveRules(number) { marks.insert(.forms) }
    if storage.isFixed(number) { marks.insert(.fixed) }
    if SystemMarkup.mayBe(in: storage.valueBytes(number)) { marks.insert(.markup) }
    return marks
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

extension StringTable.Source {
  /// The number that a catalog gives the language: under the very name, else under another one.
  package var languageNumber: Int? {
    let names = file.languages
    return names.firstIndex(of: language.spelling) ?? names.firstIndex { Language($0) == language }
  }
}
