internal import IntertitleLanguages
internal import IntertitleTables

/// Finds the keys that a vendor has in some language and that reach none of the app's tables in one.
struct MissingEntries {
  private let merge: TableMerge
  /// Every key of each vendor once, from its development language where that has it.
  let known: [(table: StringTable, files: [Int])]

  init(_ merge: TableMerge) {
    self.merge = merge
    let files = merge.sources.indices.filter {
      merge.sources[$0].vendor != nil
        && merge.order.settings.rule(for: merge.sources[$0].arranged) == nil
    }
    let byVendor = Dictionary(grouping: files) { merge.sources[$0].vendor ?? "" }
    known = Parallel.map(merge.order.vendors) { Self.known(in: byVendor[$0] ?? [], of: merge) }
  }

  private static func known(in files: [Int], of merge: TableMerge) -> (StringTable, [Int]) {
    let all = files.flatMap { file in merge.sources[file].languages.map { (file, $0) } }
    func isFirst(_ language: Language?) -> Bool {
      language?.isEquivalent(to: merge.order.development) ?? true
    }
    let ordered = all.filter { isFirst($0.1) } + all.filter { !isFirst($0.1) }
    let sources = ordered.map { file, language in
      StringTable.Source(language: language ?? "und", file: merge.sources[file].file)
    }
    return (StringTable(folding: sources), ordered.map(\.0))
  }

  /// The keys of vendors that some languages lack, those that do not fit there as well.
  ///
  /// - Parameter merged: The merged tables, and the languages whose entries go into each.
  /// - Returns: The outcomes, by vendor, language and the order of the vendor's files.
  func outcomes(
    _ merged: [(table: MergedLanguage, hops: [AnswerLayers.Hop])]
  ) -> MergeOutcomes {
    let own = merged.map { Dictionary(grouping: $0.hops.flatMap(\.layers)) { $0.vendor ?? "" } }
    var outcomes = MergeOutcomes()
    for (vendor, known) in zip(merge.order.vendors, known) {
      for (language, layers) in zip(merged.map(\.table), own) {
        for index in known.table.indices(lackingIn: layers[vendor, default: []].map(\.source)) {
          outcomes.append(outcome(known.table.entryPlace(at: index), known.files, language))
        }
      }
    }
    return outcomes
  }

  private func outcome(
    _ place: StringTable.EntryPlace,
    _ files: [Int],
    _ merged: MergedLanguage
  ) -> MergeOutcome {
    let entry = MergeOutcome.Place(file: files[place.source], number: place.number)
    let key = merge.sources[entry.file].file.storage.key(entry.number)
    return MergeOutcome(
      entry: entry,
      kept: merged.place(ofKey: key),
      language: merged.language,
      reason: .lacking
    )
  }
}
