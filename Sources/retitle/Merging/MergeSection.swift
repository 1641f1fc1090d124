import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What became of some entries of one vendor, as a table: those of one file stand under its name.
struct MergeSection {
  private let kind: Kind
  private let outcomes: [MergeOutcome]
  private let run: MergeRun
  /// What the app shows in its languages, where that is said.
  private let shown: [Language: FallbackTexts]

  /// How many entries of a group are shown; all of them are in the JSON.
  private static let mostRows = 20

  init(
    _ kind: Kind,
    _ outcomes: [MergeOutcome],
    _ run: MergeRun,
    _ shown: [Language: FallbackTexts]
  ) {
    (self.kind, self.outcomes, self.run, self.shown) = (kind, outcomes, run, shown)
  }

  /// Writes the section, each block before the next is made.
  func show(on console: Console, width: Int) {
    console.print(title(width: width))
    table.forEachBlock(width: width) { block in
      console.print(block)
      return !console.isClosed
    }
    if !unserved.isEmpty { console.print(Block(lines: unserved.flatMap { $0.wrapped(to: width) })) }
  }

  private func title(width: Int) -> Block {
    let head = StyledText(
      "\(kind.title) \(outcomes.count)",
      Style(colour: kind.style.colour, isBold: true)
    )
    return Block(lines: (head + StyledText("  " + kind.meaning, .quiet)).wrapped(to: width))
  }

  private var table: GroupedTable {
    GroupedTable(header: kind.columns, alignments: kind.alignments, groups: groups)
  }

  /// Entries that have file, language and reason in common.
  private struct Group: Hashable {
    let language: Language
    let file: Int
    let reason: MergeReason
  }

  private var groups: [GroupedTable.Group] {
    Self.grouped(outcomes.filter { !$0.reason.isUnserved }) { outcome in
      Group(language: outcome.language, file: outcome.entry.file, reason: outcome.reason)
    }.map { group, outcomes in
      let items = outcomes.prefix(Self.mostRows).map { MergeReport.Item($0, run.report.sources) }
      return GroupedTable.Group(
        heading: heading(group, items[0], count: outcomes.count),
        path: items[0].path,
        rows: kind.rows(items, of: outcomes.count, shown[group.language])
      )
    }
  }

  /// A line for each language that no language of the app's falls back to.
  private var unserved: [StyledText] {
    let some = outcomes.filter(\.reason.isUnserved)
    return Self.grouped(some, by: \.reason).map { _, outcomes in
      let reason = MergeReport.Item(outcomes[0], run.report.sources).reason
      return StyledText("  \(outcomes.count)", .quiet) + StyledText("  \(reason)", kind.style)
    }
  }

  private func heading(_ group: Group, _ first: MergeReport.Item, count: Int) -> StyledText {
    let dot = StyledText(" · ", .quiet)
    let name = StyledText(run.languages.name(of: group.language), .accent)
    let reason = kind.reason(of: first)
    let counted = name + dot + StyledText("\(count)")
    return reason.isEmpty ? counted : counted + dot + StyledText(reason, kind.style)
  }

  /// Groups in the order in which they are found.
  private static func grouped<Key: Hashable>(
    _ outcomes: [MergeOutcome],
    by key: (MergeOutcome) -> Key
  ) -> [(Key, [MergeOutcome])] {
    var order: [Key] = []
    let groups = outcomes.reduce(into: [Key: [MergeOutcome]]()) { groups, outcome in
      let own = key(outcome)
      if groups[own] == nil { order.append(own) }
      groups[own, default: []].append(outcome)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}

extension MergeReason {
  /// Whether it says no more than that the app lacks a language.
  fileprivate var isUnserved: Bool {
    if case .noSuchLanguage = self { true } else { false }
  }
}
