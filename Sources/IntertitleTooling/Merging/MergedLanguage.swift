internal import IntertitleLanguages
internal import IntertitleTables

/// The merged table of one language while it is being made.
struct MergedLanguage {
  private let language: Language
  private let policy: MergePolicy
  private(set) var entries: [MergeReport.Merged] = []
  private var places: [String: Int] = [:]
  /// Keys of one vendor's table that its rules already answer.
  private var ruled: Set<[String]> = []

  init(_ language: Language, _ policy: MergePolicy) {
    self.language = language
    self.policy = policy
  }

  /// Adds the app's own entries; rules come before plain texts of the same key.
  mutating func addOwn(_ own: [StringEntry], _ path: String) {
    for entry in own where places[entry.key] == nil {
      places[entry.key] = entries.count
      entries.append(.init(entry: entry, vendor: nil, path: path))
    }
  }

  /// Adds a vendor's entry and reports what became of it.
  mutating func add(_ entry: StringEntry, _ source: MergeSource, into report: inout MergeReport) {
    let owner = [source.vendor ?? "", source.table, entry.key]
    if ruled.contains(owner) {
      return skip(entry, source, "the plural entry of the same table is used", &report)
    }
    if case .rules = entry.value { ruled.insert(owner) }
    guard let place = places[entry.key] else {
      places[entry.key] = entries.count
      entries.append(.init(entry: entry, vendor: source.vendor, path: source.file.path))
      let reason = "only \(source.vendor ?? "") has it"
      report.added.append(.init(entry, source, language, kept: entry.text, reason))
      return
    }
    settle(entry, source, place, into: &report)
  }

  private mutating func settle(
    _ entry: StringEntry,
    _ source: MergeSource,
    _ place: Int,
    into report: inout MergeReport
  ) {
    let present = entries[place]
    let other = present.vendor ?? "the app"
    guard present.entry.value != entry.value else {
      let reason = "\(other) says the same"
      report.equal.append(.init(entry, source, language, kept: entry.text, reason))
      return
    }
    let replaces = policy == .vendorWins && present.vendor == nil
    if replaces {
      entries[place] = .init(entry: entry, vendor: source.vendor, path: source.file.path)
    }
    let kept = entries[place].entry.text
    report.conflicts.append(.init(entry, source, language, kept: kept, reason(present, replaces)))
  }

  private func reason(_ present: MergeReport.Merged, _ replaces: Bool) -> String {
    if replaces { return "vendor wins over the app" }
    guard let vendor = present.vendor else { return "the app wins" }
    return "\(vendor) wins: it comes first (\(present.path))"
  }

  private func skip(
    _ entry: StringEntry,
    _ source: MergeSource,
    _ reason: String,
    _ report: inout MergeReport
  ) {
    let kept = places[entry.key].map { entries[$0].entry.text }
    report.skipped.append(.init(entry, source, language, kept: kept, reason))
  }
}
