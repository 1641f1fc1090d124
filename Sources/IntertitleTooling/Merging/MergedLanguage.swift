internal import IntertitleLanguages
internal import IntertitleTables

/// The merged table of one language: what answers first for each key, and what became of the rest.
struct MergedLanguage: Sendable {
  private typealias Place = StringTable.EntryPlace

  let language: Language
  /// What answers.
  let table: StringTable
  /// What became of the vendors' entries, in the order in which they are asked.
  private(set) var outcomes: [MergeOutcome] = []
  /// The conflicts that make the merge fail.
  private(set) var failures: [MergeOutcome] = []
  /// The table's entries: the app's keys first, in the order of its files, then each vendor's.
  private(set) var entries: [MergeOutcome.Place] = []
  private let layers: [AnswerLayer]
  private let policies: MergePolicies

  /// Walks the layers of a language.
  ///
  /// - Parameters:
  ///   - language: The app's language.
  ///   - layers: The files that go into its table, in the order in which they answer.
  ///   - policies: What was said of vendors.
  init(_ language: Language, _ layers: [AnswerLayer], _ policies: MergePolicies) {
    self.language = language
    self.layers = layers
    self.policies = policies
    var others: [(winner: Place, loser: Place)] = []
    table = StringTable(folding: layers.map(\.source), emptyIsMissing: false) {
      others.append(($0, $1))
    }
    let winners = table.indices.map(table.entryPlace)
    let replaced = others.filter { isVendors($0.winner) && !isVendors($0.loser) }
    let apps = Dictionary(replaced.map { ($0.winner, $0.loser) }) { first, _ in first }
    entries = listed(winners, apps).map(place)
    var found = winners.filter(isVendors).map { ($0, outcome(ofWinner: $0, apps[$0])) }
    found += losers(others)
    outcomes = found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The file that an entry is in, and its number there.
  private func place(_ place: Place) -> MergeOutcome.Place {
    .init(file: layers[place.source].file, number: place.number)
  }

  /// What answers for a key; nil where nothing does.
  func place(ofKey key: String) -> MergeOutcome.Place? {
    table.index(of: key).map { place(table.entryPlace(at: $0)) }
  }

  private func isVendors(_ place: Place) -> Bool { layers[place.source].vendor != nil }

  /// The entries that answer, with those that stand in place of the app's among the app's.
  private func listed(_ winners: [Place], _ apps: [Place: Place]) -> [Place] {
    let own = winners.filter { !isVendors($0) }.map { (order: $0, entry: $0) }
    let instead = apps.map { (order: $0.value, entry: $0.key) }
    let others = winners.filter { isVendors($0) && apps[$0] == nil }
    return (own + instead).sorted { $0.order < $1.order }.map(\.entry) + others
  }
}

// What became of the entries.
extension MergedLanguage {
  private func outcome(
    _ entry: Place,
    _ kept: Place?,
    _ reason: MergeReason
  ) -> MergeOutcome {
    .init(entry: place(entry), kept: kept.map(place), language: language, reason: reason)
  }

  /// An entry that answers, and may stand there in place of the app's.
  private mutating func outcome(ofWinner winner: Place, _ app: Place?) -> MergeOutcome {
    let reason: MergeReason =
      switch app {
      case let app? where layers[app.source].hop == layers[winner.source].hop:
        conflict(winner, app) == nil ? .agrees(file: layers[app.source].file) : .vendorWins
      default: .onlyOne
      }
    return outcome(winner, winner, reason)
  }

  private mutating func losers(
    _ others: [(winner: Place, loser: Place)]
  ) -> [(Place, MergeOutcome)] {
    let plurals = pluralsBefore
    var found: [(Place, MergeOutcome)] = []
    for (winner, loser) in others where isVendors(loser) {
      let isRuled = plurals[loser.source]?.index(of: key(loser)) != nil
      let reason = isRuled ? MergeReason.pluralEntry : reason(loser, against: winner)
      found.append((loser, outcome(loser, winner, reason)))
      if let conflict = conflict(winner, loser), !isRuled, conflict.isFailure(policies) {
        failures.append(found[found.count - 1].1)
      }
    }
    for source in layers.indices where layers[source].vendor != nil {
      found += layers[source].leftOut.map { number, isUnfit in
        let entry = Place(source: source, number: number)
        let kept = table.index(of: key(entry)).map(table.entryPlace)
        return (entry, outcome(entry, kept, isUnfit ? .unfit : .repeated))
      }
    }
    return found
  }

  private func reason(_ loser: Place, against winner: Place) -> MergeReason {
    let (own, kept) = (layers[loser.source], layers[winner.source])
    if loser.source == winner.source { return .repeated }
    if conflict(winner, loser) != nil { return kept.vendor == nil ? .appWins : .earlierVendor }
    if own.hop != kept.hop { return .nearer(kept.source.language) }
    let isEqual = own.value(at: loser.number) == kept.value(at: winner.number)
    return isEqual ? .agrees(file: kept.file) : .otherFile
  }

  private func conflict(_ winner: Place, _ loser: Place) -> AnswerConflict? {
    let (first, second) = (layers[winner.source], layers[loser.source])
    return AnswerConflict(
      first,
      first.value(at: winner.number),
      second,
      second.value(at: loser.number)
    )
  }

  private func key(_ place: Place) -> String { layers[place.source].key(at: place.number) }

  /// The plural entries that each vendor's layer is asked after, in the same table of its own; none
  /// where there are none.
  private var pluralsBefore: [Int: StringTable] {
    var plurals: [TableOfVendor: [StringTable.Source]] = [:]
    var before: [Int: StringTable] = [:]
    for (source, layer) in layers.enumerated() {
      guard let vendor = layer.vendor else { continue }
      let owner = TableOfVendor(vendor: vendor, table: layer.table)
      before[source] = plurals[owner].map { StringTable(folding: $0) }
      guard layer.mayHaveRules else { continue }
      var rules = layer.source
      rules.part = .rules
      plurals[owner, default: []].append(rules)
    }
    return before
  }
}

/// A table of a vendor's.
private struct TableOfVendor: Hashable {
  let vendor: String
  let table: String
}
