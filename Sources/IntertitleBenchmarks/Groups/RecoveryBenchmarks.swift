import IntertitleLanguages
import IntertitleTables

/// What it costs to find a finished text back to its format.
enum RecoveryBenchmarks {
  private static let operations = 1 << 13

  static func run(_ effort: Effort) -> [Claim] {
    let figures = [10, 1_000, 10_000, 100_000].map { (count: $0, results: measure(effort, $0)) }
    return figures.map { figure in
      Claim(
        name: "a miss / a failed Set.contains, \(figure.count) formats",
        figure: figure.results.ratio(miss, to: contains),
        bound: .atMost(2)
      )
    } + claims(few: figures[1].results, many: figures[3].results) + rivals(effort)
      + InstructionCounts(works).claim(hit, over: renderedAlone, atMost: 3)
  }

  private static let renderedAlone = few("rendering alone") { $0.rendering }
  private static let hit = few("a hit, looked up and rendered") { $0.shown }
  private static let hitAlone = few("a hit") { $0.hit }
  private static let missed = few("a miss") { $0.miss }
  static let works = [renderedAlone, hit, hitAlone, missed]

  private static func few(
    _ name: String,
    _ body: @escaping @Sendable (RecoveryWork) -> () -> Int
  ) -> CountedWork {
    CountedWork(name: name, operations: 1 << 10) { body(RecoveryWork(1_000, operations: 1 << 10)) }
  }

  private static let contains = "Set.contains, miss"
  private static let miss = "Intertitle, miss"
  private static let rendering = "rendering alone"
  private static let found = "Intertitle, hit"
  private static let shown = "Intertitle, hit, looked up and rendered"

  private static func claims(few: Results, many: Results) -> [Claim] {
    [
      Claim(
        name: "a hit, looked up and rendered / rendering alone, 1,000 formats",
        figure: few.ratio(shown, to: rendering),
        bound: .atMost(3)
      ),
      Claim(
        name: "the same at 100,000 formats / at 1,000",
        figure: many.time(shown) / few.time(shown),
        bound: .atMost(3)
      ),
    ]
  }

  private static func measure(_ effort: Effort, _ count: Int) -> Results {
    let recovery = RecoveryWork(count, operations: operations)
    let suite = Suite("recovery among \(count) formats", rounds: effort.rounds)
    suite.add(contains, operations: operations, recovery.contains)
    suite.add(miss, operations: operations, recovery.miss)
    suite.add(found, operations: operations, recovery.hit)
    suite.add(rendering, operations: recovery.known.count, recovery.rendering)
    suite.add(shown, operations: operations, recovery.shown)
    return suite.run()
  }

  /// A thousand formats that all fit, and texts of a megabyte: the time is linear.
  private static func rivals(_ effort: Effort) -> [Claim] {
    let suite = Suite("recovery among rivals", rounds: effort.rounds)
    for count in [100, 1_000] {
      let entries = (0..<count).map {
        FormatIndex.Entry(key: "k\($0)", format: Format("Call %@ now"))
      }
      let index = FormatIndex(entries, in: FormatContext("en"))
      suite.add("\(count) rivals", operations: count) {
        index.recover("Call Ann Miller now") == .none ? 0 : 1
      }
    }
    let index = FormatIndex(
      FormattedTexts.formats(1_000) + ["%@: %@", "%@, %@", "• %@", "%@%@ now"],
      in: FormatContext("en")
    )
    for kilobytes in [10, 1_000] {
      let text = "Call " + String(repeating: "Ann, Bob: ", count: kilobytes * 100) + "now"
      suite.add("\(kilobytes) kB", operations: kilobytes) {
        index.recover(text) == .none ? 0 : 1
      }
    }
    let results = suite.run()
    return [
      Claim(
        name: "a rival among 1,000 / among 100",
        figure: results.ratio("1000 rivals", to: "100 rivals"),
        bound: .atMost(2)
      ),
      Claim(
        name: "a kB of a text of 1 MB / of 10 kB",
        figure: results.ratio("1000 kB", to: "10 kB"),
        bound: .atMost(2)
      ),
    ]
  }
}
