public import IntertitleLanguages
public import IntertitleTables

/// What a merge of vendored tables into the app's main table does, entry by entry: a plan that can be
/// looked at before anything is written.
///
/// Each entry of each vendor's is in one of ``added``, ``conflicts``, ``equal`` and ``skipped``, once
/// for each language of the app's that it goes into.
public struct MergeReport: Sendable {
  /// One entry, its place, and what became of it.
  public struct Item: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The language of the app that the entry belongs to, whatever the vendor calls it.
    public var language: Language
    /// The third party.
    public var vendor: String
    /// The vendor's file.
    public var path: String
    /// The line, from 1.
    public var line: Int?
    /// What the vendor says.
    public var value: String
    /// What the merged table holds; nil where it holds nothing for the key.
    public var kept: String?
    /// Why.
    public var reason: String
  }

  /// An entry of the merged table.
  public struct Merged: Hashable, Sendable {
    /// The entry.
    public var entry: StringEntry
    /// Who it came from; nil for the app.
    public var vendor: String?
    /// The file it came from.
    public var path: String
  }

  /// Entries that only a vendor has.
  public let added: MergeList<Item>
  /// Entries on which two sides differ.
  public let conflicts: MergeList<Item>
  /// Entries on which two sides agree.
  public let equal: MergeList<Item>
  /// Entries that are not merged: system tables, languages that no language of the app's falls back
  /// to, what a nearer language or another file of the vendor's has, what its file has twice,
  /// placeholders that do not fit.
  public let skipped: MergeList<Item>
  /// Keys that a vendor has in some language, and not in this one of the app's.
  public let missing: MergeList<Item>
  /// What is odd about the sources.
  public let diagnostics: [Diagnostic]
  /// The merged table of each language, the app's entries first.
  public let tables: [Language: MergeList<Merged>]
  /// Whether conflicts make the merge fail.
  public let isFailed: Bool
  /// Every outcome, language by language.
  package let outcomes: MergeOutcomes
  /// The files that were merged.
  package let sources: [MergeSource]

  init(
    _ sources: [MergeSource],
    _ outcomes: MergeOutcomes,
    _ tables: [Language: [MergeOutcome.Place]],
    failures: [MergeOutcome],
    _ diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.outcomes = outcomes
    let indices = outcomes.indicesByKind
    func list(_ kind: MergeOutcome.Kind) -> MergeList<Item> {
      let some = indices[kind, default: []]
      return MergeList(count: some.count) { Item(outcomes[Int(some[$0])], sources) }
    }
    (added, conflicts, equal) = (list(.added), list(.conflict), list(.equal))
    (skipped, missing) = (list(.skipped), list(.missing))
    self.tables = tables.mapValues { places in
      MergeList(count: places.count) { Merged(places[$0], sources) }
    }
    isFailed = !failures.isEmpty
    var seen: Set<Diagnostic> = []
    let conflicts = failures.map { Item($0, sources).asFailure }
    self.diagnostics = (diagnostics + conflicts).filter { seen.insert($0).inserted }
  }
}

extension MergeReport.Item {
  package init(_ outcome: MergeOutcome, _ sources: [MergeSource]) {
    let (source, number) = (sources[outcome.entry.file], outcome.entry.number)
    let storage = source.file.storage
    self.init(
      key: storage.key(number),
      language: outcome.language,
      vendor: source.vendor ?? "",
      path: source.file.path,
      line: storage.line(of: number),
      value: storage.value(number),
      kept: outcome.kept.map { sources[$0.file].file.storage.value($0.number) },
      reason: outcome.words(sources)
    )
  }

  /// Why the merge is not done.
  fileprivate var asFailure: Diagnostic {
    Diagnostic(
      .error,
      rule: "vendor-conflict",
      "\(vendor) says something else for \(key.inQuotes) in \(language): \(reason)",
      path: path,
      line: line,
      key: key,
      language: language
    )
  }
}

extension MergeReport.Merged {
  fileprivate init(_ place: MergeOutcome.Place, _ sources: [MergeSource]) {
    let source = sources[place.file]
    entry = source.file.entries[place.number]
    vendor = source.vendor
    path = source.file.path
  }
}
