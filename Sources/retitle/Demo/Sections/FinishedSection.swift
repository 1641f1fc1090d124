import Intertitle

/// Texts that the code put together before it assigned them, in every language.
struct FinishedSection {
  let exhibits: [Exhibit]
  let moments: [Moment]

  func block(width: Int) -> Block {
    .section(
      "Texts that were finished in code",
      """
      The code adds a count, a name or a colon to its words and assigns the whole. The key and what \
      was put in are found again, so that each language has its own plural form and its own colon. \
      May is a person: her name stays, although the month of that name is translated.
      """,
      width: width,
      table.block(width: width)
    )
  }

  private var table: ColumnTable {
    var table = ColumnTable([""] + exhibits.map(\.name))
    table.rows = moments.map { moment in
      [StyledText(moment.language?.tag ?? moment.name, .accent)] + moment.finished
    }
    return table
  }
}
