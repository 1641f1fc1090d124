package import IntertitleLanguages

/// Which files answer for a text, and in which order: the one place that says so.
///
/// Language goes before source: each language of the fallback chain is asked in turn. Within a
/// language
///
/// 1. the app is asked before vendors, and vendors in the order in which they were given; who asks,
///    and a policy, may put a vendor first;
/// 2. what was loaded later before what was loaded earlier;
/// 3. the folder that is spelled like the language before its other spellings, which are asked for
///    the keys that it lacks, and those before `Base.lproj`;
/// 4. the app's tables by name, as they do not answer for each other; those of a vendor do;
/// 5. of one table, or of all of a vendor's, plural rules before plain texts;
/// 6. a catalog before the files of folders;
/// 7. then by path.
///
/// Load folds these layers, merge walks them entry by entry, lint arranges files by them. Tables that
/// the system reads take no part.
package struct AnswerOrder: Sendable {
  /// What is said of a project beside its files.
  package struct Settings: Sendable {
    /// The language that the app is written in.
    package var development: Language
    /// The table that vendors' entries go into.
    package var mainTable: String
    /// What is asked between a language's parents and the development language.
    package var fallback: FallbackRule
    /// Whose text stands where two differ.
    package var policies: MergePolicies
    /// The tables that take no part.
    package var systemTables: SystemTables

    package init(
      development: Language = "en",
      mainTable: String = TableName.usual,
      fallback: FallbackRule = .cldr,
      policies: MergePolicies = MergePolicies(),
      systemTables: SystemTables = .apple
    ) {
      self.development = development
      self.mainTable = mainTable
      self.fallback = fallback
      self.policies = policies
      self.systemTables = systemTables
    }
  }

  /// The files, in the order given.
  package let files: [ArrangedFile]
  /// What is said of the project beside its files.
  package let settings: Settings
  /// The development language as the app's files have it, else as it was told.
  package let development: Language
  /// The app's languages without other spellings, in the order of their tags.
  package let languages: [Language]
  /// The app's languages and the one that it is written in, in the order of their tags.
  package let available: [Language]
  /// The vendors, in the order in which they were given.
  package let vendors: [String]
  let vendorTables: VendorTables
  private let places: [LanguageMeaning: [AnswerPlace]]
  /// What belongs to no language.
  private let unnamed: [AnswerPlace]

  /// Arranges files.
  ///
  /// - Parameters:
  ///   - files: The files; vendors are in the order in which they come here first.
  ///   - settings: What is said of the project beside its files.
  ///   - known: Languages of the app's beside those of its files.
  /// - Complexity: O(*n* log *n*) in the number of files.
  package init(
    _ files: [ArrangedFile],
    _ settings: Settings = Settings(),
    known: [Language] = []
  ) {
    self.files = files
    self.settings = settings
    let named = files.lazy.filter { $0.vendor == nil }.flatMap { $0.languages ?? [] }
    languages = (named + known).withoutOtherSpellings
    development = DevelopmentLanguage.nearest(to: settings.development, among: languages)
    available = languages.including(development)
    let ranks = FileRanks(files)
    vendors = ranks.vendors
    vendorTables = VendorTables(files.filter { settings.rule(for: $0) == nil })
    var places: [LanguageMeaning: [AnswerPlace]] = [:]
    var unnamed: [AnswerPlace] = []
    for index in files.indices where settings.rule(for: files[index]) == nil {
      for language in files[index].languages ?? [] {
        let place = AnswerPlace(file: index, language: language, rank: ranks.rank(of: index))
        places[language.meaning, default: []].append(place)
      }
      guard files[index].languages == nil else { continue }
      unnamed.append(AnswerPlace(file: index, language: nil, rank: ranks.rank(of: index)))
    }
    (self.places, self.unnamed) = (places, unnamed)
  }

  /// The languages that are asked for a text in one, each with its files in their order.
  package func hops(for language: Language) -> [AnswerHop] {
    Self.chain(for: language, development: development, rule: settings.fallback)
      .map { AnswerHop($0, places: places(in: $0.language)) }
  }

  /// The languages that are asked for a text in one: its fallback chain, and after the development
  /// language what that falls back to; of those that mean the same the first.
  package static func chain(
    for language: Language,
    development: Language,
    rule: FallbackRule = .cldr
  ) -> [FallbackChain.Link] {
    let own = FallbackChain(for: language, development: development, rule: rule).links
    let further = FallbackChain(for: development, rule: rule).dropFirst().map {
      FallbackChain.Link(language: $0.language, grade: .development)
    }
    var seen: Set<LanguageMeaning> = []
    return (own + further).filter { seen.insert($0.language.meaning).inserted }
  }

  /// The files in one language, in the order in which they answer: as the app names the language,
  /// where it has it.
  package func places(in language: Language) -> [AnswerPlace] {
    let named = places[language.meaning] ?? []
    let all = language.isEquivalent(to: development) ? named + unnamed : named
    let name = languages.counterpart(of: language) ?? language
    return all.map { $0.ranked(for: name) }.sorted { $0.rank < $1.rank }
  }

  /// The files whose own language one is, each file in one language only.
  func ownPlaces(in language: Language) -> [AnswerPlace] {
    places(in: language).filter { place in
      (languages.counterpart(of: place.language ?? development) ?? language) == language
    }
  }
}

extension AnswerOrder.Settings {
  /// Why a file takes no part; nil where it does.
  package func rule(for file: ArrangedFile) -> SystemTables.Rule? {
    systemTables.rule(forTable: file.table, path: file.path)
  }
}
