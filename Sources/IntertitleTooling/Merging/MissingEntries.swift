internal import IntertitleLanguages
internal import IntertitleTables

/// Finds the keys that a vendor has in some language and lacks in one of the app's.
struct MissingEntries {
  private let merge: TableMerge

  init(_ merge: TableMerge) { self.merge = merge }

  /// Adds them to the report, by vendor, language and the order of the vendor's files.
  func find(into report: inout MergeReport) {
    var seen: Set<String> = []
    let sources = merge.vendors.filter { !merge.isSystem($0) }
    for vendor in sources.compactMap(\.vendor) where seen.insert(vendor).inserted {
      find(sources.filter { $0.vendor == vendor }, into: &report)
    }
  }

  private func find(_ sources: [MergeSource], into report: inout MergeReport) {
    let known = knownEntries(sources)
    for language in merge.languages {
      let present = Set(sources.flatMap { $0.entries(in: language) }.map(\.key))
      let kept = Dictionary(
        (report.tables[language] ?? []).map { ($0.entry.key, $0.entry.text) },
        uniquingKeysWith: { first, _ in first }
      )
      for (entry, source) in known where !present.contains(entry.key) {
        let reason = "\(source.vendor ?? "") has no \(language) for it"
        report.missing.append(.init(entry, source, language, kept: kept[entry.key], reason))
      }
    }
  }

  /// Every key of a vendor once, from its development language where that has it.
  private func knownEntries(_ sources: [MergeSource]) -> [(StringEntry, MergeSource)] {
    var seen: Set<String> = []
    var known: [(StringEntry, MergeSource)] = []
    let all = sources.flatMap { source in source.languages.map { (source, $0) } }
    let development = all.filter { $0.1.lands(on: merge.development) }
    for (source, language) in development + all {
      for entry in source.entries(in: language) where seen.insert(entry.key).inserted {
        known.append((entry, source))
      }
    }
    return known
  }
}
