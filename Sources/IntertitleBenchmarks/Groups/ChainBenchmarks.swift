import Intertitle
import IntertitleBenchmarkPeers

/// What an assignment, a repeated assignment and a read cost beside a plain property's.
enum ChainBenchmarks {
  private static let models = 1024
  private static let operations = 1 << 15

  private static let plainWrite = work("a plain write") { words in
    let labels = (0..<models).map { _ in PlainLabel() }
    return { index, text in labels[index].text = text }
  }
  private static let first = work("a first assignment, 3 links and look-up") { words in
    let texts = makeLabels(words, links: 3).map(\.$text)
    return { index, text in texts[index].text = text }
  }
  private static let firstOfMany = work("a first assignment, 10 links and look-up") { words in
    let texts = makeLabels(words, links: 10).map(\.$text)
    return { index, text in texts[index].text = text }
  }
  private static let assignedAgain = setting("setting what was assigned") { $0.key }
  private static let shownAgain = setting("setting what is shown") { $0.text }
  static let works = [plainWrite, first, firstOfMany, assignedAgain, shownAgain]

  /// Assigning a text after another, each to the next model.
  private static func work(
    _ name: String,
    _ make: @escaping @Sendable (Words) -> (Int, String) -> Void
  ) -> CountedWork {
    CountedWork(name: name, operations: models) {
      let words = Words(count: models)
      let assign = make(words)
      // Each model gets another text the next time.
      var turn = 0
      return {
        turn += 1
        for index in 0..<models { assign(index, words.keys[(index + turn) & (models - 1)]) }
        return turn
      }
    }
  }

  /// Assigning each model a text that it has.
  private static func setting(
    _ name: String,
    _ held: @escaping @Sendable (InterceptedText) -> String?
  ) -> CountedWork {
    CountedWork(name: name, operations: models) {
      let words = Words(count: models)
      let texts = makeLabels(words, links: 3).map(\.$text)
      for index in 0..<models { texts[index].text = words.keys[index] }
      let own = texts.map(held)
      return {
        for index in 0..<models { texts[index].text = own[index] }
        return texts.count
      }
    }
  }

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
    let counts = InstructionCounts(works)
    return claims(suite.run()) + counts.claim(first, over: plainWrite, atMost: 9)
      + counts.claim(shownAgain, beyond: assignedAgain, atMost: 60)
      + counts.claim(
        "a further link",
        of: firstOfMany,
        beyond: first,
        each: 7,
        atMost: 170
      )
  }

  private static func claims(_ results: Results) -> [Claim] {
    [
      Claim(
        name: "first assignment, 3 links and look-up / plain write",
        figure: results.ratio("3 links and look-up", to: "plain write"),
        bound: .atMost(9)
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
