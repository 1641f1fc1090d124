import Intertitle

/// Where texts came from: how many from which table, and one screen line by line.
struct OriginSection {
  let moments: [Moment]

  func block(width: Int) -> Block {
    .section(
      "Where the texts came from",
      """
      Each text knows its origin, one that was found back (‡) that of its key. Arrows show the \
      direction in which the language is written; the screens above turned round with it.
      """,
      width: width,
      matrix.block(width: width)
    )
  }

  private var tables: [String] {
    moments.flatMap(\.findings).compactMap { $0.provenance?.table }.unique
  }

  private var matrix: ColumnTable {
    let counts = ["found ‡", "fallback *", "missing †", "left"]
    var table = ColumnTable(
      ["", "language", ""] + tables + counts,
      alignments: [.leading, .natural, .centre] + (tables + counts).map { _ in .trailing }
    )
    table.gap = 2
    table.rows = moments.filter { $0.language != nil }.map(row)
    return table
  }

  private func row(_ moment: Moment) -> [StyledText] {
    let findings = moment.findings
    let isMirrored = moment.language?.direction == .rightToLeft
    let own = findings.filter { $0.kind == .table }
    let counts = tables.map { name in own.filter { $0.provenance?.table == name }.count }
    return [
      StyledText(moment.language?.tag ?? "", .accent), StyledText(moment.name),
      StyledText(isMirrored ? "←" : "→", .quiet),
    ] + counts.map { number($0) } + [
      number(findings.filter { $0.kind == .recovered }.count, Mark.recovered.style),
      number(findings.filter { $0.kind == .fallback }.count, Mark.fallback.style),
      number(findings.filter(\.isMissing).count, Mark.missing.style),
      number(findings.filter { $0.kind == .verbatim }.count),
    ]
  }

  private func number(_ count: Int, _ style: Style = .plain) -> StyledText {
    StyledText(String(count), count == 0 ? .quiet : style)
  }
}
