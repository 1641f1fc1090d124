import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// Findings as SARIF 2.1.0, which code hosts and editors read.
///
/// The rules are those of the package, and the narrower names under which readers report; columns
/// are characters.
struct SARIFLog: Encodable {
  private let version = "2.1.0"
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ findings: [LintFinding]) {
    let rules = SARIFRule.rules(for: findings)
    let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let results = findings.map { SARIFResult($0, rule: numbers[$0.diagnostic.rule] ?? 0) }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [SARIFResult]

    private enum CodingKeys: String, CodingKey { case tool, columnKind, results }
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "retitle"
    let rules: [SARIFRule]

    private enum CodingKeys: String, CodingKey { case name, rules }
  }
}
