internal import IntertitleLanguages
internal import IntertitleTables

/// The merged table of one language: what answers first for each key, and what became of the rest.
struct MergedLanguage: Sendable {
  private typealias Place = StringTable.EntryPlace

  let language: Language
  /// What became of the vendors' entries, in the order in which they are asked.
  private(set) var outcomes = MergeOutcomes()
  /// The conflicts that make the merge fail.
  private(set) var failures: [MergeOutcome] = []
  /// The table's entries: the app's keys first, in the order of its files, then each vendor's.
  private(set) var entries: [MergeOutcome.Place] = []
  /// The vendors' entries, in the order in which they were come by.
  private var order: [Place] = []
  /// What answers.
  private let table: StringTable
  private let layers: [AnswerLayer]
  private let isVendors: [Bool]
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
    let isVendors = layers.map { $0.vendor != nil }
    self.isVendors = isVendors
    var losers: [(winner: Place, loser: Place)] = []
    var apps: [Place: Place] = [:]
    table = StringTable(folding: layers.map(\.source), emptyIsMissing: false) { winner, loser in
      if isVendors[loser.source] {
        losers.append((winner, loser))
      } else if isVendors[winner.source], apps[winner] == nil {
        apps[winner] = loser
      }
    }
    let winners = table.indices.map(table.entryPlace)
    entries = listed(winners, apps)
    outcomes.reserveCapacity(winners.count + losers.count)
    order.reserveCapacity(winners.count + losers.count)
    for winner in winners where isVendors[winner.source] {
      add(winner: winner, apps.isEmpty ? nil : apps[winner])
    }
    add(losers)
    addLeftOut()
    outcomes.sort(by: order)
    order = []
  }

  /// The file that an entry is in, and its number there.
  private func place(_ place: Place) -> MergeOutcome.Place {
    .init(file: layers[place.source].file, number: place.number)
  }

  /// What answers for a key; nil where nothing does.
  func place(ofKey key: String) -> MergeOutcome.Place? {
    table.index(of: key).map { place(table.entryPlace(at: $0)) }
  }

  /// The entries that answer, with those that stand in place of the app's among the app's.
  private func listed(_ winners: [Place], _ apps: [Place: Place]) -> [MergeOutcome.Place] {
    var own = winners.filter { !isVendors[$0.source] }
    if !apps.isEmpty {
      let all = own.map { (order: $0, entry: $0) } + apps.map { (order: $0.value, entry: $0.key) }
      own = all.sorted { $0.order < $1.order }.map(\.entry)
    }
    var listed = own.map(place)
    listed.reserveCapacity(winners.count)
    for winner in winners where isVendors[winner.source] && (apps.isEmpty || apps[winner] == nil) {
      listed.append(place(winner))
    }
    return listed
  }
}

// What became of the entries.
extension MergedLanguage {
  private mutating func add(_ entry: Place, _ kept: Place?, _ reason: MergeReason) {
    outcomes.append(outcome(entry, kept, reason))
    order.append(entry)
  }

  private func outcome(_ entry: Place, _ kept: Place?, _ reason: MergeReason) -> MergeOutcome {
    .init(entry: place(entry), kept: kept.map(place), language: language, reason: reason)
  }

  /// Adds an entry that answers, and may stand there in place of the app's.
  private mutating func add(winner: Place, _ app: Place?) {
    var reason = MergeReason.onlyOne
    if let app, layers[app.source].hop == layers[winner.source].hop {
      let isConflict = AnswerConflict(in: layers, winner, app) != nil
      reason = isConflict ? .vendorWins : .agrees(file: layers[app.source].file)
    }
    add(winner, winner, reason)
  }

  private mutating func add(_ losers: [(winner: Place, loser: Place)]) {
    let plurals = pluralsBefore
    for (winner, loser) in losers {
      if plurals[loser.source]?.index(of: key(loser)) != nil {
        add(loser, winner, .pluralEntry)
        continue
      }
      let conflict = AnswerConflict(in: layers, winner, loser)
      let reason = reason(loser, winner, conflict != nil)
      add(loser, winner, reason)
      if let conflict, conflict.isFailure(policies) {
        failures.append(outcome(loser, winner, reason))
      }
    }
  }

  /// Adds the vendors' entries that are left out of their files.
  private mutating func addLeftOut() {
    for source in layers.indices where isVendors[source] {
      for (number, isUnfit) in layers[source].leftOut {
        let entry = Place(source: source, number: number)
        let kept = table.index(of: key(entry)).map(table.entryPlace)
        add(entry, kept, isUnfit ? .unfit : .repeated)
      }
    }
  }

  private func reason(_ loser: Place, _ winner: Place, _ isConflict: Bool) -> MergeReason {
    if loser.source == winner.source { return .repeated }
    if isConflict { return isVendors[winner.source] ? .earlierVendor : .appWins }
    let (own, kept) = (layers[loser.source], layers[winner.source])
    if own.hop != kept.hop { return .nearer(kept.source.language) }
    let isEqual = own.saysTheSame(at: loser.number, as: kept, at: winner.number)
    return isEqual ? .agrees(file: kept.file) : .otherFile
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
