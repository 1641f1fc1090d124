import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `lint` shows to people and to Xcode: a line for each finding, and last how many there are.
struct LintPage {
  private let findings: [LintFinding]

  init(_ findings: [LintFinding]) {
    self.findings = findings
  }

  /// Writes the findings as the result and the count as progress; where it should be quiet, neither
  /// notes nor the count.
  func show(on console: Console) {
    let shown = findings.map(\.diagnostic)
      .filter { !console.isQuiet || $0.severity != .note }
    for diagnostic in shown {
      console.print(Block(lines: [StyledText(diagnostic)]))
    }
    guard !console.isQuiet else { return }
    if !findings.isEmpty { console.tell(totals(on: console)) }
    console.tell(summary)
  }

  /// Writes how much was found by rule and language as the result, and the count as progress.
  func showTotals(on console: Console) {
    if !findings.isEmpty { console.print(totals(on: console)) }
    if !console.isQuiet { console.tell(summary) }
  }

  private func totals(on console: Console) -> Block {
    LintTotals(findings).block(width: console.terminal.width)
  }

  /// How many findings there are of each severity.
  var summary: String {
    guard !findings.isEmpty else { return "nothing found" }
    let counts = Diagnostic.Severity.allCases.map { severity in
      (severity, findings.count { $0.diagnostic.severity == severity })
    }
    return counts.filter { $0.1 > 0 }.map { $0.1.counted("\($0.0)") }
      .joined(separator: ", ")
  }
}
