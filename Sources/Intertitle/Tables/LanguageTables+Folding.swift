internal import IntertitleLanguages
internal import IntertitleTables

extension LanguageTables {
  /// Folds the files of a library for a language, in the order in which they answer.
  convenience init(folding language: Language, in library: TableLibrary) {
    let layers = library.layers(for: language)
    for diagnostic in layers.unfit { library.log.report(once: "\(diagnostic)", diagnostic) }
    var folding = Folding(library.options)
    let main = folding.main(layers, library.log)
    let questions = layers.questions
    let others = questions.filter { !$0.isOfAVendor }.map { question in
      (question, folding.table(question.table, layers.layers(for: question)))
    }
    self.init(
      language: language,
      isComplete: language == library.development && !library.hasTables(in: language),
      main: main,
      others: Dictionary(others) { first, _ in first },
      forVendors: VendorAnswers(layers, questions, main, library.options),
      log: library.log
    )
  }
}

extension TableQuestion {
  fileprivate var isOfAVendor: Bool {
    if case .vendor = asker { true } else { false }
  }
}

/// Tables while they are folded: where there are no vendors, several askers are answered from one.
private struct Folding {
  private let options: TableOptions
  private var tables: [String: [AnsweredTable]] = [:]

  init(_ options: TableOptions) {
    self.options = options
  }

  /// The main table for assignments, with a note where two sides differ.
  mutating func main(_ layers: AnswerLayers, _ log: DiagnosticLog) -> AnsweredTable {
    let question = TableQuestion(options.mainTable, for: .assignment)
    let all = layers.layers(for: question)
    let clashes = Locked(Clashes(in: all, options.policies))
    let table = AnsweredTable(
      options.mainTable,
      all,
      emptyIsMissing: options.emptyTextsAreMissing
    ) { earlier, later in
      clashes.withLock { $0.add(earlier, later) }
    }
    for clash in clashes.withLock(\.diagnostics) { log.report(once: "\(clash)", clash) }
    tables[options.mainTable] = [table]
    return table
  }

  mutating func table(_ name: String, _ layers: [AnswerLayer]) -> AnsweredTable {
    if let table = tables[name]?.first(where: { $0.isFolded(from: layers) }) { return table }
    let table = AnsweredTable(name, layers, emptyIsMissing: options.emptyTextsAreMissing)
    tables[name, default: []].append(table)
    return table
  }
}

/// What vendors are answered from: each table is folded when its vendor asks first, because the app's
/// main table is in all of them.
final class VendorAnswers: Sendable {
  private let layers: AnswerLayers
  private let questions: Set<TableQuestion>
  private let main: AnsweredTable
  private let emptyIsMissing: Bool
  private let tables = Locked<[TableQuestion: AnsweredTable]>([:])

  init(
    _ layers: AnswerLayers,
    _ questions: Set<TableQuestion>,
    _ main: AnsweredTable,
    _ options: TableOptions
  ) {
    self.layers = layers
    self.questions = questions
    self.main = main
    emptyIsMissing = options.emptyTextsAreMissing
  }

  /// The table for a vendor's question: where it has no entries, the app's own main table.
  func table(for question: TableQuestion) -> AnsweredTable {
    let known = questions.contains(question) ? question : TableQuestion(main.name, for: .stranger)
    if let table = tables.withLock({ $0[known] }) { return table }
    let made = fold(known)
    return tables.withLock { tables in
      let table = tables[known] ?? made
      tables[known] = table
      return table
    }
  }

  private func fold(_ question: TableQuestion) -> AnsweredTable {
    let (name, own) = (layers.ownName(of: question), layers.layers(for: question))
    if name == main.name, main.isFolded(from: own) { return main }
    return AnsweredTable(name, own, emptyIsMissing: emptyIsMissing)
  }
}
