internal import IntertitleLanguages
internal import IntertitleTables

/// What became of entries, in a few bytes each: a merge of large libraries has very many, and most are
/// only counted.
package struct MergeOutcomes: RandomAccessCollection, Sendable {
  private struct Record {
    var file: UInt32
    var number: UInt32
    var keptFile: UInt32
    var keptNumber: UInt32
    var language: UInt32
    var reason: UInt32

    /// The file that nothing is kept of.
    static let none = UInt32.max
  }

  private var records: [Record] = []
  private var languages = NumberedValues<Language>()
  private var reasons = NumberedValues<MergeReason>()

  /// Nothing.
  init() {}

  /// The first outcome's index: 0.
  package var startIndex: Int { 0 }
  /// The number of outcomes.
  package var endIndex: Int { records.count }

  /// The outcome at an index.
  package subscript(index: Int) -> MergeOutcome {
    let record = records[index]
    let kept = MergeOutcome.Place(file: Int(record.keptFile), number: Int(record.keptNumber))
    return MergeOutcome(
      entry: .init(file: Int(record.file), number: Int(record.number)),
      kept: record.keptFile == Record.none ? nil : kept,
      language: languages.values[Int(record.language)],
      reason: reasons.values[Int(record.reason)]
    )
  }

  /// The indices of the outcomes of each kind.
  var indicesByKind: [MergeOutcome.Kind: [UInt32]] {
    let kinds = reasons.values.map(\.kind)
    let all = MergeOutcome.Kind.allCases
    let places = kinds.map { all.firstIndex(of: $0) ?? 0 }
    var indices = [[UInt32]](repeating: [], count: all.count)
    for (index, record) in records.enumerated() {
      indices[places[Int(record.reason)]].append(UInt32(index))
    }
    return Dictionary(uniqueKeysWithValues: zip(all, indices))
  }

  mutating func reserveCapacity(_ count: Int) { records.reserveCapacity(count) }

  mutating func append(_ outcome: MergeOutcome) {
    records.append(
      Record(
        file: UInt32(outcome.entry.file),
        number: UInt32(outcome.entry.number),
        keptFile: outcome.kept.map { UInt32($0.file) } ?? Record.none,
        keptNumber: UInt32(outcome.kept?.number ?? 0),
        language: languages.number(of: outcome.language),
        reason: reasons.number(of: outcome.reason)
      )
    )
  }

  /// Puts the outcomes in the order of a place that each has, where they are not in it.
  mutating func sort(by places: [StringTable.EntryPlace]) {
    guard zip(places, places.dropFirst()).contains(where: { $1 < $0 }) else { return }
    records = places.indices.sorted { places[$0] < places[$1] }.map { records[$0] }
  }

  mutating func append(contentsOf others: MergeOutcomes) {
    let languages = others.languages.values.map { self.languages.number(of: $0) }
    let reasons = others.reasons.values.map { self.reasons.number(of: $0) }
    for var record in others.records {
      record.language = languages[Int(record.language)]
      record.reason = reasons[Int(record.reason)]
      records.append(record)
    }
  }
}

/// Different values, each with a number; most are asked for several times in a row.
private struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: UInt32] = [:]
  private var last: UInt32 = 0

  mutating func number(of value: Value) -> UInt32 {
    if Int(last) < values.count, values[Int(last)] == value { return last }
    last = numbers[value] ?? add(value)
    return last
  }

  private mutating func add(_ value: Value) -> UInt32 {
    let number = UInt32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}
