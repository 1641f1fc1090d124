import IntertitleTesting
import Testing

struct TextChainTests {
  private func shown(_ chain: TextChain) -> String { chain.resolve(TextAssignment("x")).text }

  @Test func anEmptyChainShowsTheAssignedText() {
    #expect(TextChain().resolve(TextAssignment("x")) == TextResolution("x", origin: .assigned))
    #expect(TextChain([]).count == 0)
  }

  @Test func linksAreCalledInOrderAndSeeTheAnswerInTheOpposite() {
    let chain: TextChain = [ScriptedLink(.append("a")), ScriptedLink(.append("b"))]
    #expect(shown(chain) == "xba")
  }

  @Test func aLinkIsAppendedBehindAndPrependedInFront() {
    var chain: TextChain = [ScriptedLink(.append("b"))]
    chain.append(ScriptedLink(.append("a")))
    chain.prepend(ScriptedLink(.append("c")))
    chain.append(ScriptedLink(.append("1")), named: "last")
    chain.prepend(ScriptedLink(.append("5")), named: "first")
    #expect(shown(chain) == "x1abc5")
    #expect(chain.count == 5)
    #expect(chain.names == ["first", "last"])
  }

  @Test("CH-08 a name that is there already is not added twice")
  func aNameTwiceIsNotAddedTwice() {
    var chain = TextChain()
    let link = ScriptedLink(.append("!"))
    let added = [
      chain.append(link, named: "L10n"), chain.append(link, named: "L10n"),
      chain.prepend(link, named: "L10n"),
    ]
    #expect(added == [true, false, false])
    #expect(shown(chain) == "x!")
  }

  @Test("CH-08 removing twice is harmless")
  func removingTwiceIsHarmless() {
    var chain = TextChain()
    chain.append(ScriptedLink(.append("!")), named: "L10n")
    let removed = [chain.remove(named: "L10n"), chain.remove(named: "L10n")]
    #expect(removed == [true, false])
    #expect(shown(chain) == "x")
  }

  @Test func aNameIsFreeAgainOnceItsLinkIsRemoved() {
    var chain = TextChain()
    chain.append(ScriptedLink(.append("1")), named: "L10n")
    chain.remove(named: "L10n")
    let isAdded = chain.append(ScriptedLink(.append("2")), named: "L10n")
    #expect(isAdded)
    #expect(shown(chain) == "x2")
  }

  @Test func linksWithoutNamesAreNotToldApart() {
    let link = ScriptedLink(.append("!"))
    #expect(shown([link, link]) == "x!!")
  }

  @Test func aChainIsAValue() {
    var chain: TextChain = [ScriptedLink(.append("a"))]
    let copy = chain
    chain.append(ScriptedLink(.append("b")))
    #expect(copy.count == 1)
    #expect(shown(copy) == "xa")
  }

  @Test func chainsNest() {
    let inner: TextChain = [ScriptedLink(.append("b")), ScriptedLink(.append("c"))]
    let outer: TextChain = [ScriptedLink(.append("a")), inner, ScriptedLink(.append("d"))]
    #expect(shown(outer) == "xdcba")
    #expect(outer.count == 3)
  }

  @Test func aNestedChainThatAnswersEndsTheOuterOneToo() {
    let log = ChainLog()
    let inner: TextChain = [ScriptedLink(.answer("stop")), ChainRecorder("inner", in: log)]
    #expect(shown([inner, ChainRecorder("outer", in: log)]) == "stop")
    #expect(log.passages.isEmpty)
  }

  @Test func anEmptyNestedChainPassesOn() {
    #expect(shown([TextChain(), ScriptedLink(.append("!"))]) == "x!")
  }

  @Test func thePlanOfAChainIsItsDescription() {
    var chain: TextChain = [
      .verbatim(in: [.label]), .rewritingKeys { $0 }, .table("T", for: [.title]), .lookup,
      .pseudoLocalizing, .reportingMissingTexts { _ in }, Journal(),
      .closure { $1($0) }, Nameless(),
    ]
    chain.prepend(ScriptedLink([]), named: "mine")
    #expect(
      "\(chain)" == """
        mine → verbatim → key rewriting → table T → look-up → pseudo-localization \
        → missing-text report → journal → closure → Nameless → the assigned text
        """
    )
  }

  @Test func aLinkIsReplacedInItsPlaceUnderItsName() {
    var chain: TextChain = [ScriptedLink(.append("a")), .lookup]
    chain.append(ScriptedLink(.append("b")), named: "last")
    let isReplaced = chain.replaceLinks { $0 is ScriptedLink ? ScriptedLink(.append("c")) : nil }
    #expect(isReplaced)
    #expect(shown(chain) == "xcc" && chain.names == ["look-up", "last"] && chain.count == 3)
  }

  @Test func aChainInWhichNoLinkIsReplacedIsTheSameList() {
    let chain: TextChain = [.lookup]
    var copy = chain
    let isReplaced = copy.replaceLinks { _ in nil }
    #expect(!isReplaced && copy.isCopy(of: chain))
  }
}

private struct Nameless: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution { next(assignment) }
}
