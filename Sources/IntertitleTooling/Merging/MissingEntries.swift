internal import IntertitleLanguages
internal import IntertitleTables

/// Finds the keys that a vendor has in some language and that reach none of the app's tables in one.
struct MissingEntries {
  /// The keys that each vendor has in the languages that go into a table.
  typealias Present = [String: Set<String>]

  private let merge: TableMerge
  private let present: [Language: Present]

  init(_ merge: TableMerge, _ present: [Language: Present]) {
    self.merge = merge
    self.present = present
  }

  /// The keys of vendors in some languages, those that do not fit as well.
  static func present(in hops: [AnswerLayers.Hop]) -> Present {
    hops.flatMap(\.layers).reduce(into: [:]) { present, layer in
      guard let vendor = layer.vendor else { return }
      present[vendor, default: []].formUnion(layer.entries.map(\.key))
    }
  }

  /// Adds them to the report, by vendor, language and the order of the vendor's files.
  func find(into report: inout MergeReport) {
    let kept = report.tables.mapValues { table in
      Dictionary(table.map { ($0.entry.key, $0.entry.text) }) { first, _ in first }
    }
    let known = Dictionary(grouping: knownEntries) { $0.source.vendor ?? "" }
    for vendor in merge.order.vendors {
      for language in merge.languages {
        let own = present[language]?[vendor] ?? []
        for (entry, source) in known[vendor] ?? [] where !own.contains(entry.key) {
          let text = kept[language]?[entry.key]
          let reason = "\(vendor) has no \(language) for it"
          report.missing.append(.init(entry, source, language, kept: text, reason))
        }
      }
    }
  }

  /// Every key of a vendor once, from its development language where that has it.
  private var knownEntries: [(entry: StringEntry, source: MergeSource)] {
    let sources = merge.sources.filter {
      $0.vendor != nil && merge.order.settings.rule(for: $0.arranged) == nil
    }
    let all = sources.flatMap { source in source.languages.map { (source, $0) } }
    let development = all.filter { $0.1?.isEquivalent(to: merge.order.development) ?? true }
    var seen: Set<[String]> = []
    return (development + all).flatMap { source, language in
      source.entries(in: language).compactMap { entry in
        seen.insert([source.vendor ?? "", entry.key]).inserted ? (entry, source) : nil
      }
    }
  }
}
