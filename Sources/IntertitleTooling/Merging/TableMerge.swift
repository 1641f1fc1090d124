public import IntertitleLanguages
internal import IntertitleTables

/// Merges vendored tables into an app's main table: a pure function from files to a report.
///
/// What is kept of a key is what a localizer that loads the same files shows for an assigned text;
/// both go by one order of answers. A vendor's language that the app lacks goes into the tables of the
/// app's languages that fall back to it before any other language of the app's.
public struct TableMerge: Sendable {
  /// The files, the app's and the vendors'; vendors win over each other in the order in which they
  /// come here first.
  public let sources: [MergeSource]
  /// The app's languages and the one that it is written in, without other spellings.
  public let languages: [Language]
  let order: AnswerOrder

  /// Describes a merge.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - languages: the app's languages.
  ///   - mainTable: the app's table that vendors' entries go into.
  ///   - development: the language that the app is written in; a table is made for it too.
  ///   - policy: which value stands where two sides differ.
  ///   - exceptions: the policies of single vendors.
  ///   - systemTables: the tables that take no part.
  public init(
    _ sources: [MergeSource],
    languages: [Language],
    mainTable: String = TableName.usual,
    development: Language = "en",
    policy: MergePolicy = .appWins,
    except exceptions: [String: MergePolicy] = [:],
    systemTables: SystemTables = .apple
  ) {
    self.sources = sources
    order = AnswerOrder(
      sources.map(\.arranged),
      AnswerOrder.Settings(
        development: development,
        mainTable: mainTable,
        policies: MergePolicies(policy, except: exceptions),
        systemTables: systemTables
      ),
      known: languages
    )
    self.languages = order.available
  }

  /// Merges all languages.
  public func report() -> MergeReport {
    var report = MergeReport()
    var served: Set<LanguageMeaning> = []
    var present: [Language: MissingEntries.Present] = [:]
    for language in languages {
      let layers = AnswerLayers(order, language) { sources[$0].file }
      let hops = ownHops(of: layers)
      served.formUnion(hops.map(\.link.language.meaning))
      let answers = layers.mainAnswers
      let own = answers.layers.filter { $0.hop < hops.count }
      report.diagnostics += answers.unfit(in: own)
      MergedLanguage(language, own, order.settings.policies).add(to: &report)
      present[language] = MissingEntries.present(in: hops)
    }
    skipOthers(than: served, into: &report)
    MissingEntries(self, present).find(into: &report)
    report.removeRepeatedDiagnostics()
    return report
  }

  /// The languages of a chain whose entries go into the table of its first one: those before the next
  /// language that the app has a table for.
  func ownHops(of layers: AnswerLayers) -> [AnswerLayers.Hop] {
    let own = Set(languages.map(\.meaning))
    let others = layers.hops.dropFirst().prefix { !own.contains($0.link.language.meaning) }
    return Array(layers.hops.prefix(1) + others)
  }

  /// Lists what takes no part.
  private func skipOthers(than served: Set<LanguageMeaning>, into report: inout MergeReport) {
    for source in sources where source.vendor != nil {
      for language in source.languages {
        guard let reason = reasonToSkip(source, language, served) else { continue }
        let name = self.name(of: language)
        for entry in source.entries(in: language) {
          report.skipped.append(.init(entry, source, name, kept: nil, reason))
        }
      }
    }
  }

  private func reasonToSkip(
    _ source: MergeSource,
    _ language: Language?,
    _ served: Set<LanguageMeaning>
  ) -> String? {
    if let rule = order.settings.rule(for: source.arranged) { return "\(rule)" }
    guard let language, !served.contains(language.meaning) else { return nil }
    return "the app has no \(language)"
  }

  /// The app's name for a vendor's language.
  private func name(of language: Language?) -> Language {
    guard let language else { return order.development }
    return languages.counterpart(of: language) ?? language
  }
}

extension FittingLayers {
  /// What is wrong with the entries of some of them that are left out.
  fileprivate func unfit(in layers: [AnswerLayer]) -> [Diagnostic] {
    let paths = Set(layers.map(\.source.file.path))
    return unfit.filter { $0.path.map(paths.contains) ?? true }
  }
}

extension MergeReport {
  fileprivate mutating func removeRepeatedDiagnostics() {
    var seen: Set<Diagnostic> = []
    diagnostics = diagnostics.filter { seen.insert($0).inserted }
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
