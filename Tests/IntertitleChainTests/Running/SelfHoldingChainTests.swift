import IntertitleChain
import IntertitleTesting
import Testing

/// A chain that is a link of itself is left out somewhere, and costs no more runs than it is deep.
@Suite struct SelfHoldingChainTests {
  @Test("FU-77 a chain that holds itself and calls itself twice comes to an end")
  func aChainThatCallsItselfTwiceComesToAnEnd() {
    let runs = Locked(0)
    let text = TextChain([TwiceLink(runs)]).resolve(TextAssignment("x")).text
    #expect(text == "x" && runs.withLock { $0 } <= 2 * 256 + 2)
  }

  @Test func afterwardsAChainInsideAChainIsAskedAgain() {
    _ = TextChain([TwiceLink(Locked(0))]).resolve(TextAssignment("x"))
    let nested: TextChain = [TextChain([ScriptedLink(.append("!"))])]
    #expect(nested.resolve(TextAssignment("x")).text == "x!")
  }
}

/// Asks the chain that it is the only link of twice.
private struct TwiceLink: TextInterceptor {
  private let runs: Locked<Int>

  init(_ runs: Locked<Int>) { self.runs = runs }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    runs.withLock { $0 += 1 }
    let chain = TextChain([self])
    _ = chain.intercept(assignment, next: next)
    return chain.intercept(assignment, next: next)
  }
}
