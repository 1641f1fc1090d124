import Intertitle

/// One screen in one language, text by text, with the place of each entry.
struct LineByLineSection {
  let screen: String
  let moment: Moment

  func block(width: Int) -> Block {
    let name = moment.language.map { "\(moment.name) (\($0.tag))" } ?? moment.name
    return .section(
      "\(screen), text by text",
      "In \(name). A key is what the code assigned, a place is a table and a line in it.",
      width: width,
      table.block(width: width)
    )
  }

  private var table: ColumnTable {
    var table = ColumnTable(["shown", "key", "from"])
    let findings = moment.findings.filter { $0.screen == screen }
    table.rows = findings.map(row).unique
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
    guard finding.kind == .fallback else { return StyledText(place, .quiet) }
    let mark = "\(place) in \(provenance.language) \(Mark.fallback.rawValue)"
    return StyledText(mark, Mark.fallback.style)
  }
}
