public import IntertitleLanguages
public import IntertitleTables

/// Merges vendored tables into an app's main table: a pure function from files to a report.
///
/// The app's entry beats a vendor's unless the policy says otherwise, an earlier vendor beats a
/// later one, equal entries are no conflict, and system tables take no part.
public struct TableMerge: Sendable {
  /// The app's files.
  public var app: [MergeSource]
  /// The vendors' files, in the order in which vendors win over each other.
  public var vendors: [MergeSource]
  /// The app's languages; vendors' others are skipped.
  public var languages: [Language]
  /// The app's table that vendors' entries go into.
  public var mainTable: String
  /// The language in which a vendor's keys are looked for first.
  public var development: Language
  /// Which value stands where two sides differ.
  public var policy: MergePolicy
  /// The tables that take no part.
  public var systemTables: SystemTables

  /// Describes a merge.
  public init(
    app: [MergeSource],
    vendors: [MergeSource],
    languages: [Language],
    mainTable: String = "Localizable",
    development: Language = "en",
    policy: MergePolicy = .appWins,
    systemTables: SystemTables = .apple
  ) {
    self.app = app
    self.vendors = vendors
    self.languages = languages
    self.mainTable = mainTable
    self.development = development
    self.policy = policy
    self.systemTables = systemTables
  }

  /// Merges all languages.
  public func report() -> MergeReport {
    var report = MergeReport()
    for language in languages { merge(language, into: &report) }
    skipOthers(into: &report)
    MissingEntries(self).find(into: &report)
    report.diagnostics += sharedFolders()
    report.isFailed = policy == .fail && !report.conflicts.isEmpty
    return report
  }

  private func merge(_ language: Language, into report: inout MergeReport) {
    var merged = MergedLanguage(language, policy)
    for source in ordered(app, language) where source.table == mainTable {
      merged.addOwn(source.entries(in: language), source.file.path)
    }
    for source in ordered(vendors, language) where !isSystem(source) {
      for entry in source.entries(in: language) { merged.add(entry, source, into: &report) }
    }
    report.tables[language] = merged.entries
  }

  /// Vendors' files as they are asked for a language: vendors in their order, the folder that is
  /// spelled like the language before others, rules before plain texts.
  private func ordered(_ sources: [MergeSource], _ language: Language) -> [MergeSource] {
    let vendors = sources.map { $0.vendor ?? "" }
    return sources.enumerated().sorted { first, second in
      rank(first, vendors, language).lexicographicallyPrecedes(rank(second, vendors, language))
    }.map(\.element)
  }

  private func rank(
    _ item: (offset: Int, element: MergeSource),
    _ vendors: [String],
    _ language: Language
  ) -> [Int] {
    let vendor = vendors.firstIndex(of: item.element.vendor ?? "") ?? 0
    let isExact = item.element.languages.contains { $0.spelling == language.spelling }
    let hasRules = item.element.file.format == .stringsdict
    return [vendor, isExact ? 0 : 1, hasRules ? 0 : 1, item.offset]
  }

  func isSystem(_ source: MergeSource) -> Bool {
    systemTables.rule(forTable: source.table, path: source.file.path) != nil
  }

  /// Lists what takes no part.
  private func skipOthers(into report: inout MergeReport) {
    for source in vendors {
      for language in source.languages {
        let own = languages.first { $0.lands(on: language) }
        let reason = reasonToSkip(source, language, own)
        guard let reason else { continue }
        for entry in source.entries(in: language) {
          report.skipped.append(.init(entry, source, own ?? language, kept: nil, reason))
        }
      }
    }
  }

  private func reasonToSkip(
    _ source: MergeSource,
    _ language: Language,
    _ own: Language?
  ) -> String? {
    if let rule = systemTables.rule(forTable: source.table, path: source.file.path) {
      return "\(rule)"
    }
    return own == nil ? "the app has no \(language)" : nil
  }

  /// Notes about two folders of one vendor that mean the same language.
  private func sharedFolders() -> [Diagnostic] {
    let groups = Dictionary(grouping: vendors.filter { !isSystem($0) }) { source in
      [source.vendor ?? "", source.table, languageName(source)]
    }
    return groups.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { key in
      let folders = Set((groups[key] ?? []).compactMap(\.folder)).sorted()
      guard folders.count > 1 else { return nil }
      let names = folders.joined(separator: " and ")
      return Diagnostic(
        .note,
        rule: "same-language",
        "\(names) of \(key[0]) are both \(key[2]): both are merged, the exact name first"
      )
    }
  }

  private func languageName(_ source: MergeSource) -> String {
    guard let language = source.language else { return "" }
    return (languages.first { $0.lands(on: language) } ?? language).tag
  }
}

extension MergeReport.Item {
  init(
    _ entry: StringEntry,
    _ source: MergeSource,
    _ language: Language,
    kept: String?,
    _ reason: String
  ) {
    self.init(
      key: entry.key,
      language: language,
      vendor: source.vendor ?? "",
      path: source.file.path,
      line: entry.line,
      value: entry.text,
      kept: kept,
      reason: reason
    )
  }
}
