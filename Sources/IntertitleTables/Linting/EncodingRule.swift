internal import IntertitleLanguages

/// Finds files that are not UTF-8: differences and searches do not see into them.
public struct EncodingRule: LintRule {
  /// Creates the rule.
  public init() {}

  /// Reports `encoding`, a note for each such file.
  public func check(_ table: LintedTable, into report: inout LintReport) {
    for file in table.files where file.file.encoding != .utf8 {
      report.add(
        Diagnostic(
          .note,
          rule: "encoding",
          "this file is \(file.file.encoding): as UTF-8 its changes could be seen in diffs",
          path: file.file.path,
          line: 1,
          column: 1
        )
      )
    }
  }
}
