internal import IntertitleLanguages
internal import IntertitleTables

extension LanguageTables {
  /// Folds the files of a library for a language, in the order in which they answer.
  convenience init(folding language: Language, in library: TableLibrary) {
    let layers = library.layers(for: language)
    library.reportPoliciesForNobody()
    var folding = Folding(library.options, library.log)
    let main = folding.main(layers)
    let (questions, ownTables) = (layers.questions, layers.ownTables)
    let own = questions.filter { !$0.isOfAVendor && ownTables.contains($0.table) }
    let others = own.map { question in
      (question, folding.table(question.table, layers.answers(to: question)))
    }
    self.init(
      language: language,
      isComplete: language == library.development && !library.hasTables(in: language),
      main: main,
      others: Dictionary(others) { first, _ in first },
      vendors: VendorAnswers(layers, questions.subtracting(own), main, library),
      figures: Figures([language, library.development]),
      log: library.log
    ) { [weak library] key, table in library?.nearKey(to: key, in: table, language) }
  }
}

extension TableLibrary {
  /// Names each vendor once that a policy is for and that is not there, where others are.
  fileprivate func reportPoliciesForNobody() {
    guard !options.vendorPolicies.isEmpty, !order.vendors.isEmpty else { return }
    let missing = Set(options.vendorPolicies.keys).subtracting(order.vendors)
    for name in missing.sorted() {
      log.report(once: "policy for \(name)", .policyForNobody(name, vendors: order.vendors))
    }
  }
}

/// Tables while they are folded: where there are no vendors, several askers are answered from one.
private struct Folding {
  private let options: TableOptions
  private let log: DiagnosticLog
  private var tables: [String: [AnsweredTable]] = [:]

  init(_ options: TableOptions, _ log: DiagnosticLog) {
    (self.options, self.log) = (options, log)
  }

  /// The main table for assignments, with a note where two sides differ.
  mutating func main(_ layers: AnswerLayers) -> AnsweredTable {
    let answers = layers.mainAnswers
    let all = answers.layers
    log.report(unfit: answers)
    let hops = all.map(\.hop)
    var conflicts = Conflicts(in: all, of: options.mainTable, options.policies)
    let table = AnsweredTable(
      options.mainTable,
      all,
      emptyIsMissing: options.emptyTextsAreMissing
    ) { earlier, later in
      // Two languages are in no conflict: that is nearly every pair, and quickly seen.
      if hops[earlier.source] == hops[later.source] { conflicts.add(earlier, later) }
    }
    for conflict in conflicts.diagnostics { log.report(once: "\(conflict)", conflict) }
    tables[options.mainTable] = [table]
    return table
  }

  mutating func table(_ name: String, _ answers: FittingLayers) -> AnsweredTable {
    log.report(unfit: answers)
    let layers = answers.layers
    if let table = tables[name]?.first(where: { $0.isFolded(from: layers) }) { return table }
    let table = AnsweredTable(name, layers, emptyIsMissing: options.emptyTextsAreMissing)
    tables[name, default: []].append(table)
    return table
  }
}

extension DiagnosticLog {
  /// Says once of each entry that does not fit that it is left out.
  func report(unfit answers: FittingLayers) {
    for diagnostic in answers.unfit { report(once: "\(diagnostic)", diagnostic) }
  }
}
