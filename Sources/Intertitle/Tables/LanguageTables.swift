internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// All tables of one language, folded: each question is one probe.
final class LanguageTables: Sendable {
  let language: Language
  let main: AnsweredTable
  private let others: [TableQuestion: AnsweredTable]
  private let vendors: VendorAnswers
  /// What is no text that could be missing.
  let figures: Figures
  private let isComplete: Bool
  private let log: DiagnosticLog
  private let found = Locked<[FinderKey: TextFinder]>([:])
  private let nearKey: NearKey

  /// Finds a key of a table that is near to another one, and what it is near to.
  typealias NearKey = @Sendable (_ key: String, _ table: String) -> (key: String, text: String)?

  private struct FinderKey: Hashable {
    let table: String
    /// How numbers were written, which a person's settings may change.
    let context: FormatContext
  }

  // `isComplete`: whether no key can be missing, because the language is the development language
  // and has no table, so that every text is its own.
  init(
    language: Language,
    isComplete: Bool,
    main: AnsweredTable,
    others: [TableQuestion: AnsweredTable],
    vendors: VendorAnswers,
    figures: Figures,
    log: DiagnosticLog,
    nearKey: @escaping NearKey
  ) {
    self.language = language
    self.isComplete = isComplete
    self.main = main
    self.others = others
    self.vendors = vendors
    self.figures = figures
    self.log = log
    self.nearKey = nearKey
  }

  /// The folded table for a question; nil where there is none of that name.
  @inline(__always)
  func table(_ name: String?, for asker: Asker = .assignment) -> AnsweredTable? {
    guard let name else { return main }
    if case .assignment = asker, name == main.name { return main }
    return named(name, asker)
  }

  private func named(_ name: String, _ asker: Asker) -> AnsweredTable? {
    let question = TableQuestion(name, for: asker)
    switch asker {
    case .assignment: return others[question] ?? vendors.table(for: question)
    case .app where name == main.name: return main
    case .app: return others[question] ?? vendors.table(for: question)
    case .vendor, .stranger: return vendors.tableOrMain(for: question)
    }
  }

  /// The table that gave an answer to an assignment; nil where none of these did: a link may have got it
  /// elsewhere, or kept it from before the tables were read again.
  func table(of origin: TextOrigin) -> AnsweredTable? {
    guard origin.entry != nil else { return nil }
    if main.number == origin.table { return main }
    return others.values.first { $0.number == origin.table } ?? vendors.table(of: origin)
  }

  /// Whose entry answers for a key; nil where none does.
  func owner(of key: String, in table: String?) -> KeyOwner? {
    guard let folded = self.table(table), let entry = folded.entry(forKey: key) else { return nil }
    return folded.owner(of: entry)
  }

  /// Whether a table has a key; nothing is reported.
  func has(_ key: String, in table: String?) -> Bool {
    self.table(table)?.table.index(of: key) != nil
  }

  /// The text for a key, or nil; what is lacking is reported once.
  @inline(__always)
  func answer(
    forKey key: String,
    in table: String?,
    for asker: KeyAsker = .assignment
  ) -> TextResolution? {
    // Most questions are for the main table and have their answer in the language itself.
    if table == nil, let answer = main.usualAnswer(forKey: key) { return answer }
    return anyAnswer(forKey: key, in: table, for: asker)
  }

  @inline(never)
  private func anyAnswer(
    forKey key: String,
    in table: String?,
    for asker: KeyAsker
  ) -> TextResolution? {
    guard let folded = self.table(table) else { return missing(table) }
    guard let entry = folded.entry(forKey: key) else { return missing(key, in: folded, asker) }
    return answerWithoutArguments(at: entry, from: folded)
  }

  /// The text for a key from one of these tables that is at hand, for code that fills in the numbers
  /// itself.
  ///
  /// It is nil where there is none; what is lacking is reported once.
  func answer(
    forKey key: String,
    from folded: AnsweredTable,
    for asker: KeyAsker
  ) -> TextResolution? {
    guard let entry = folded.entry(forKey: key) else { return missing(key, in: folded, asker) }
    return answer(at: entry, from: folded)
  }

  private func answer(at entry: Int, from folded: AnsweredTable) -> TextResolution {
    let origin = folded.origin(of: entry)
    report(entry, in: folded, origin)
    return TextResolution(folded.table.text(at: entry), origin: origin)
  }

