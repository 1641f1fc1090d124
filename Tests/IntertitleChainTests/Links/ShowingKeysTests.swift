import IntertitleTesting
import Testing

struct ShowingKeysTests {
  private let french = CountingTextSource("fr", ["Wallet": "Portefeuille"])

  private func shown(
    _ text: String,
    table: String? = nil,
    _ links: any TextInterceptor...
  ) -> TextResolution {
    TextChain(links).resolve(TextAssignment(text, slot: .label, table: table, source: french))
  }

  @Test func theKeyIsShownInPlaceOfTheText() {
    #expect(shown("Wallet", .showingKeys, .lookup).text == "Wallet")
    let chain: TextChain = [.rewritingKeys { _ in "Wallet" }, .showingKeys, .lookup]
    #expect(chain.resolve(TextAssignment("wallet!", source: french)).text == "Wallet")
  }

  @Test func aTableThatIsNotTheMainOneIsNamed() {
    #expect(shown("Wallet", table: "Settings", .showingKeys, .lookup).text == "Settings:Wallet")
    #expect(shown("Wallet", table: "Localizable", .showingKeys, .lookup).text == "Wallet")
    let own = ShowingKeys(mainTable: "Main")
    #expect(shown("Wallet", table: "Main", own, .lookup).text == "Wallet")
  }

  @Test func aTextThatNobodyAnswersShowsItsKeyAndIsStillMissing() {
    let missing = Locked<[String]>([])
    let chain: TextChain = [
      .reportingMissingTexts { text in missing.withLock { $0.append(text.key) } },
      .showingKeys, .lookup,
    ]
    let answer = chain.resolve(TextAssignment("Send", table: "Main", source: french))
    #expect(answer.text == "Main:Send" && answer.origin.kind == .assigned)
    #expect(missing.withLock { $0 } == ["Send"])
  }

  @Test func verbatimTextsAndFiguresStay() {
    #expect(shown("Lena", table: "T", .verbatim, .showingKeys, .lookup).text == "Lena")
    #expect(shown("Lena", table: "T", .showingKeys, .verbatim, .lookup).text == "Lena")
    #expect(shown("12:30", table: "T", .showingKeys, .lookup).text == "12:30")
    #expect(shown("", table: "T", .showingKeys, .lookup).text == "")
  }

  @Test func keysStayReadableUnderPseudoLocalization() {
    #expect(shown("Wallet", .pseudoLocalizing, .showingKeys, .lookup).text == "Wallet")
    #expect(shown("Wallet", .showingKeys, .pseudoLocalizing, .lookup).text == "Wallet")
    #expect(shown("Wallet", .pseudoLocalizing, .lookup).text != "Wallet")
  }
}
