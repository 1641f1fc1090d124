import IntertitleTesting
import Testing

struct ExplainingInterceptorTests {
  /// A link that an app may write: it cuts long answers.
  private struct Truncating: ExplainingInterceptor {
    let asked = Locked(0)

    func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
      var resolution = next(assignment)
      resolution.text = String(resolution.text.prefix(5))
      return resolution
    }

    func remark(
      on assignment: TextAssignment,
      answered resolution: TextResolution
    ) -> TextExplanation.Remark? {
      asked.withLock { $0 += 1 }
      guard resolution.text.count == 5 else { return nil }
      return TextExplanation.Remark("cut after 5", candidates: [assignment.key ?? ""])
    }
  }

  private struct Ending: ExplainingInterceptor {
    func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
      TextResolution("end")
    }

    func remark(
      on assignment: TextAssignment,
      answered resolution: TextResolution
    ) -> TextExplanation.Remark? {
      TextExplanation.Remark("always says \(resolution.text)")
    }
  }

  private func explain(_ chain: TextChain, _ text: String) -> TextExplanation {
    chain.explain(TextAssignment(text, cause: .explained))
  }

  @Test func whatALinkHasToSayStandsFirstInItsNote() {
    let explanation = explain([Truncating()], "Wallet")
    #expect(explanation.steps.map(\.note) == ["cut after 5; changed the answer"])
    #expect(explanation.candidates == ["Wallet"])
  }

  @Test func aLinkThatHasNothingToSayIsExplainedAsAnyOther() {
    let explanation = explain([Truncating()], "Bag")
    #expect(explanation.steps.map(\.note) == ["passed on"] && explanation.candidates.isEmpty)
  }

  @Test func aLinkThatEndsTheRunSaysWhatItHasToSay() {
    #expect(explain([Ending()], "x").steps.map(\.note) == ["always says end; answered (link)"])
  }

  @Test func aLinkOfANestedChainSaysWhatItHasToSay() {
    let chain: TextChain = [TextChain([Truncating()])]
    #expect(explain(chain, "Wallet").candidates == ["Wallet"])
  }

  @Test func nothingIsAskedOfALinkInOtherRuns() {
    let link = Truncating()
    let chain: TextChain = [link]
    #expect(chain.resolve(TextAssignment("Wallet")).text == "Walle")
    #expect(link.asked.withLock { $0 } == 0)
  }
}
