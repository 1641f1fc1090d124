internal import IntertitleLanguages

/// Reports keys that stand in a file more than once.
struct DuplicateKeys {
  private let storage: EntryStorage
  private let limit: Int
  private var lines: LineCounter

  init(_ storage: EntryStorage, limit: Int) {
    self.storage = storage
    self.limit = limit
    lines = LineCounter(storage.arena)
  }

  /// Reports one pair.
  mutating func add(_ earlier: Int, _ later: Int, to issues: inout Issues) {
    let first = storage.records[earlier]
    let second = storage.records[later]
    let isEqual = storage.value(earlier) == storage.value(later)
    var counter = lines
    issues.add(
      isEqual ? .note : .warning,
      isEqual ? "duplicate-entry" : "duplicate-key",
      at: second.end > 0 ? Int(second.place) : nil,
      key: storage.key(later),
      sentence(earlier, later, isEqual, line: counter.place(of: Int(first.place)).line)
    )
  }

  private func sentence(_ earlier: Int, _ later: Int, _ isEqual: Bool, line: Int) -> String {
    let second = storage.place(of: Int(storage.records[later].place)).line
    let twice = "\(storage.key(later).inQuotes) stands twice"
    let places = "lines \(line) and \(second)\(spellings(earlier, later))"
    if isEqual { return "\(twice) with the same value, \(places)" }
    if later >= limit, earlier < limit {
      return "\(twice), \(places): the first is used, Apple's parser does not come to the second"
    }
    return "\(twice) with different values, \(places): the last one is used"
  }

  /// Both spellings, where they are equal only canonically.
  private func spellings(_ earlier: Int, _ later: Int) -> String {
    let isSame = storage.key(earlier).utf8.elementsEqual(storage.key(later).utf8)
    return isSame ? "" : ", spelt \(scalars(earlier)) there and \(scalars(later)) here"
  }

  private func scalars(_ entry: Int) -> String {
    storage.key(entry).unicodeScalars.prefix(12).map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }.joined(separator: " ")
  }
}
