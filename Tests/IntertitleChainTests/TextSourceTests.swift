import IntertitleTesting
import Testing

struct TextSourceTests {
  /// Answers every question in a way that no default does.
  private final class Base: TextSource {
    let language: Language = "fr"
    let reported = Locked<[String]>([])

    func answer(forKey key: String, table: String?) -> TextResolution? {
      TextResolution("\(key) \(table ?? "-")")
    }

    func answer(
      forKey key: String,
      table: String?,
      context: String?,
      arguments: [TextArgument]
    ) -> TextResolution? {
      TextResolution("\(key) \(table ?? "-") \(context ?? "-") \(arguments.count)")
    }

    func has(_ key: String, table: String?) -> Bool { key == "has" && table == "T" }

    func recover(_ text: FinishedText) -> TextRecovery {
      .ambiguous([text.words, text.table ?? "-"])
    }

    func parts(of text: String) -> [TextPart] { [TextPart(key: text) { "<\($0)>" }] }

    func report(_ diagnostic: Diagnostic) { reported.withLock { $0.append(diagnostic.rule) } }
  }

  private class Forwarding: TextSource, @unchecked Sendable {
    let base: (any TextSource)?
    let language: Language

    init(_ base: any TextSource) { (self.base, language) = (base, base.language) }

    func answer(forKey key: String, table: String?) -> TextResolution? {
      base?.answer(forKey: key, table: table)
    }

    func report(_ diagnostic: Diagnostic) { base?.report(diagnostic) }
  }

  private final class Shouting: Forwarding, @unchecked Sendable {
    override func answer(forKey key: String, table: String?) -> TextResolution? {
      base?.answer(forKey: key.uppercased(), table: table)
    }
  }

  private let base = Base()

  @Test("whatever it does not answer itself the other source is asked, none of it the defaults")
  func everyQuestionIsForwarded() {
    let source: any TextSource = Forwarding(base)
    #expect(source.language == "fr")
    #expect(source.answer(forKey: "k", table: "T")?.text == "k T")
    let full = source.answer(forKey: "k", table: nil, context: "c", arguments: [.integer(1)])
    #expect(full?.text == "k - c 1")
    #expect(source.has("has", table: "T") && !source.has("k", table: "T"))
    #expect(source.recover(FinishedText("t", table: "T")) == .ambiguous(["t", "T"]))
    #expect(source.parts(of: "t").map { $0.whole(round: $0.key) } == ["<t>"])
    source.report(Diagnostic(.note, rule: "said", "words"))
    #expect(base.reported.withLock { $0 } == ["said"])
  }

  @Test func whatItAnswersItselfIsNotForwarded() {
    let chain: TextChain = [.closure { $1($0.asking(Shouting(base))) }, .lookup]
    #expect(chain.resolve(TextAssignment("k", source: base)).text == "K -")
  }

  @Test func aLinkInFrontOfItIsNotHeard() {
    let chain: TextChain = [.lookup, .closure { $1($0.asking(Shouting(base))) }]
    #expect(chain.resolve(TextAssignment("k", source: base)).text == "k -")
  }
}
