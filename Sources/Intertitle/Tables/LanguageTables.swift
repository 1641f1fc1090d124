internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// All tables of one language, folded: each question is one probe.
final class LanguageTables: Sendable {
  let language: Language
  private let main: AnsweredTable
  private let others: [TableQuestion: AnsweredTable]
  private let forVendors: VendorAnswers
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
    forVendors: VendorAnswers,
    figures: Figures,
    log: DiagnosticLog,
    nearKey: @escaping NearKey
  ) {
    self.language = language
    self.isComplete = isComplete
    self.main = main
    self.others = others
    self.forVendors = forVendors
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
    case .assignment: return others[question]
    case .app: return name == main.name ? main : others[question]
    case .vendor, .stranger: return forVendors.table(for: question)
    }
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
    for asker: Asker = .assignment
  ) -> TextResolution? {
    // Most questions are for the main table and have their answer in the language itself. (The pattern
    // is a comparison of bits; `==` on a type of another module is called through its witness.)
    if case .assignment = asker, table == nil, let answer = main.answer(forKey: key),
      answer.origin.kind == .table
    {
      return answer
    }
    return anyAnswer(forKey: key, in: table, for: asker)
  }

  @inline(never)
  private func anyAnswer(
    forKey key: String,
    in table: String?,
    for asker: Asker
  ) -> TextResolution? {
    guard let folded = self.table(table, for: asker) else { return missing(key, in: table) }
    return answer(forKey: key, from: folded)
  }

  /// The text for a key from one of these tables that is at hand, or nil; what is lacking is
  /// reported once.
  func answer(forKey key: String, from folded: AnsweredTable) -> TextResolution? {
    guard let answer = folded.answer(forKey: key) else { return missing(key, in: folded) }
    if answer.origin.kind != .table { reportFallback(of: key, in: folded, answer.origin) }
    return answer
  }
}

extension LanguageTables {
  /// The text for a key with arguments in its holes; nil where no language has the key.
  func answer(to question: FormattedQuestion, _ context: FormatContext) -> TextResolution? {
    guard let folded = table(question.table) else {
      return missing(question.key, in: question.table)
    }
    for key in question.keys {
      guard let answer = folded.answer(forKey: key, question.arguments, context) else { continue }
      reportProblems(answer.problems, of: key, in: folded)
      let origin = answer.resolution.origin
      if origin.kind != .table { reportFallback(of: key, in: folded, origin) }
      return answer.resolution
    }
    return missing(question.key, in: folded)
  }

  private func reportProblems(
    _ problems: [FormatProblem],
    of key: String,
    in folded: AnsweredTable
  ) {
    guard let first = problems.first else { return }
    log.report(
      once: "\(language) \(folded.name) \(key) \(first)",
      .unfilled(key, table: folded.name, language: language, problem: "\(first)")
    )
  }
}

// What is lacking is reported once for the key, the language and what was shown in its place.
extension LanguageTables {
  private func reportFallback(of key: String, in folded: AnsweredTable, _ origin: TextOrigin) {
    guard let (other, grade) = folded.fallsBackFirst(origin) else { return }
    log.report(
      .fallenBack(
        key,
        table: folded.name,
        language: language,
        to: other,
        grade: grade.rawValue
      )
    )
  }

  private func missing(_ key: String, in folded: AnsweredTable) -> TextResolution? {
    guard !isComplete, folded.missesFirst(key) else { return nil }
    if figures.isFigure(key) {
      folded.forgetMiss(of: key)
    } else {
      let near = nearKey(key, folded.name)
      log.report(.missing(key, table: folded.name, language: language, near: near))
    }
    return nil
  }

  private func missing(_ key: String, in table: String?) -> TextResolution? {
    let table = table ?? main.name
    guard !isComplete else { return nil }
    log.report(once: "\(language) \(table)", .missingTable(table, language: language))
    return nil
  }
}

// Where a text came from, spelled out.
extension LanguageTables {
  /// The place of an answer to an assignment; nil where none of these tables gave it: a link may have
  /// got it elsewhere, or kept it from before the tables were read again.
  func provenance(of origin: TextOrigin) -> TextProvenance? {
    guard origin.entry != nil else { return nil }
    if main.number == origin.table { return provenance(of: origin, in: main) }
    return others.values.first { $0.number == origin.table }
      .flatMap { provenance(of: origin, in: $0) }
  }

  /// The place of an answer; nil where it is not that table's.
  func provenance(of origin: TextOrigin, in folded: AnsweredTable) -> TextProvenance? {
    guard let entry = folded.entry(of: origin) else { return nil }
    let source = folded.table.source(at: entry)
    let place = folded.table.place(at: entry)
    return TextProvenance(
      language: source.language,
      grade: folded.grade(of: entry),
      vendor: source.vendor,
      table: folded.name,
      path: place.path.isEmpty ? nil : place.path,
      line: place.line
    )
  }
}

// Finding a finished text back to its key.
extension LanguageTables {
  /// What is shown for a key, whatever it is in; nothing is reported.
  func shown(_ text: RecoveredText, in table: String?, _ context: FormatContext) -> String? {
    let folded = self.table(table)
    if text.arguments.isEmpty { return folded?.answer(forKey: text.key)?.text }
    return folded?.answer(forKey: text.key, text.arguments, context)?.resolution.text
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
