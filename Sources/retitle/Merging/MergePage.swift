import IntertitleTables
import IntertitleTooling

/// What `merge` shows to people: a section for each kind of outcome, conflicts last so that they are
/// seen, then a summary.
struct MergePage {
  private let report: MergeReport
  private let languages: AppLanguages

  init(_ report: MergeReport, _ languages: AppLanguages) {
    self.report = report
    self.languages = languages
  }

  /// The blocks in order, each to be written before the next is made.
  func show(on console: Console) {
    for section in sections where section.isThere {
      console.print(section.title(width: console.terminal.width))
      let width = console.terminal.width
      section.table.forEachBlock(width: width) { block in
        console.print(block)
        return !console.isClosed
      }
      guard !console.isClosed else { return }
      console.print("")
    }
    console.print(Block(lines: summary.wrapped(to: console.terminal.width)))
  }

  private var sections: [MergeSection] {
    [
      MergeSection("Added", report.added, .good, languages, .added),
      MergeSection("Equal", report.equal, .plain, languages, .equal),
      MergeSection("Skipped", report.skipped, .odd, languages, .skipped),
      MergeSection("Missing", report.missing, .odd, languages, .missing),
      MergeSection("Conflicts", report.conflicts, .bad, languages, .conflicts),
    ]
  }

  private var summary: StyledText {
    let counts: [(Int, String, Style)] = [
      (report.added.count, "added", .good), (report.conflicts.count, "in conflict", .bad),
      (report.equal.count, "equal", .plain), (report.skipped.count, "skipped", .odd),
      (report.missing.count, "missing", .odd),
    ]
    let words = counts.map { count, word, style in
      StyledText("\(count) \(word)", count == 0 ? .quiet : style)
    }
    return words.joined(by: StyledText(" · ", .quiet))
  }
}
