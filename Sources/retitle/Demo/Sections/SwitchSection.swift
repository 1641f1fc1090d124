import Intertitle

/// The live switch: the same objects, in every language.
struct SwitchSection {
  let table: SwitchTable
  private var stage: Stage { table.stage }

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

  private func facts(_ width: Int) -> Block {
    Block(lines: [StyledText()])
      + .prose(
        """
        \(stage.objectsAtFirst) models and texts before the first switch, the same \
        \(stage.objectsAtFirst) after \(stage.switches) of them: \(stage.madeSince) were made, \
        \(stage.assignedSince) were assigned again. The chain ran \(stage.assignedAtFirst) times when the \
        app assigned its texts, and later once for each text that was read in another language.
        """,
        width: width
      )
  }
}
