import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// How many findings there are, by rule and by language.
struct LintTotals {
  private let findings: [LintFinding]

  init(_ findings: [LintFinding]) {
    self.findings = findings
  }

  /// A table of the rules, then one of the languages, those with most findings first.
  func block(width: Int) -> Block {
    let rules = table("rule") { $0.rule }
    let languages = table("language") { $0.diagnostic.language?.tag ?? "–" }
    return rules.block(width: width) + Block(lines: [""]) + languages.block(width: width)
  }

  private func table(_ name: String, _ group: (LintFinding) -> String) -> ColumnTable {
    let severities = Diagnostic.Severity.allCases
    var table = ColumnTable(
      [name] + severities.map { "\($0)s" },
      alignments: [.natural] + severities.map { _ in .trailing }
    )
    let groups = Dictionary(grouping: findings, by: group).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    table.rows = groups.map { name, findings in
      [StyledText(name)]
        + severities.map { severity in
          StyledText(String(findings.count { $0.diagnostic.severity == severity }))
        }
    }
    return table
  }
}
