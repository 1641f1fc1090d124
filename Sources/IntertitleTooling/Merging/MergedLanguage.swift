internal import IntertitleLanguages
internal import IntertitleTables

/// The merged table of one language: what answers first for each key, and what became of the rest.
struct MergedLanguage {
  /// An entry and where it is from.
  fileprivate struct Candidate {
    let entry: StringEntry
    let layer: AnswerLayer
  }

  private let language: Language
  private let policies: MergePolicies
  private let layers: [AnswerLayer]
  /// Every entry, in the order in which they answer.
  private let candidates: [Candidate]
  /// The numbers of the entries that answer, by key.
  private let winners: [String: Int]
  /// What the app's own table says in the language.
  private let own: [String: Candidate]

  /// Walks the layers of a language.
  ///
  /// - Parameters:
  ///   - language: The app's language.
  ///   - layers: The files that go into its table, in the order in which they answer.
  ///   - policies: What was said of vendors.
  init(
    _ language: Language,
    _ layers: [AnswerLayer],
    _ policies: MergePolicies
  ) {
    self.language = language
    self.policies = policies
    self.layers = layers
    candidates = layers.flatMap { layer in
      layer.entries.map { Candidate(entry: $0, layer: layer) }
    }
    let keys = candidates.enumerated().map { ($0.element.entry.key, $0.offset) }
    winners = Dictionary(keys) { first, _ in first }
    let apps = candidates.filter { $0.layer.vendor == nil }.map { ($0.entry.key, $0) }
    own = Dictionary(apps) { first, _ in first }
  }

  /// Adds the table, and what became of each of the vendors' entries.
  func add(to report: inout MergeReport) {
    report.tables[language] = entries
    var ruled: Set<[String]> = []
    for (number, candidate) in candidates.enumerated() {
      guard let vendor = candidate.layer.vendor else { continue }
      let owner = [vendor, candidate.layer.table, candidate.entry.key]
      if ruled.contains(owner) {
        skip(candidate, "the plural entry of the same table is used", &report)
        continue
      }
      if case .rules = candidate.entry.value { ruled.insert(owner) }
      settle(number, candidate, vendor, &report)
    }
    skipWhatDoesNotFit(&report)
  }

  /// The table: the app's keys first, in the order of its files, then each vendor's.
  private var entries: [MergeReport.Merged] {
    let apps = candidates.filter { $0.layer.vendor == nil }
    let vendors = candidates.filter { $0.layer.vendor != nil }
    var seen: Set<String> = []
    return (apps + vendors).compactMap { candidate in
      let key = candidate.entry.key
      guard seen.insert(key).inserted, let winner = winners[key].map({ candidates[$0] })
      else { return nil }
      let path = winner.layer.source.file.path
      return .init(entry: winner.entry, vendor: winner.layer.vendor, path: path)
    }
  }

  private func settle(
    _ number: Int,
    _ candidate: Candidate,
    _ vendor: String,
    _ report: inout MergeReport
  ) {
    guard let place = winners[candidate.entry.key] else { return }
    let winner = candidates[place]
    if place == number { return settleWinner(candidate, vendor, &report) }
    if let conflict = AnswerConflict(winner, candidate) {
      return add(conflict, candidate, reason(winner), to: &report)
    }
    let name = winner.layer.vendor ?? "the app"
    if winner.layer.hop != candidate.layer.hop {
      skip(candidate, "\(winner.layer.source.language) has it", &report)
    } else if winner.entry.value == candidate.entry.value {
      report.equal.append(item(candidate, "\(name) says the same"))
    } else {
      skip(candidate, "another file of \(name) comes first", &report)
    }
  }

  /// Reports an entry that is in the table, and that may stand there in place of the app's.
  private func settleWinner(
    _ candidate: Candidate,
    _ vendor: String,
    _ report: inout MergeReport
  ) {
    guard let present = own[candidate.entry.key], present.layer.hop == candidate.layer.hop else {
      return report.added.append(item(candidate, "only \(vendor) has it"))
    }
    if let conflict = AnswerConflict(candidate, present) {
      add(conflict, candidate, "vendor wins over the app", to: &report)
    } else {
      report.equal.append(item(candidate, "the app says the same"))
    }
  }

  private func add(
    _ conflict: AnswerConflict,
    _ candidate: Candidate,
    _ reason: String,
    to report: inout MergeReport
  ) {
    let item = item(candidate, reason)
    report.conflicts.append(item)
    guard conflict.isFailure(policies) else { return }
    report.isFailed = true
    report.diagnostics.append(
      Diagnostic(
        .error,
        rule: "vendor-conflict",
        "\(item.vendor) says something else for \(item.key.inQuotes) in \(language): \(reason)",
        path: item.path,
        line: item.line,
        key: item.key,
        language: language
      )
    )
  }

  private func reason(_ winner: Candidate) -> String {
    guard let vendor = winner.layer.vendor else { return "the app wins" }
    return "\(vendor) wins: it comes first (\(winner.layer.source.file.path))"
  }

  private func skip(_ candidate: Candidate, _ reason: String, _ report: inout MergeReport) {
    report.skipped.append(item(candidate, reason))
  }

  private func skipWhatDoesNotFit(_ report: inout MergeReport) {
    for layer in layers where layer.vendor != nil {
      for entry in layer.unfitEntries {
        let candidate = Candidate(entry: entry, layer: layer)
        skip(candidate, "its placeholders do not fit the development language's", &report)
      }
    }
  }

  private func item(_ candidate: Candidate, _ reason: String) -> MergeReport.Item {
    let (entry, layer) = (candidate.entry, candidate.layer)
    return MergeReport.Item(
      key: entry.key,
      language: language,
      vendor: layer.vendor ?? "",
      path: layer.source.file.path,
      line: entry.line,
      value: entry.text,
      kept: winners[entry.key].map { candidates[$0].entry.text },
      reason: reason
    )
  }
}

extension AnswerConflict {
  fileprivate init?(_ winner: MergedLanguage.Candidate, _ loser: MergedLanguage.Candidate) {
    self.init(winner.layer, winner.entry.value, loser.layer, loser.entry.value)
  }
}
