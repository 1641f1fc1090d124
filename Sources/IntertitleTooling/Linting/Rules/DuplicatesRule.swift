internal import IntertitleLanguages
internal import IntertitleTables

/// Finds keys that stand twice in a file, and languages that have two folders.
///
/// The last value of a key wins without a word. Two equal values are only noted. A key spelt once
/// with é in one piece and once in two is the same key.
///
/// ```
/// "save" = "Save";
/// "save" = "Keep";      // duplicate-key: the last one is used
/// ```
public struct DuplicatesRule: LintRule {
  public let summary = LintRuleSummary(
    name: "duplicates",
    severity: .warning,
    sentence: "A key stands twice in one file, or a language has two folders: keep one.",
    example: #""save" = "Save"; "save" = "Keep";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    readerFindings(in: subject)
      + subject.tables.flatMap { table in
        table.all.flatMap { $0.repeated.map { repeated($0.later, $0.earlier) } }
      }
  }

  private func repeated(_ entry: LintEntry, _ earlier: LintEntry) -> LintFinding {
    let isEqual = entry.hasSameText(as: earlier)
    let values = isEqual ? "the same value" : "different values"
    let lines = "lines \(earlier.place?.line ?? 1) and \(entry.place?.line ?? 1)"
    var finding = finding(
      at: entry,
      "\(entry.key.inQuotes) stands twice with \(values), \(lines)",
      isEqual ? .note : .warning
    )
    finding.diagnostic.rule = isEqual ? "duplicate-entry" : "duplicate-key"
    return finding
  }
}
