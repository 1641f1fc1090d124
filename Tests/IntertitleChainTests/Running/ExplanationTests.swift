import IntertitleTesting
import Testing

struct ExplanationTests {
  private let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])

  private func explain(_ chain: TextChain, _ text: String = "Wallet") -> TextExplanation {
    chain.explain(TextAssignment(text, source: source, cause: .explained))
  }

  @Test func everyLinkSaysWhatItGotAndGave() {
    let explanation = explain([ScriptedLink(.append("!"), named: "loud"), .lookup])
    #expect(explanation.resolution.text == "Portefeuille!")
    #expect(explanation.steps.map(\.interceptor) == ["loud", "look-up"])
    #expect(explanation.steps.map(\.received) == ["Wallet", "Wallet"])
    #expect(explanation.steps.map(\.returned) == ["Portefeuille!", "Portefeuille"])
    #expect(explanation.steps.map(\.note) == ["changed the answer", "answered (table)"])
    #expect(explanation.endedBy == "look-up")
  }

  @Test("CH-04 who ended the run is the first link that answered without asking on")
  func whoEndedTheRunIsNamed() {
    let after = ChainRecorder()
    var chain: TextChain = [ScriptedLink(.pass, named: "polite"), after]
    chain.prepend(ScriptedLink(.answer("stop")), named: "A")
    let explanation = explain(chain)
    #expect(explanation.resolution.text == "stop")
    #expect(explanation.endedBy == "A")
    #expect(explanation.steps.count == 1)
    #expect(after.passages.isEmpty)
  }

  @Test func nobodyEndsARunInWhichTheAssignedTextStands() {
    let explanation = explain([ScriptedLink(.pass), .lookup], "Nobody knows it")
    #expect(explanation.endedBy == nil)
    #expect(explanation.steps.map(\.note) == ["passed on", "passed on"])
    #expect(explanation.checkEnd(by: nil).isClean)
  }

  @Test func nestedLinksAreStepsOfTheirOwn() {
    let inner: TextChain = [ScriptedLink(.pass, named: "inner"), .lookup]
    let explanation = explain([ScriptedLink(.pass, named: "outer"), inner])
    #expect(explanation.steps.map(\.interceptor) == ["outer", "inner", "look-up"])
  }

  @Test func aRepeatedQuestionIsSaid() {
    let explanation = explain([ScriptedLink(.callNext(times: 2)), .lookup])
    #expect(explanation.steps[0].note == "called the rest of the chain 2 times")
    #expect(explanation.steps.count == 3)
  }

  @Test func theKeyAndTableThatWereLookedUpLastAreSaid() {
    let explanation = explain([
      ScriptedLink(.changeKey("Other")), ScriptedLink(.changeTable("T")), .lookup,
    ])
    #expect(explanation.key == "Other" && explanation.table == "T")
  }

  @Test func aVerbatimTextHasNoKeyInItsExplanation() {
    let chain: TextChain = [.lookup]
    let explanation = chain.explain(TextAssignment(verbatim: "Wallet", source: source))
    #expect(explanation.key == nil)
    #expect(explanation.resolution.origin == .verbatim)
    #expect(source.lookups.total == 0)
  }

  @Test func anEmptyChainExplainsItself() {
    let explanation = explain([])
    #expect(explanation.steps.isEmpty && explanation.key == "Wallet")
    #expect(explanation.resolution.text == "Wallet")
  }

  @Test func linksCanTellThatTheyAreExplained() {
    let recorder = ChainRecorder()
    _ = explain([recorder])
    #expect(recorder.passages.map(\.cause) == [.explained])
  }
}
