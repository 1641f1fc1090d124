import Intertitle

/// The live switch: the same objects, in every language.
struct SwitchSection {
  let stage: Stage
  let exhibits: [Exhibit]
  let moments: [Moment]

  func block(width: Int) -> Block {
    .section("The live switch", words, width: width, table.block(width: width) + facts(width))
  }

  private var words: String {
    """
    A tap on the language page, and that is all. Below are five texts of the running app: a title, \
    the two items that it feeds, a button, and a message that a person wrote and that happens to \
    be a key. The number of an object is its identity: a new one would get a new number.
    """
  }

  private var table: ColumnTable {
    var table = ColumnTable([""] + exhibits.map(\.name))
    table.rows = [numbers] + moments.map(row) + [numbers]
    return table
  }

  private var numbers: [StyledText] {
    [StyledText("object", .quiet)]
      + exhibits.map { StyledText("#\(stage.number(of: $0.text))", .quiet) }
  }

  private func row(_ moment: Moment) -> [StyledText] {
    [StyledText(moment.language?.tag ?? moment.name, .accent)] + moment.exhibits
  }

  private func facts(_ width: Int) -> Block {
    let made = stage.ledger.count - stage.objectsAtFirst
    let assigned = stage.counter.count(.assigned) - stage.assignedAtFirst
    return Block(lines: [StyledText()])
      + .prose(
        """
        \(stage.objectsAtFirst) models and texts before the first switch, the same \
        \(stage.objectsAtFirst) after \(stage.switches) of them: \(made) were made, \
        \(assigned) were assigned again. The chain ran \(stage.assignedAtFirst) times when the \
        app assigned its texts, and later once for each text that was read in another language.
        """,
        width: width
      )
  }
}
