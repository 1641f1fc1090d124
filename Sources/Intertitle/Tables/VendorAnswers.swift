internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// What is answered from vendors' tables: each is folded when somebody asks first, because the app's main
/// table is in those for vendors, and nearly nobody asks for a vendor's table by its name.
final class VendorAnswers: Sendable {
  private let layers: AnswerLayers
  private let questions: Set<TableQuestion>
  private let main: AnsweredTable
  private let emptyIsMissing: Bool
  private let log: DiagnosticLog
  private let tables = Locked<[TableQuestion: AnsweredTable]>([:])

  init(
    _ layers: AnswerLayers,
    _ questions: Set<TableQuestion>,
    _ main: AnsweredTable,
    _ library: TableLibrary
  ) {
    self.layers = layers
    self.questions = questions
    self.main = main
    emptyIsMissing = library.options.emptyTextsAreMissing
    log = library.log
  }

  /// The table for a question; nil where no vendor has entries for it.
  func table(for question: TableQuestion) -> AnsweredTable? {
    questions.contains(question) ? folded(question) : nil
  }

  /// The table for a vendor's question: where it has no entries, the app's own main table.
  func tableOrMain(for question: TableQuestion) -> AnsweredTable {
    table(for: question) ?? folded(TableQuestion(main.name, for: .stranger))
  }

  /// The table that gave an answer; nil where none of these did.
  func table(of origin: TextOrigin) -> AnsweredTable? {
    tables.withLock { $0.values.first { $0.number == origin.table } }
  }

  private func folded(_ question: TableQuestion) -> AnsweredTable {
    if let table = tables.withLock({ $0[question] }) { return table }
    let made = fold(question)
    return tables.withLock { tables in
      let table = tables[question] ?? made
      tables[question] = table
      return table
    }
  }

  private func fold(_ question: TableQuestion) -> AnsweredTable {
    let (name, own) = (layers.ownName(of: question), layers.answers(to: question))
    log.report(unfit: own)
    if name == main.name, main.isFolded(from: own.layers) { return main }
    return AnsweredTable(name, own.layers, emptyIsMissing: emptyIsMissing)
  }
}
