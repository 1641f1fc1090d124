import Foundation

/// Measures what is promised.
///
/// `swift run -c release IntertitleBenchmarks [--quick] [--check] [group …]`
@main
enum Main {
  static let groups: [(name: String, run: @Sendable (Effort) -> [Claim])] = [
    ("look-up", { LookupBenchmarks.run($0) + OverrideBenchmarks.run($0) }),
    ("chain", ChainBenchmarks.run),
    ("switch", SwitchBenchmarks.run),
    ("language", LanguageBenchmarks.run),
    ("parse", ParseBenchmarks.run),
    ("start", StartBenchmarks.run),
    ("lint", LintBenchmarks.run),
    (
      "formatted",
      { ContentBenchmarks.run($0) + FormattedBenchmarks.run($0) + RecoveryLinkBenchmarks.run($0) }
    ),
  ]

  static func main() {
    if FirstAnswer.answerIfAsked() { return }
    let words = CommandLine.arguments.dropFirst()
    let effort = Effort(rounds: words.contains("--quick") ? 3 : 9)
    let asked = words.filter { !$0.hasPrefix("-") }
    let claims = groups.filter { asked.isEmpty || asked.contains($0.name) }
      .flatMap { group in
        print("\n== \(group.name)")
        let claims = group.run(effort)
        for claim in claims { print(claim.line) }
        return claims
      }
    let missed = claims.filter { !$0.isKept }
    print("\n\(claims.count - missed.count) of \(claims.count) figures kept")
    if words.contains("--check"), !missed.isEmpty { exit(1) }
  }
}

/// How much time a run may take.
struct Effort {
  let rounds: Int
}
