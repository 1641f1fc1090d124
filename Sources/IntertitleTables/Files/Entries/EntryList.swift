/// Entries that are put together one by one: pairs in memory, or those of a reader whose keys and
/// values do not lie in the file as they are.
struct EntryList {
  private let arena: TextArena
  private let records: EntryRecords
  private var rules: [Int: FormatRules] = [:]

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - arena: the file's text, where entries have places in it.
  ///   - capacity: about how many entries there will be.
  init(in arena: TextArena = TextArena(count: 0), capacity: Int = 0) {
    self.arena = arena
    records = EntryRecords(capacity: capacity)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what is said for it.
  ///   - place: the bytes of the file that it takes; empty where it has no place.
  mutating func append(_ key: String, _ value: StringValue, at place: Range<Int> = 0..<0) {
    if case .rules(let own) = value { rules[records.count] = own }
    let (key, text) = (keep(key), keep(value.text))
    records.append(
      EntryRecord(
        keyOffset: key.offset,
        keyLength: key.length,
        valueOffset: text.offset,
        valueLength: text.length,
        place: UInt32(place.lowerBound),
        end: UInt32(place.upperBound)
      )
    )
  }

  /// The entries, not yet indexed.
  func storage(commentStyle: CommentStyle? = nil) -> EntryStorage {
    let rules = rules.isEmpty ? EntryRules.none : .values(rules)
    return EntryStorage(arena, records, rules: rules, commentStyle: commentStyle)
  }

  private func keep(_ text: String) -> (offset: UInt32, length: UInt32) {
    var text = text
    return text.withUTF8 { (UInt32(arena.append($0)), UInt32($0.count)) }
  }
}