  /// The text of an entry that is shown as it is, although it may ask for a number.
  private func answerWithoutArguments(at entry: Int, from folded: AnsweredTable) -> TextResolution {
    if folded.asksInVain(entry) {
      let key = folded.table.key(at: entry)
      log.report(.withoutNumber(key, table: folded.name, language: language))
    }
    return answer(at: entry, from: folded)
  }
}

extension LanguageTables {
  /// The text for a key with arguments in its holes; nil where no language has the key.
  func answer(to question: FormattedQuestion, _ formats: TextFormats) -> TextResolution? {
    guard let folded = table(question.table) else { return missing(question.table) }
    guard let entry = folded.entry(forKey: question.key, context: question.context) else {
      return missing(question.key, in: folded, question.asker)
    }
    guard !question.arguments.isEmpty else {
      return answerWithoutArguments(at: entry, from: folded)
    }
    var problems: [FormatProblem] = []
    let text = folded.rendered(entry, question.arguments, formats, problems: &problems)
    let origin = folded.origin(of: entry)
    report(entry, in: folded, origin)
    if let first = problems.first { report(first, at: entry, in: folded) }
    return TextResolution(text, origin: origin)
  }

  private func report(_ problem: FormatProblem, at entry: Int, in folded: AnsweredTable) {
    let key = folded.table.key(at: entry)
    log.report(
      once: "\(language) \(folded.name) \(key) \(problem)",
      .unfilled(key, table: folded.name, language: language, problem: "\(problem)")
    )
  }
}

// What is lacking is reported once for the key, the language and what was shown in its place.
extension LanguageTables {
  /// Says what is to be known of an entry that answered.
  @inline(__always)
  private func report(_ entry: Int, in folded: AnsweredTable, _ origin: TextOrigin) {
    if case .table = origin.kind {} else { reportFallback(at: entry, in: folded, origin) }
    if folded.showsSystemMarkupFirst(entry) { reportSystemMarkup(at: entry, in: folded) }
  }

  private func reportFallback(at entry: Int, in folded: AnsweredTable, _ origin: TextOrigin) {
    guard let (other, grade) = folded.fallsBackFirst(origin) else { return }
    log.report(
      .fallenBack(
        folded.table.key(at: entry),
        table: folded.name,
        language: language,
        to: other,
        grade: grade.rawValue
      )
    )
  }

  private func reportSystemMarkup(at entry: Int, in folded: AnsweredTable) {
    log.report(
      .systemMarkup(folded.table.key(at: entry), at: folded.table.place(at: entry))
    )
  }

  private func missing(
    _ key: String,
    in folded: AnsweredTable,
    _ asker: KeyAsker
  ) -> TextResolution? {
    guard !isComplete, folded.missesFirst(key) else { return nil }
    // What a look-up elsewhere has ended with is assigned next, and nobody has it here either.
    if asker != .assignment, folded !== main { log.expectMiss(of: key) }
    if figures.isFigure(key) {
      folded.forgetMiss(of: key)
    } else if asker != .assignment || !log.isMissExpected(of: key) {
      let near = nearKey(key, folded.name)
      log.report(.missing(key, table: folded.name, language: language, asker, near: near))
    }
    return nil
  }

  /// Says that there is no such table.
  func missing(_ table: String?) -> TextResolution? {
    let table = table ?? main.name
    guard !isComplete else { return nil }
    log.report(once: "\(language) \(table)", .missingTable(table, language: language))
    return nil
  }
}

// Finding a finished text back to its key.
extension LanguageTables {
  /// What is shown for a key, whatever it is in; nothing is reported.
  func shown(_ text: RecoveredText, in table: String?, _ formats: TextFormats) -> String? {
    guard let folded = self.table(table), let entry = folded.entry(forKey: text.key) else {
      return nil
    }
    if text.arguments.isEmpty { return folded.table.text(at: entry) }
    var problems: [FormatProblem] = []
    return folded.rendered(entry, text.arguments, formats, problems: &problems)
  }

  /// What finds the texts of one table; made when it is asked for first.
  func finder(
    for name: String,
    _ context: FormatContext,
    isDevelopment: Bool,
    isWritten: @escaping @Sendable (String) -> Bool
  ) -> TextFinder? {
    let key = FinderKey(table: name, context: context)
    if let finder = found.withLock({ $0[key] }) { return finder }
    guard let table = table(name)?.table else { return nil }
    let finder = TextFinder(
      table,
      context,
      isDevelopment: isDevelopment,
      isWritten: isWritten
    )
    found.withLock { $0[key] = finder }
    return finder
  }
}
