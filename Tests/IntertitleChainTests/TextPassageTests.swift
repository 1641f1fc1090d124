import IntertitleTesting
import Testing

struct TextPassageTests {
  private let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])

  @Test func aPassageSaysWhatARunWas() {
    var assignment = TextAssignment(
      "Wallet",
      slot: .title,
      table: "T",
      source: source,
      cause: .refreshed
    )
    assignment.key = "wallet"
    assignment.context = "bag"
    assignment.arguments = [.integer(3)]
    let answer = TextResolution("Sac", origin: TextOrigin(.fallback))
    let passage = TextPassage(assignment, answer: answer)
    #expect(passage.text == "Wallet" && passage.key == "wallet" && passage.table == "T")
    #expect(passage.context == "bag" && passage.arguments == [.integer(3)])
    #expect(passage.slot == .title && passage.cause == .refreshed && passage.language == "fr")
    #expect(passage.answer == answer && !passage.isVerbatim)
    #expect("\(passage)" == "title “wallet” → “Sac” (fallback, refreshed)")
  }

  @Test func withoutTablesThereIsNoLanguageAndWithoutAnAnswerNone() {
    let passage = TextPassage(TextAssignment("Wallet"))
    #expect(passage.language == nil && passage.answer == nil)
    #expect("\(passage)" == "other “Wallet” → no answer yet")
  }

  @Test("a text is verbatim by the code that assigned it and by a rule of the chain")
  func whoeverSaysSoATextIsVerbatim() {
    let words = TextAssignment(verbatim: "words", source: source)
    #expect(TextPassage(words).isVerbatim)
    #expect(TextPassage(words, answer: TextResolution("other words")).isVerbatim)
    let recorder = ChainRecorder()
    let chain: TextChain = [recorder, .verbatim, .lookup]
    _ = chain.resolve(TextAssignment("Wallet", source: source))
    #expect(recorder.passages.map(\.isVerbatim) == [true])
  }

  @Test("an empty or blank text is nobody's words", arguments: ["", "  "])
  func aBlankTextIsNotVerbatim(_ text: String) {
    let assignment = TextAssignment(text)
    #expect(!TextPassage(assignment, answer: assignment.asAssigned).isVerbatim)
  }

  @Test func aPassageDoesNotSayVerbatimWords() {
    let words = TextAssignment(verbatim: "my words", slot: .label)
    #expect("\(TextPassage(words, answer: words.asAssigned))" == "label (verbatim, assigned)")
    let ruled = TextPassage(
      TextAssignment("my words", slot: .label),
      answer: TextResolution("my words", origin: .verbatim)
    )
    #expect("\(ruled)" == "label (verbatim, assigned)")
  }
}
