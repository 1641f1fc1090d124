import Intertitle

/// Some screens in one language, text by text, with the place of each entry.
struct LineByLineSection {
  let screens: [String]
  let moment: Moment

  func block(width: Int) -> Block {
    let name = moment.language.map { "\(moment.name) (\($0.tag))" } ?? moment.name
    return .section(
      "Text by text",
      """
      In \(name). A key is what the code assigned, or what was found in it; a place is a table and \
      a line in it.
      """,
      width: width,
      table.block(width: width)
    )
  }

  private var table: ColumnTable {
    var table = ColumnTable(["shown", "key", "from"])
    for screen in screens {
      table.rows.append([StyledText(screen, .accent), StyledText(), StyledText()])
      table.rows += moment.findings.filter { $0.screen == screen }.map(row).unique
    }
    return table
  }

  private func row(_ finding: Finding) -> [StyledText] {
    [StyledText(finding.shown), StyledText(finding.key ?? "–"), place(finding)]
  }

  private func place(_ finding: Finding) -> StyledText {
    guard let provenance = finding.provenance else {
      return finding.isMissing
        ? StyledText("no table \(Mark.missing.rawValue)", Mark.missing.style)
        : StyledText("left as it was", .quiet)
    }
    let place = provenance.shortPlace
    switch finding.kind {
    case .recovered:
      return StyledText("\(place)\u{A0}\(Mark.recovered.rawValue)", Mark.recovered.style)
    case .fallback:
      let mark = "\(place) in \(provenance.language) \(Mark.fallback.rawValue)"
      return StyledText(mark, Mark.fallback.style)
    default: return StyledText(place, .quiet)
    }
  }
}
