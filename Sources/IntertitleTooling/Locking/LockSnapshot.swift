internal import IntertitleLanguages
internal import IntertitleTables

/// What a merge takes from third parties, as a lock file records it.
struct LockSnapshot {
  let lock: LockFile
  /// The paths of files by their vendor and their place below its folder.
  let paths: [Place: String]
  /// What does not fit, with its place.
  let misfits: [AppMisfit]

  /// A vendor's file by its place below its folder.
  struct Place: Hashable {
    var vendor: String
    var path: String
  }

  /// Looks at a merge of files that were hashed.
  init(_ report: MergeReport, _ input: MergeInput, _ merge: TableMerge) {
    misfits = AppMisfit.all(in: merge)
    let versions = VersionSources(around: input.libraries.map(\.given))
    let files = Self.files(of: report)
    var vendors: [LockFile.Vendor] = []
    for library in input.libraries {
      guard let own = files[library.name] else { continue }
      guard !vendors.contains(where: { $0.name == library.name }) else { continue }
      var vendor = LockFile.Vendor(name: library.name, version: versions.version(of: library))
      vendor.policy = merge.order.settings.policies[library.name]
      vendor.files = own.map(\.file).sorted { $0.path.isBefore($1.path) }
      vendor.decisions = Self.decisions(of: library.name, report)
      vendor.misfits = Self.locked(misfits.filter { $0.vendor == library.name })
      vendors.append(vendor)
    }
    lock = LockFile(vendors: vendors.sorted { $0.name.isBefore($1.name) })
    let places = files.flatMap { vendor, files in
      files.map { (Place(vendor: vendor, path: $0.file.path), $0.path) }
    }
    paths = Dictionary(places) { first, _ in first }
  }

  /// The files that take part, by vendors.
  private static func files(
    of report: MergeReport
  ) -> [String: [(file: LockFile.File, path: String)]] {
    var entries: [Int: Set<Int>] = [:]
    for outcome in report.outcomes where !outcome.reason.isOutside && outcome.reason != .lacking {
      entries[outcome.entry.file, default: []].insert(outcome.entry.number)
    }
    let numbers = entries.keys.sorted()
    let recorded = Parallel.map(numbers.map { ($0, entries[$0] ?? []) }) { number, entries in
      file(report.sources[number], entries)
    }
    var files: [String: [(file: LockFile.File, path: String)]] = [:]
    for (number, recorded) in zip(numbers, recorded) {
      let source = report.sources[number]
      guard let recorded else { continue }
      files[source.vendor ?? "", default: []].append((recorded, source.file.path))
    }
    return files
  }

  private static func file(_ source: MergeSource, _ numbers: Set<Int>) -> LockFile.File? {
    guard let place = source.place, let hash = source.hash else { return nil }
    let entries = numbers.sorted().map { number in
      let entry = source.file.entries[number]
      return LockFile.Entry(
        language: entry.language,
        key: entry.key,
        digest: ShortDigest(entry.value)
      )
    }
    return LockFile.File(
      path: place.path,
      hash: hash,
      entries: Set(entries).sorted { $0.order.isBefore($1.order) }
    )
  }

  private static func decisions(of vendor: String, _ report: MergeReport) -> [LockFile.Decision] {
    let all = report.outcomes.lazy.filter {
      $0.reason.kind == .conflict && report.sources[$0.entry.file].vendor == vendor
    }
    let decisions = all.map { outcome in
      LockFile.Decision(
        language: outcome.language.tag,
        key: report.sources[outcome.entry.file].file.storage.key(outcome.entry.number),
        kept: outcome.kept.flatMap { report.sources[$0.file].vendor }
      )
    }
    return Set(decisions).sorted { [$0.language, $0.key].isBefore([$1.language, $1.key]) }
  }

  private static func locked(_ misfits: [AppMisfit]) -> [LockFile.Misfit] {
    Set(misfits.map(\.locked)).sorted { [$0.language, $0.key].isBefore([$1.language, $1.key]) }
  }
}

extension LockFile.Entry {
  fileprivate var order: [String] { [language ?? "", key, digest.description] }
}

extension String {
  /// Whether the text comes first by its bytes, which no locale changes.
  fileprivate func isBefore(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [String] {
  fileprivate func isBefore(_ other: [String]) -> Bool {
    lexicographicallyPrecedes(other) { $0.isBefore($1) }
  }
}
