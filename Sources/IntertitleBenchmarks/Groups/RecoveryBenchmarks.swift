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
  }

  private static let contains = "Set.contains, miss"
  private static let miss = "Intertitle, miss"
  private static let rendering = "rendering alone"
  private static let found = "Intertitle, hit"
  private static let shown = "Intertitle, hit, looked up and rendered"

  private static func claims(few: Results, many: Results) -> [Claim] {
    [
      Claim(
        name: "ns for a hit, looked up and rendered, 1,000 formats",
        figure: few.time(shown),
        bound: .atMost(400)
      ),
      Claim(
        name: "the same / rendering alone",
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
    let formats = FormattedTexts.formats(count)
    let texts = FormattedTexts(formats, count: operations)
    let index = FormatIndex(formats, in: FormatContext("en"))
    let set = Set(formats)
    let suite = Suite("recovery among \(count) formats", rounds: effort.rounds)
    suite.add(contains, operations: operations) {
      texts.strangers.reduce(0) { $0 &+ (set.contains($1) ? 1 : 0) }
    }
    suite.add(miss, operations: operations) {
      texts.strangers.reduce(0) { $0 &+ (index.recover($1) == .none ? 0 : 1) }
    }
    suite.add(found, operations: operations) {
      texts.finished.reduce(0) {
        guard case .found(let text) = index.recover($1) else { return $0 }
        return $0 &+ text.arguments.count
      }
    }
    addRendering(to: suite, formats, texts, index)
    return suite.run()
  }

  /// The text in another language, with and without the search for its key and arguments.
  private static func addRendering(
    to suite: Suite,
    _ formats: [String],
    _ texts: FormattedTexts,
    _ index: FormatIndex
  ) {
    let german = FormatContext("de")
    let file = StringFile(pairs: formats.map { ($0, $0) })
    let table = StringTable(folding: [.init(language: "de", file: file)])
    let translations = table.indices.map { Format(table.text(at: $0)) }
    let known = texts.finished.compactMap { text -> (entry: Int, arguments: [TextArgument])? in
      guard case .found(let found) = index.recover(text) else { return nil }
      return table.index(of: found.key).map { ($0, found.arguments) }
    }
    suite.add(rendering, operations: known.count) {
      known.reduce(0) {
        $0 &+ translations[$1.entry].render($1.arguments, in: german).utf8.count
      }
    }
    suite.add(shown, operations: operations) {
      texts.finished.reduce(0) {
        guard case .found(let text) = index.recover($1), let entry = table.index(of: text.key)
        else { return $0 }
        return $0 &+ translations[entry].render(text.arguments, in: german).utf8.count
      }
    }
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
