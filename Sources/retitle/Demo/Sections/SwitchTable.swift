import Intertitle

/// Some texts of the running app in every language, between the numbers of their objects.
struct SwitchTable {
  let stage: Stage
  let exhibits: [Exhibit]
  let moments: [Moment]

  func block(width: Int) -> Block {
    var table = ColumnTable([""] + exhibits.map(\.name))
    table.rows = [numbers] + moments.map(row) + [numbers]
    return table.block(width: width)
  }

  private var numbers: [StyledText] {
    [StyledText("object", .quiet)]
      + exhibits.map { StyledText("#\(stage.number(of: $0.text))", .quiet) }
  }

  private func row(_ moment: Moment) -> [StyledText] {
    [StyledText(moment.language?.tag ?? moment.name, .accent)] + moment.exhibits
  }
}
