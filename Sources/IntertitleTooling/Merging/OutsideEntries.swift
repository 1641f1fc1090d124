internal import IntertitleLanguages
internal import IntertitleTables

/// The vendors' entries that take no part: of system tables, and of languages that no language of the
/// app's falls back to.
struct OutsideEntries {
  private let merge: TableMerge
  /// The languages whose entries go into some table.
  private let served: Set<LanguageMeaning>

  init(_ merge: TableMerge, served: Set<LanguageMeaning>) {
    self.merge = merge
    self.served = served
  }

  /// The entries, file by file.
  var outcomes: MergeOutcomes {
    var outcomes = MergeOutcomes()
    for file in merge.sources.indices where merge.sources[file].vendor != nil {
      for outcome in self.outcomes(ofFile: file) { outcomes.append(outcome) }
    }
    return outcomes
  }

  private func outcomes(ofFile file: Int) -> [MergeOutcome] {
    let source = merge.sources[file]
    let languages = source.languages.isEmpty ? [nil] : source.languages
    let reasons = languages.map { reason(source, $0) }
    guard reasons.contains(where: { $0 != nil }) else { return [] }
    let storage = source.file.storage
    return (0..<storage.count).compactMap { number in
      let place = storage.catalog.map { Int($0.entries[number].language) } ?? 0
      guard let reason = reasons[place] else { return nil }
      return MergeOutcome(
        entry: .init(file: file, number: number),
        language: name(of: languages[place]),
        reason: reason
      )
    }
  }

  private func reason(_ source: MergeSource, _ language: Language?) -> MergeReason? {
    if let rule = merge.order.settings.rule(for: source.arranged) { return .system(rule) }
    if source.languages.isEmpty { return .noLanguage }
    guard let language, !served.contains(language.meaning) else { return nil }
    return .noSuchLanguage(language)
  }

  /// The app's name for a vendor's language.
  private func name(of language: Language?) -> Language {
    guard let language else { return merge.order.development }
    return merge.languages.counterpart(of: language) ?? language
  }
}
