import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// A rule as SARIF describes it.
struct SARIFRule: Encodable {
  /// The rule's name.
  let id: String
  private let shortDescription: Message
  private let help: Message?
  private let defaultConfiguration: Configuration

  /// The package's rules, then the narrower names that findings bear, by name.
  static func rules(for findings: [LintFinding]) -> [SARIFRule] {
    let summaries = Linter.standardRules.map(\.summary)
    let own = Set(summaries.map(\.name))
    let others = findings.filter { !own.contains($0.diagnostic.rule) }
    let byName = Dictionary(others.map { ($0.diagnostic.rule, $0) }) { first, _ in first }
    return summaries.map(SARIFRule.init)
      + byName.keys.sorted().compactMap { name in
        byName[name].map { SARIFRule(name, of: $0, among: summaries) }
      }
  }

  private init(_ summary: LintRuleSummary) {
    id = summary.name
    shortDescription = Message(text: summary.sentence)
    help = Message(text: "For example: \(summary.example)")
    defaultConfiguration = Configuration(level: summary.severity.rawValue)
  }

  /// A narrower name, described by the rule that it belongs to.
  private init(_ name: String, of finding: LintFinding, among summaries: [LintRuleSummary]) {
    let summary = summaries.first { $0.name == finding.rule }
    id = name
    shortDescription = Message(text: summary?.sentence ?? name)
    help = nil
    defaultConfiguration = Configuration(level: finding.diagnostic.severity.rawValue)
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Configuration: Encodable {
    let level: String
  }
}
