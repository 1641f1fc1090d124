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
        table.all.flatMap { inCatalogs($0.entries.filter { $0.file.file.format == .xcstrings }) }
      }
  }

  private func inCatalogs(_ entries: [LintEntry]) -> [LintFinding] {
    var first: [String: LintEntry] = [:]
    return entries.compactMap { entry in
      let key = entry.key
      guard let earlier = first[key] else {
        first[key] = entry
        return nil
      }
      guard earlier.path == entry.path else { return nil }
      return repeated(entry, earlier)
    }
  }

  private func repeated(_ entry: LintEntry, _ earlier: LintEntry) -> LintFinding {
    let isEqual = entry.hasSameText(as: earlier)
    let values = isEqual ? "the same value" : "different values"
    let lines = "lines \(earlier.place?.line ?? 1) and \(entry.place?.line ?? 1)"
    var finding = finding(
      at: entry,
      "\"\(Shown.text(entry.key))\" stands twice with \(values), \(lines)",
      isEqual ? .note : .warning
    )
    finding.diagnostic.rule = isEqual ? "duplicate-entry" : "duplicate-key"
    return finding
  }
}
