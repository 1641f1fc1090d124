internal import IntertitleLanguages
internal import IntertitleTables

/// What vendors are answered from: each table is folded when its vendor asks first, because the app's
/// main table is in all of them.
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
    _ options: TableOptions,
    _ log: DiagnosticLog
  ) {
    self.layers = layers
    self.questions = questions
    self.main = main
    emptyIsMissing = options.emptyTextsAreMissing
    self.log = log
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
    let (name, own) = (layers.ownName(of: question), layers.answers(to: question))
    log.report(unfit: own)
    if name == main.name, main.isFolded(from: own.layers) { return main }
    return AnsweredTable(name, own.layers, emptyIsMissing: emptyIsMissing)
  }
}
