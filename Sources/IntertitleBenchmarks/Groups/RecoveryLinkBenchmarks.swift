import Intertitle

/// What texts with something in them cost where an app assigns them: the whole chain, not its parts.
enum RecoveryLinkBenchmarks {
  private static let operations = 1 << 12

  static func run(_ effort: Effort) -> [Claim] {
    let suite = Suite("assignments, 1,000 formats in two languages", rounds: effort.rounds)
    let plain = text(chain: [.lookup])
    let recovering = text(chain: [.recovering, .lookup])
    let strangers = (0..<operations).map { "Settings and privacy options \($0)" }
    let finished = (0..<operations).map { "You have \($0) photos of album \($0 % 500) to share" }
    suite.add("a text that no table knows", operations: operations) { assign(strangers, to: plain) }
    suite.add("the same, recovery asked", operations: operations) {
      assign(strangers, to: recovering)
    }
    suite.add("a finished text, found back and rendered", operations: operations) {
      assign(finished, to: recovering)
    }
    suite.add("content with two numbers", operations: operations) {
      for number in 0..<operations {
        plain.content = "You have \(number) photos of album \(number % 500) to share"
      }
      return plain.text?.utf8.count ?? 0
    }
    let results = suite.run()
    return [
      Claim(
        name: "ns that the recovery link adds to a text that it knows nothing of",
        figure: results.difference("the same, recovery asked", "a text that no table knows"),
        bound: .atMost(400)
      )
    ]
  }

  private static func assign(_ texts: [String], to text: InterceptedText) -> Int {
    for words in texts { text.text = words }
    return text.text?.utf8.count ?? 0
  }

  private static func text(chain: TextChain) -> InterceptedText {
    let localizer = Localizer(chain: chain, system: .fixed(["de"]))
    let keys = (0..<998).map { "You have %lld photos of album \($0)" }
    var german = Dictionary(uniqueKeysWithValues: keys.map { ($0, "Sie haben %lld Fotos: \($0)") })
    german["You have %lld photos of album %lld to share"] = "%lld Fotos aus Album %lld zu teilen"
    localizer.load(["de": TextPairs(german)])
    return localizer.scoped { InterceptedText(slot: .label) }
  }
}
