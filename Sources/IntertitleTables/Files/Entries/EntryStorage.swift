internal import IntertitleLanguages

/// The entries of one file, its arena and its index, shared by everything that refers to them.
///
/// `@unchecked Sendable`: nothing but `places` (under its lock) and `marked` (which sees to it itself)
/// changes once the keys are indexed; so accesses to what the index consists of are not counted.
package final class EntryStorage: @unchecked Sendable {
  package let arena: TextArena
  /// How the comments between entries are written; nil where there are none.
  package let commentStyle: CommentStyle?
  package let records: EntryRecords
  /// What a catalog says of its entries.
  package let catalog: CatalogTable?
  private let ownRules: EntryRules
  /// Keys that are not in normal form C, composed, by entry.
  @exclusivity(unchecked) package private(set) var composedKeys: [Int: TextRange] = [:]
  @exclusivity(unchecked) private(set) var slots: KeySlots?
  /// How many different keys there are.
  @exclusivity(unchecked) private(set) var uniqueCount = 0
  private let places = Locked<Places?>(nil)
  private let marked = OnceValues<MarkedEntries>(capacity: 1)

  init(
    _ arena: TextArena,
    _ records: EntryRecords,
    rules: EntryRules = .none,
    catalog: CatalogTable? = nil,
    commentStyle: CommentStyle? = nil
  ) {
    self.commentStyle = commentStyle
    self.arena = arena
    self.records = records
    self.catalog = catalog
    ownRules = rules
  }

  deinit { marked.free(count: 1) }

  package var count: Int { records.count }

  /// What there is to be said of few entries; found out at the first question.
  var marks: MarkedEntries { marked.value(of: 0) { _ in MarkedEntries(self) } }

  /// Which languages the entries are in; empty where the file names none.
  package var languages: [String] { catalog?.languages ?? [] }

  package func key(_ index: Int) -> String {
    let record = records[index]
    return arena.string(Int(record.keyOffset), Int(record.keyLength))
  }

  package func value(_ index: Int) -> String {
    let record = records[index]
    return arena.string(Int(record.valueOffset), Int(record.valueLength))
  }

  /// Whether there is more in an entry than a text: rules, or what may be.
  func mayHaveRules(_ index: Int) -> Bool {
    catalog?.entries[index].hasRules == true || ownRules.hasRules(index)
  }

  /// The rules of an entry, made when they are asked for.
  package func rules(_ index: Int) -> FormatRules? {
    catalog?.rules(index) ?? ownRules.rules(index)
  }

  /// Whether the reader has judged the rules' plural forms, and said what is missing.
  package var areRulesJudged: Bool {
    if case .nodes = ownRules { true } else { false }
  }

  /// What the file says of a translation; nil where it says nothing.
  package func state(_ index: Int) -> String? { catalog?.state(of: index) }

  /// What the file says of a key's origin; nil where it says nothing.
  package func extractionState(_ index: Int) -> String? { catalog?.extractionState(index) }

  /// Whether a key is to be translated.
  package func isTranslatable(_ index: Int) -> Bool { catalog?.isTranslatable(index) ?? true }

  /// Whether an entry stands, as it is, in every language.
  func isFixed(_ index: Int) -> Bool { catalog?.entries[index].isFixed ?? false }

  /// Whether two entries say the same, as texts are compared: canonically.
  func saysTheSame(_ index: Int, as other: EntryStorage, _ place: Int) -> Bool {
    if mayHaveRules(index) || other.mayHaveRules(place) {
      guard rules(index) == other.rules(place) else { return false }
      if rules(index) != nil { return true }
    }
    let (own, others) = (valueBytes(index), other.valueBytes(place))
    return own.elementsEqual(others) || value(index) == other.value(place)
  }

  /// A value's bytes, which lie in the arena: the record was made when they were put there.
  @inline(__always)
  func valueBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let record = records[index]
    return .init(start: arena.base + Int(record.valueOffset), count: Int(record.valueLength))
  }

  /// A key's bytes, composed where it is not in normal form C.
  @inlinable
  package func keyBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    if !composedKeys.isEmpty, let range = composedKeys[index] {
      return .init(start: arena.base + range.offset, count: range.length)
    }
    let record = records[index]
    return .init(start: arena.base + Int(record.keyOffset), count: Int(record.keyLength))
  }

  /// The entry that answers for a key, in a file that names no language.
  package func index(ofKey bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let slots, let base = bytes.baseAddress else { return nil }
    let found = slots.find(hashKey(base, bytes.count).hash) { isKey($0, bytes) }
    return found.entry < 0 ? nil : found.entry
  }

  /// Indexes the keys; the last of equal keys answers, unless it stands where Apple's parser would
  /// not have come.
  ///
  /// - Parameters:
  ///   - limit: entries from this one on do not replace earlier ones.
  ///   - duplicate: told of each pair of equal keys, in order.
  func makeIndex(keepingBefore limit: Int, duplicate: (_ earlier: Int, _ later: Int) -> Void) {
    let slots = KeySlots(for: count)
    var hashes = [UInt64](repeating: 0, count: Self.batch)
    var first = 0
    while first < count {
      let size = min(Self.batch, count &- first)
      for offset in 0..<size { hashes[offset] = hashComposing(first &+ offset) }
      // The slots of a batch are asked for together, so that their cache misses overlap.
      for offset in 0..<size { slots.prefetch(hashes[offset]) }
      for offset in 0..<size {
        add(first &+ offset, hashes[offset], to: slots, limit, duplicate)
      }
      first &+= size
    }
    self.slots = slots
  }

  private static let batch = 16

  @inline(__always)
  private func add(
    _ index: Int,
    _ hash: UInt64,
    to slots: KeySlots,
    _ limit: Int,
    _ duplicate: (_ earlier: Int, _ later: Int) -> Void
  ) {
    let bytes = keyBytes(index)
    let found = slots.find(hash) { isKey($0, bytes) }
    if found.entry < 0 {
      uniqueCount &+= 1
      slots.set(found.slot, hash, index)
    } else {
      duplicate(found.entry, index)
      if index < limit || found.entry >= limit { slots.set(found.slot, hash, index) }
    }
  }

  /// The hash of a key, after the key was composed if it is not in normal form C.
  @inline(__always)
  private func hashComposing(_ index: Int) -> UInt64 {
    let bytes = keyBytes(index)
    guard let base = bytes.baseAddress else { return 0 }
    let hashed = hashKey(base, bytes.count)
    guard hasNonASCII(hashed.bits), compose(index, bytes) else { return hashed.hash }
    let composed = keyBytes(index)
    return composed.baseAddress.map { hashKey($0, composed.count).hash } ?? hashed.hash
  }

  /// The line and column of an offset; the lines are counted once, at the first question.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    places.withLock { places in
      var counted = places ?? Places(arena)
      // What is taken out is changed in place, not copied.
      places = nil
      defer { places = counted }
      return counted.place(of: offset)
    }
  }

  /// The line of an entry's beginning, from 1; nil where the entry came from no text.
  package func line(of index: Int) -> Int? {
    let record = records[index]
    return record.end > 0 ? place(of: Int(record.place)).line : nil
  }

  /// Where lines begin, and the columns of the line that was asked for last.
  private struct Places {
    private let starts: [UInt32]
    private var columns: ColumnCounter

    init(_ arena: TextArena) {
      starts = arena.lineStarts()
      columns = ColumnCounter(arena)
    }

    mutating func place(of offset: Int) -> (line: Int, column: Int) {
      let line = starts.line(of: offset)
      let start = min(Int(starts[line - 1]), offset)
      return (line, columns.column(of: offset, inLineFrom: start))
    }
  }

  @inline(__always)
  private func isKey(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = keyBytes(index)
    guard key.count == bytes.count else { return false }
    guard let first = key.baseAddress, let second = bytes.baseAddress else { return true }
    return equalBytes(first, second, bytes.count)
  }

  /// Keeps the composed form of a key that needs one.
  private func compose(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !CanonicalForm.isCertain(bytes) else { return false }
    let key = String(decoding: bytes, as: UTF8.self)
    var composed = CanonicalForm.composed(key)
    let range = composed.withUTF8 { TextRange(offset: arena.append($0), length: $0.count) }
    composedKeys[index] = range
    return true
  }
}

/// A text in an arena.
package struct TextRange: Hashable, Sendable {
  package var offset: Int
  package var length: Int
}
