internal import IntertitleLanguages
internal import IntertitleTables

/// All files that were loaded, and the tables folded from them, language by language.
///
/// A library never changes what it answers; a load puts another in its place.
final class TableLibrary: Sendable {
  let options: TableOptions
  let files: [LoadedFile]
  /// The languages that can be used: those of the app's tables and the development language.
  var available: [Language] { order.available }
  /// The vendors by the names of the folders that are theirs.
  let vendorFolders: [String: String]
  /// The order in which files answer.
  let order: AnswerOrder
  /// The verdicts on the bundles that were asked about.
  let verdicts = BundleVerdicts()
  private let matcher: LanguageMatcher
  /// What was read of the files.
  let memory: FileMemory
  let log: DiagnosticLog
  /// How numbers and dates are written in the texts of each language.
  let formats: SentenceFormats
  /// The languages whose files were found to be readable; one that was read is kept.
  private let prepared = Locked<Set<Language>>([])
  private let folded = Locked<[Language: LanguageTables]>([:])
  /// What is known of the development language, whatever language is folded.
  private let developmentAnswers = DevelopmentAnswers.Memory()
  private let finders = Locked<[TextFinders.Key: TextFinders]>([:])
  let near = Locked<[NearTable: NearKeys]>([:])
  /// How many languages were folded so far.
  let foldings = AtomicNumber()

  init(
    options: TableOptions = TableOptions(),
    files: [LoadedFile] = [],
    memory: FileMemory = FileMemory(),
    log: DiagnosticLog
  ) {
    self.options = options
    self.files = files
    vendorFolders = Self.vendorFolders(of: files)
    self.memory = memory
    self.log = log
    order = AnswerOrder(files.map(\.arranged), options.order)
    matcher = LanguageMatcher(available: order.available, development: order.development)
    formats = SentenceFormats(
      development: order.development,
      isolatesArguments: options.isolatesArguments
    )
  }

  /// The development language as the tables have it.
  var development: Language { order.development }

  /// The language that wishes come to, best first.
  func language(for wishes: [Language]) -> Language {
    matcher.match(preferred: wishes)?.language ?? development
  }

  /// Whether one of the wishes is served by a table.
  func hasMatch(for wishes: [Language]) -> Bool {
    matcher.match(preferred: wishes)?.isDefault == false
  }

  /// A library with other options or files; what was read already is not read again.
  func replacing(options: TableOptions? = nil, files: [LoadedFile]? = nil) -> TableLibrary {
    TableLibrary(
      options: options ?? self.options,
      files: files ?? self.files,
      memory: memory,
      log: log
    )
  }

  /// A library over files that are read again where they changed; nil where none did.
  func reread() -> TableLibrary? {
    let fresh = memory.reread(log)
    guard fresh.hasChanged else { return nil }
    let files = files.map { $0.listedAgain(fresh.memory) }
    return TableLibrary(options: options, files: files, memory: fresh.memory, log: log)
  }
}

// Folding, once for each language.
extension TableLibrary {
  /// The tables of a language; read and folded when they are asked for first.
  func tables(for language: Language) -> LanguageTables {
    if let tables = folded.withLock({ $0[language] }) { return tables }
    let tables = LanguageTables(folding: language, in: self)
    return folded.withLock { folded in
      if let faster = folded[language] { return faster }
      folded[language] = tables
      foldings.increment()
      return tables
    }
  }

  /// What finds a table's texts back, in all languages that can have been assigned.
  func finders(
    of table: String,
    in language: Language,
    _ preference: FormatPreference
  ) -> TextFinders {
    let key = TextFinders.Key(table: table, language: language, preference: preference)
    let foldings = foldings.value
    if let known = finders.withLock({ $0[key] }), known.foldings == foldings { return known }
    let made = TextFinders(of: key, in: self, foldings)
    finders.withLock { $0[key] = made }
    return made
  }

  /// The languages that were folded so far.
  var foldedLanguages: [Language] { folded.withLock { Array($0.keys) } }

  /// Reads what a language needs.
  ///
  /// - Throws: `.unreadableTable` where a file of the app's own cannot be opened or is not Unicode.
  /// - Complexity: Once it succeeded, a look at what is remembered.
  func prepare(_ language: Language) throws(LanguageRefusal) {
    if prepared.withLock({ $0.contains(language) }) { return }
    for file in order.hops(for: language).flatMap(\.places).map({ files[$0.file] }) {
      guard file.vendor == nil, case .file(let path) = file.contents else { continue }
      if let failure = memory.failure(at: path, log) { throw .unreadableTable(failure) }
    }
    _ = tables(for: language)
    prepared.withLock { _ = $0.insert(language) }
  }

  /// The files that answer for a language, read; what cannot be read is reported and passed.
  func layers(for language: Language) -> AnswerLayers {
    AnswerLayers(order, language, developmentAnswers) { contents(of: files[$0]) }
  }

  /// Whether a table of the app's is in a language.
  func hasTables(in language: Language) -> Bool {
    order.languages.contains { $0.isEquivalent(to: language) }
  }

  private func contents(of file: LoadedFile) -> StringFile? {
    switch file.contents {
    case .memory(let file): return file
    case .file(let path): return memory.read(path, log)
    }
  }

  /// What a file says, for whoever compares: nothing is kept of it or said about it.
  func glance(at file: LoadedFile) -> StringFile? {
    switch file.contents {
    case .memory(let file): return file
    case .file(let path): return memory.glance(at: path)
    }
  }
}
