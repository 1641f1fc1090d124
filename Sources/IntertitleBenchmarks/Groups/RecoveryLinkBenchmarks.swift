import Intertitle

/// What texts with something in them cost where an app assigns them: the whole chain, not its parts.
enum RecoveryLinkBenchmarks {
  private static let operations = 1 << 12

  static let works = [unknown, unknownAsked, finished, content]

  private static let unknown = work("a text that no table knows", chain: [.lookup]) {
    "Settings and privacy options \($0)"
  }
  private static let unknownAsked = work("the same, recovery asked", chain: [.recovering, .lookup])
  {
    "Settings and privacy options \($0)"
  }
  private static let finished = work(
    "a finished text, found back and rendered",
    chain: [.recovering, .lookup]
  ) { "You have \($0) photos of album \($0 % 500) to share" }
  private static let content = CountedWork(
    name: "content with two numbers among 1,000 formats",
    operations: operations
  ) {
    let text = makeText(chain: [.lookup])
    return {
      for number in 0..<operations {
        text.content = "You have \(number) photos of album \(number % 500) to share"
      }
      return text.text?.utf8.count ?? 0
    }
  }

  static func run(_ effort: Effort) -> [Claim] {
    let suite = Suite("assignments, 1,000 formats in two languages", rounds: effort.rounds)
    for work in works { suite.add(work) }
    _ = suite.run()
    return InstructionCounts(works).claim(unknownAsked, over: unknown, atMost: 1.7)
  }

  private static func work(
    _ name: String,
    chain: TextChain,
    _ words: @escaping @Sendable (Int) -> String
  ) -> CountedWork {
    CountedWork(name: name, operations: operations) {
      let text = makeText(chain: chain)
      let texts = (0..<operations).map(words)
      return { assign(texts, to: text) }
    }
  }

  private static func assign(_ texts: [String], to text: InterceptedText) -> Int {
    for words in texts { text.text = words }
    return text.text?.utf8.count ?? 0
  }

  private static func makeText(chain: TextChain) -> InterceptedText {
    let localizer = Localizer(chain: chain, system: .fixed(["de"]))
    let keys = (0..<998).map { "You have %lld photos of album \($0)" }
    var german = Dictionary(uniqueKeysWithValues: keys.map { ($0, "Sie haben %lld Fotos: \($0)") })
    german["You have %lld photos of album %lld to share"] = "%lld Fotos aus Album %lld zu teilen"
    localizer.load(["de": TextPairs(german)])
    return localizer.scoped { InterceptedText(slot: .label) }
  }
}
