internal import IntertitleLanguages

/// What answers a question in the development language, and in the languages that it falls back to,
/// without what does not fit: what code was written for, which texts of all other languages are held
/// against.
package final class DevelopmentAnswers: Sendable {
  /// The entries that are left out, by their numbers, of each of the layers in turn.
  let rejected: [Set<Int>]
  /// What is wrong with them.
  let unfit: [Diagnostic]
  private let given: [AnswerLayer]
  private let layers: [AnswerLayer]
  private let folded = Locked<StringTable?>(nil)

  /// Judges layers.
  ///
  /// - Parameters:
  ///   - given: The layers of the development language and of those that it falls back to.
  ///   - development: The number of the development language in the chain.
  fileprivate init(_ given: [AnswerLayer], _ development: Int) {
    var (layers, unfit) = (given, [Diagnostic]())
    for place in layers.indices where layers[place].mayAsk {
      unfit += layers[place].leaveOut(UnfitEntries(amongOwnTextsOf: layers[place].source))
    }
    let further = layers.indices.filter { layers[$0].hop > development && layers[$0].mayAsk }
    if !further.isEmpty {
      // What the development language falls back to answers for it as well, where it fits.
      let own = layers.filter { $0.hop == development }
      let table = StringTable(folding: own.map(\.source))
      for place in further {
        unfit += layers[place].leaveOut(UnfitEntries(in: layers[place].source, against: table))
      }
    }
    self.given = given
    self.layers = layers
    rejected = layers.map(\.source.rejected)
    self.unfit = unfit
  }

  /// What is held against a text: folded when the first one asks for arguments.
  var table: StringTable {
    folded.withLock { folded in
      let table = folded ?? StringTable(folding: layers.map(\.source))
      folded = table
      return table
    }
  }

  private func isJudged(from others: ArraySlice<AnswerLayer>) -> Bool {
    given.elementsEqual(others) { $0.source.saysTheSame(as: $1.source) }
  }

  /// What was judged so far, by the question: all languages are held against one table.
  ///
  /// Vendors' questions are not kept: each has the app's main table in it.
  package final class Memory: Sendable {
    private let answers = Locked<[TableQuestion: DevelopmentAnswers]>([:])

    package init() {}

    /// What was judged of these layers, which are judged now if they were not yet.
    func answers(
      to question: TableQuestion,
      from layers: ArraySlice<AnswerLayer>,
      _ development: Int
    ) -> DevelopmentAnswers {
      answers.withLock { answers in
        if let known = answers[question], known.isJudged(from: layers) { return known }
        let made = DevelopmentAnswers(Array(layers), development)
        if !question.isOfAVendor { answers[question] = made }
        return made
      }
    }
  }
}

extension AnswerLayer {
  /// Whether an entry may ask for arguments.
  var mayAsk: Bool { !source.file.storage.marks.withHoles.isEmpty }

  /// Leaves entries out, and gives what is wrong with them.
  mutating func leaveOut(_ found: UnfitEntries) -> [Diagnostic] {
    source.rejected.formUnion(found.numbers)
    return found.diagnostics
  }
}

extension StringTable.Source {
  /// Whether the same of the same file is in the same language, whatever its answer is worth.
  fileprivate func saysTheSame(as other: Self) -> Bool {
    file.isIdentical(to: other.file) && part == other.part && language == other.language
      && language.spelling == other.language.spelling && rejected == other.rejected
  }
}
