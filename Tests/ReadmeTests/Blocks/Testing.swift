import IntertitleTesting
import Testing

struct Exclaiming: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var resolution = next(assignment)  // the rest of the chain
    resolution.text += "!"
    return resolution
  }
}

@Test func theLinkAddsToWhatTheTableAnswers() {
  let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])
  let recorder = ChainRecorder()
  let chain: TextChain = [Exclaiming(), recorder, .lookup]

  #expect(chain.resolve(TextAssignment("Wallet", source: source)).text == "Portefeuille!")
  #expect(recorder.passages.map(\.key) == ["Wallet"])  // the key went through unchanged
  #expect(source.lookups.count(of: "Wallet") == 1)
}
