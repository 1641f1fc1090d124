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
      at: Int(second.place),
      sentence(earlier, later, isEqual, line: counter.place(of: Int(first.place)).line)
    )
  }

  private func sentence(_ earlier: Int, _ later: Int, _ isEqual: Bool, line: Int) -> String {
    let key = Shown.text(storage.key(later))
    let spelling = storage.key(earlier).utf8.elementsEqual(storage.key(later).utf8) ? "" : ", spelt \(scalars(earlier)) there and \(scalars(later)) here"
    let second = storage.place(of: Int(storage.records[later].place)).line
    let lines = "lines \(line) and \(second)"
    if isEqual { return "\"\(key)\" stands twice with the same value, \(lines)\(spelling)" }
    if later >= limit, earlier < limit {
      return "\"\(key)\" stands twice, \(lines)\(spelling): the first value is used, because Apple's parser does not come to the second"
    }
    return "\"\(key)\" stands twice with different values, \(lines)\(spelling): the last one is used"
  }

  private func scalars(_ entry: Int) -> String {
    storage.key(entry).unicodeScalars.prefix(12).map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }.joined(separator: " ")
  }
}
