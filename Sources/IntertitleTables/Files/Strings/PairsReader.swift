internal import IntertitleLanguages

/// Makes entries of pairs that are in memory.
enum PairsReader {
  /// The pairs as entries without a place, not yet indexed.
  static func unindexed(_ pairs: some Collection<(String, String)>) -> EntryStorage {
    let arena = TextArena(count: 0)
    let records = EntryRecords(capacity: pairs.count)
    for (key, value) in pairs {
      let key = append(key, to: arena)
      let value = append(value, to: arena)
      records.append(
        EntryRecord(
          keyOffset: key.offset,
          keyLength: key.length,
          valueOffset: value.offset,
          valueLength: value.length,
          place: 0,
          end: 0
        )
      )
    }
    return EntryStorage(arena, records)
  }

  /// The pairs as entries; the last of equal keys answers.
  static func storage(_ pairs: some Collection<(String, String)>) -> EntryStorage {
    let storage = unindexed(pairs)
    storage.makeIndex(keepingBefore: .max) { _, _ in }
    return storage
  }

  private static func append(
    _ text: String,
    to arena: TextArena
  ) -> (offset: UInt32, length: UInt32) {
    var text = text
    return text.withUTF8 { (UInt32(arena.append($0)), UInt32($0.count)) }
  }
}

extension StringFile {
  /// Makes a table of pairs in memory; the last of equal keys answers, with a warning.
  ///
  /// - Parameters:
  ///   - pairs: keys and values in order.
  ///   - path: shown in diagnostics; empty where there is none.
  public init(pairs: some Collection<(String, String)>, path: String = "") {
    let storage = PairsReader.unindexed(pairs)
    var diagnostics: [Diagnostic] = []
    storage.makeIndex(keepingBefore: .max) { earlier, later in
      let isEqual = storage.value(earlier) == storage.value(later)
      diagnostics.append(
        Diagnostic(
          isEqual ? .note : .warning,
          rule: isEqual ? "duplicate-entry" : "duplicate-key",
          "\"\(Shown.text(storage.key(later)))\" stands twice: the last value is used",
          path: path.isEmpty ? nil : path
        )
      )
    }
    self.init(
      reading: Reading(
        path: path,
        format: .pairs,
        encoding: .utf8,
        hasByteOrderMark: false,
        storage: storage,
        diagnostics: diagnostics,
        isAcceptedByApple: true
      )
    )
  }
}
