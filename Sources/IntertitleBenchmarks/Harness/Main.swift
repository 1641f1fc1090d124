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
    ("merge", { MergeBenchmarks.run($0) + UpdateBenchmarks.run($0) }),
    ("formatted", { ContentBenchmarks.run($0) + FormattedBenchmarks.run($0) }),
    ("recovery", { RecoveryBenchmarks.run($0) + RecoveryLinkBenchmarks.run($0) }),
  ]

  /// What is counted in processes of its own.
  private static var works: [CountedWork] {
    ChainBenchmarks.works + LanguageBenchmarks.works + FormattedBenchmarks.works
      + ContentBenchmarks.works
      + RecoveryBenchmarks.works + RecoveryLinkBenchmarks.works
  }

  static func main() {
    if FirstAnswer.answerIfAsked() || CountedWork.doIfAsked(works) { return }
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
