internal import IntertitleLanguages

/// Passes on what reading found: syntax, duplicates, encodings, rules of a `.stringsdict` file.
public struct ReadingRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports the files' own diagnostics, unless the entry at their line is silenced.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for file in table.files {
      for diagnostic in file.file.diagnostics where !isSilenced(diagnostic, file.file) {
        report.add(diagnostic)
      }
    }
  }

  private func isSilenced(_ diagnostic: Diagnostic, _ file: StringFile) -> Bool {
    guard let line = diagnostic.line, file.storage.hasComments else { return false }
    let entries = file.entries
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if (entries[middle].line ?? 0) < line { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].line == line else { return false }
    return LintReport.silences(entries[low].comment, diagnostic.rule)
  }
}
