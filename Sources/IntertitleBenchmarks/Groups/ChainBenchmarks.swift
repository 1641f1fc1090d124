import Intertitle
import IntertitleBenchmarkPeers

/// What an assignment, a repeated assignment and a read cost beside a plain property's.
enum ChainBenchmarks {
  private static let models = 1024
  private static let operations = 1 << 15

  static func run(_ effort: Effort) -> [Claim] {
    let words = Words(count: 5000)
    let questions = words.questions(operations, of: words.keys, distinct: 5000)
    let suite = Suite("an assignment", rounds: effort.rounds)
    addPlain(suite, questions)
    for links in [0, 3, 10] {
      let texts = makeLabels(words, links: links).map(\.$text)
      suite.add("\(links) links and look-up", operations: operations) {
        for index in questions.indices { texts[index & (models - 1)].text = questions[index] }
        return texts[7].text?.utf8.count ?? 0
      }
    }
    addRepeats(suite, words, questions)
    return claims(suite.run())
  }

  private static func claims(_ results: Results) -> [Claim] {
    [
      Claim(
        name: "first assignment, 3 links and look-up / plain write",
        figure: results.ratio("3 links and look-up", to: "plain write"),
        bound: .atMost(9)
      ),
      Claim(
        name: "ns for each further link",
        figure: results.difference("10 links and look-up", "3 links and look-up") / 7,
        bound: .atMost(12)
      ),
      Claim(
        name: "setting what is there / plain write",
        figure: results.ratio("setting what is there", to: "plain write"),
        bound: .atMost(2)
      ),
      Claim(
        name: "read / plain read",
        figure: results.ratio("read", to: "plain read"),
        bound: .atMost(3)
      ),
    ]
  }

  private static func addPlain(_ suite: Suite, _ questions: [String]) {
    let labels = (0..<models).map { _ in PlainLabel() }
    suite.add("plain write", operations: operations) {
      for index in questions.indices { labels[index & (models - 1)].text = questions[index] }
      return labels[7].text?.utf8.count ?? 0
    }
    suite.add("plain read", operations: operations) {
      keepingEach { labels[$0 & (models - 1)].text }
    }
  }

  private static func addRepeats(_ suite: Suite, _ words: Words, _ questions: [String]) {
    let labels = makeLabels(words, links: 3)
    for index in 0..<models { labels[index].text = questions[index] }
    let texts = labels.map(\.$text)
    suite.add("setting what is there", operations: operations) {
      for index in 0..<operations {
        texts[index & (models - 1)].text = questions[index & (models - 1)]
      }
      return texts[7].text?.utf8.count ?? 0
    }
    suite.add("read", operations: operations) {
      keepingEach { texts[$0 & (models - 1)].text }
    }
    suite.add("through a label's property: first assignment, 3 links", operations: operations) {
      for index in questions.indices { labels[index & (models - 1)].text = questions[index] }
      return labels.count
    }
    suite.add("through a label's property: read", operations: operations) {
      keepingEach { labels[$0 & (models - 1)].text }
    }
  }

  /// Reads and keeps what was read until the next read, as a view does: a plain property that is only
  /// glanced at is compiled to a look that does not even count the text.
  @inline(__always)
  private static func keepingEach(_ read: (Int) -> String?) -> Int {
    var kept: String?
    for index in 0..<operations {
      kept = read(index)
      blackHole(kept)
    }
    return kept?.utf8.count ?? 0
  }

  static func makeLabels(_ words: Words, links: Int) -> [LabelModel] {
    let passing: [any TextInterceptor] = [PassingA(), PassingB(), PassingC()]
    var chain = TextChain((0..<links).map { passing[$0 % 3] })
    chain.append(.lookup)
    let localizer = Localizer(chain: chain, system: .fixed(["zh"]))
    localizer.load(["zh": TextPairs(Dictionary(zip(words.keys, words.values)) { a, _ in a })])
    return localizer.scoped { (0..<models).map { _ in LabelModel() } }
  }
}

/// Links that look at an assignment and have no opinion.
private struct PassingA: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    assignment.slot == .alertTitle ? assignment.asAssigned : next(assignment)
  }
}

private struct PassingB: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    assignment.text.utf8.first == 0x40 ? assignment.asAssigned : next(assignment)
  }
}

private struct PassingC: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    assignment.text.utf8.count > 5000 ? assignment.asAssigned : next(assignment)
  }
}
