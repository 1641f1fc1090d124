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

  /// Merges all languages, side by side.
  public func report() -> MergeReport {
    let memory = DevelopmentAnswers.Memory()
    let merged = Parallel.map(languages) { self.merged($0, memory) }
    let served = Set(merged.flatMap(\.hops).map(\.link.language.meaning))
    var outcomes = MergeOutcomes()
    outcomes.reserveCapacity(merged.reduce(0) { $0 + $1.table.outcomes.count })
    for language in merged { outcomes.append(contentsOf: language.table.outcomes) }
    outcomes.append(contentsOf: OutsideEntries(self, served: served).outcomes)
    outcomes.append(contentsOf: MissingEntries(self).outcomes(merged.map { ($0.table, $0.hops) }))
    let tables = merged.map { ($0.table.language, $0.table.entries) }
    return MergeReport(
      sources,
      outcomes,
      Dictionary(uniqueKeysWithValues: tables),
      failures: merged.flatMap(\.table.failures),
      merged.flatMap(\.diagnostics)
    )
  }

  private typealias Merged = (
    table: MergedLanguage, hops: [AnswerLayers.Hop], diagnostics: [Diagnostic]
  )

  private func merged(_ language: Language, _ memory: DevelopmentAnswers.Memory) -> Merged {
    let layers = AnswerLayers(order, language, memory) { sources[$0].file }
    let hops = ownHops(of: layers)
    let answers = layers.mainAnswers
    let own = answers.layers.filter { $0.hop < hops.count }
    let table = MergedLanguage(language, own, order.settings.policies)
    return (table, hops, answers.unfit(in: own))
  }

  /// The languages of a chain whose entries go into the table of its first one: those before the next
  /// language that the app has a table for.
  func ownHops(of layers: AnswerLayers) -> [AnswerLayers.Hop] {
    let own = Set(languages.map(\.meaning))
    let others = layers.hops.dropFirst().prefix { !own.contains($0.link.language.meaning) }
    return Array(layers.hops.prefix(1) + others)
  }
}

extension FittingLayers {
  /// What is wrong with the entries of some of them that are left out.
  fileprivate func unfit(in layers: [AnswerLayer]) -> [Diagnostic] {
    let paths = Set(layers.map(\.source.file.path))
    return unfit.filter { $0.path.map(paths.contains) ?? true }
  }
}
