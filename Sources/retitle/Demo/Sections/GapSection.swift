import Intertitle

/// What was left as it was, and what the tables lack.
struct GapSection {
  let moments: [Moment]

  func block(width: Int) -> Block {
    verbatim(width) + missing(width)
  }

  private func verbatim(_ width: Int) -> Block {
    let findings = moments.last?.findings ?? []
    let others = findings.filter { $0.kind == .verbatim && !$0.isPeoplesOwn }.count
    return .section(
      "Left as it was",
      """
      What people wrote has no key, nor have the languages' own names: there is nothing that could \
      be looked up, even where the very words are in a table. \(others) amounts and numbers were kept out by a rule of the chain.
      """,
      width: width,
      words(of: findings).block(width: width)
    )
  }

  /// What people wrote, screen by screen.
  private func words(of findings: [Finding]) -> ColumnTable {
    let own = findings.filter(\.isPeoplesOwn)
    var table = ColumnTable(["screen", "words"], alignments: [.leading, .leading])
    table.rows = own.map(\.screen).unique.map { screen in
      let words = own.filter { $0.screen == screen }.map { StyledText($0.shown).isolated }
      return [StyledText(screen), words.joined(by: StyledText(" · ", .quiet))]
    }
    return table
  }

  private func missing(_ width: Int) -> Block {
    var table = ColumnTable(["", "key", "shown instead", "from"])
    table.rows = nowhere + fallbacks
    return .section(
      "Still to translate",
      "A text is never blank: the next language answers, else what was assigned stands.",
      width: width,
      table.block(width: width)
    )
  }

  /// Keys that no table has, once for all languages.
  private var nowhere: [[StyledText]] {
    let keys = moments.flatMap(\.findings).filter(\.isMissing).compactMap(\.key).unique
    return keys.map { key in
      let mark = StyledText("\(Mark.missing.rawValue) all", Mark.missing.style)
      return [mark, StyledText(key), StyledText(key), StyledText("no table", .quiet)]
    }
  }

  private var fallbacks: [[StyledText]] {
    moments.flatMap { moment in
      moment.findings.filter { $0.kind == .fallback }.map { row($0, moment) }.unique
    }
  }

  private func row(_ finding: Finding, _ moment: Moment) -> [StyledText] {
    let mark = Mark.fallback.rawValue + " " + (moment.language?.tag ?? "")
    return [
      StyledText(mark, Mark.fallback.style), StyledText(finding.key ?? ""),
      StyledText(finding.shown), StyledText(finding.provenance?.language.tag ?? "", .quiet),
    ]
  }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
