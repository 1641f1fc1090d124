import IntertitleTesting
import Testing

struct RunTests {
  private let log = ChainLog()

  private func shown(_ links: any TextInterceptor...) -> String {
    TextChain(links).resolve(TextAssignment("x")).text
  }

  @Test func theFirstLinkIsAskedFirstAndSeesTheResolutionLast() {
    _ = shown(ChainRecorder("first", in: log), ChainRecorder("last", in: log))
    let report = log.checkOrder("first", "last")
    #expect(report.isClean, "\(report)")
    #expect(log.entries.compactMap(\.left) == [4, 3])
  }

  @Test func aLinkThatHasNoOpinionPassesOn() {
    #expect(shown(ScriptedLink(.pass), ScriptedLink(.append("!"))) == "x!")
  }

  @Test func aLinkMayAnswerInPlaceOfTheRest() {
    #expect(shown(ScriptedLink(.answer("stop")), ChainRecorder(in: log)) == "stop")
    #expect(log.passages.isEmpty)
  }

  @Test func aLinkThatNeverAsksLeavesTheAssignedTextAndNoBlank() {
    #expect(shown(ScriptedLink(.callNext(times: 0)), ChainRecorder(in: log)) == "x")
    #expect(log.passages.isEmpty)
  }

  @Test(arguments: [1, 2, 7])
  func theRestMayBeAskedManyTimes(_ times: Int) {
    #expect(shown(ScriptedLink(.callNext(times: times)), ChainRecorder(in: log)) == "x")
    #expect(log.passages.count == times)
  }

  @Test func askingTwiceTwiceAsksTheLastLinkFourTimes() {
    let twice = ScriptedLink(.callNext(times: 2))
    _ = shown(twice, twice, ChainRecorder(in: log))
    #expect(log.passages.count == 4)
  }

  @Test("CH-15 an empty text is shown empty only where a link answers so on purpose")
  func anEmptyAnswerIsShownEmpty() {
    #expect(shown(ScriptedLink(.answer(""))) == "")
    #expect(shown(ScriptedLink(.append(""))) == "x")
    #expect(shown(ScriptedLink(.changeKey(""))) == "x")
    #expect(shown(ScriptedLink(.changeKey(nil))) == "x")
  }

  @Test func aLinkSeesTheKeyThatTheLinksBeforeLeft() {
    _ = shown(
      ScriptedLink(.changeKey("y")),
      ChainRecorder("middle", in: log),
      ScriptedLink(.changeKey("z")),
      ChainRecorder("last", in: log)
    )
    #expect(log.passages.map(\.key) == ["y", "z"])
    #expect(log.passages.map(\.text) == ["x", "x"])
  }

  @Test func whereNobodyAnswersTheAssignedTextStandsWhateverTheKey() {
    #expect(shown(ScriptedLink(.changeKey("y")), .lookup) == "x")
  }

  @Test func aChainThatRunsItselfIsBoundAndReported() {
    let source = CountingTextSource("fr")
    let chain = SelfRunningLink.chain
    #expect(chain.resolve(TextAssignment("x", source: source)).text == "x")
    #expect(source.diagnostics.map(\.rule) == ["endless-chain"])
    #expect(source.diagnostics[0].message.hasPrefix("32 runs of the chain"))
  }

  @Test func thirtyTwoRunsInsideEachOtherAreAllowed() {
    let source = CountingTextSource("fr")
    #expect(CountingDownLink.resolve(31, source).text == "bottom")
    #expect(source.diagnostics.isEmpty)
    #expect(CountingDownLink.resolve(32, source).text == "0")
    #expect(source.diagnostics.map(\.rule) == ["endless-chain"])
  }

  @Test func theDepthIsCountedAnewAfterAnEndlessRun() {
    let source = CountingTextSource("fr")
    for _ in 0..<3 { _ = SelfRunningLink.chain.resolve(TextAssignment("x", source: source)) }
    #expect(source.diagnostics.count == 3)
    #expect(shown(ScriptedLink(.append("!"))) == "x!")
  }

  @Test func aNestedChainIsNoRunOfItsOwn() {
    let nested = (0..<40).reduce(TextChain([ScriptedLink(.append("!"))])) { chain, _ in [chain] }
    #expect(shown(nested) == "x!")
  }

  @Test func theRunIsTheCallersAndNeedsNoLocalizer() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          let chain: TextChain = [ScriptedLink(.append("!"))]
          return chain.resolve(TextAssignment("\(number)")).text
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 8)
  }
}

/// Runs the chain that it is the only link of, for ever.
private struct SelfRunningLink: TextInterceptor {
  static let chain: TextChain = [SelfRunningLink()]

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    Self.chain.resolve(assignment)
  }
}

/// Runs its chain again until the text, a number, has come down to 0.
private struct CountingDownLink: TextInterceptor {
  static func resolve(_ number: Int, _ source: any TextSource) -> TextResolution {
    TextChain([CountingDownLink()]).resolve(TextAssignment("\(number)", source: source))
  }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let number = Int(assignment.text), number > 0, let source = assignment.source else {
      return TextResolution("bottom")
    }
    return Self.resolve(number - 1, source)
  }
}
