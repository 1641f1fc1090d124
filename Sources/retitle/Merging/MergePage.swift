import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `merge` shows to people: a sum for each vendor first, then what became of each vendor's
/// entries, conflicts last so that they are seen, then a summary.
struct MergePage {
  private let run: MergeRun

  init(_ run: MergeRun) { self.run = run }

  /// The blocks in order, each to be written before the next is made.
  func show(on console: Console) {
    let width = console.terminal.width
    let vendors = MergeVendor.all(in: run)
    if vendors.count > 1 {
      console.print(table(of: vendors).block(width: width) + Block(lines: [""]))
    }
    let shown = textsWhereSomethingIsMissing
    for vendor in vendors {
      vendor.show(on: console, width: width, shown)
      guard !console.isClosed else { return }
    }
    console.print(Block(lines: counts(run.report.outcomes).wrapped(to: width)))
  }

  /// What the app shows in each language in which a vendor lacks something.
  private var textsWhereSomethingIsMissing: [Language: FallbackTexts] {
    let languages = Set(run.report.outcomes.lazy.filter { $0.reason == .lacking }.map(\.language))
    return Dictionary(uniqueKeysWithValues: languages.map { ($0, run.shownTexts(in: $0)) })
  }

  private func table(of vendors: [MergeVendor]) -> ColumnTable {
    let kinds = MergeSection.Kind.allCases
    var table = ColumnTable(
      ["vendor"] + kinds.map(\.word),
      alignments: [.natural] + kinds.map { _ in .trailing }
    )
    table.rows = vendors.map { vendor in
      [StyledText(vendor.name)]
        + kinds.map { kind in
          let count = vendor.outcomes.count { $0.reason.kind == kind.outcome }
          return StyledText("\(count)", count == 0 ? .quiet : kind.style)
        }
    }
    return table
  }

  private func counts(_ outcomes: MergeOutcomes) -> StyledText {
    let words = MergeSection.Kind.inSummary.map { kind in
      let count = outcomes.count { $0.reason.kind == kind.outcome }
      return StyledText("\(count) \(kind.phrase)", count == 0 ? .quiet : kind.style)
    }
    return words.joined(by: StyledText(" · ", .quiet))
  }
}

/// One vendor's part of the page.
struct MergeVendor {
  let name: String
  /// What became of its entries.
  let outcomes: [MergeOutcome]
  private let run: MergeRun

  /// The vendors that have entries, in the order in which they were given.
  static func all(in run: MergeRun) -> [MergeVendor] {
    let sources = run.report.sources
    let groups = Dictionary(grouping: run.report.outcomes) { sources[$0.entry.file].vendor ?? "" }
    var seen: Set<String> = []
    let names = sources.compactMap(\.vendor).filter { seen.insert($0).inserted }
    return names.compactMap { name in
      groups[name].map { MergeVendor(name: name, outcomes: $0, run: run) }
    }
  }

  /// Writes its sections, each block before the next is made.
  func show(on console: Console, width: Int, _ shown: [Language: FallbackTexts]) {
    let bold = StyledText(name, Style(isBold: true))
    console.print(Block(lines: bold.wrapped(to: width)))
    for kind in MergeSection.Kind.allCases {
      let some = outcomes.filter { $0.reason.kind == kind.outcome }
      guard !some.isEmpty, !console.isClosed else { continue }
      console.print("")
      MergeSection(kind, some, run, shown).show(on: console, width: width)
    }
    console.print("")
  }
}
