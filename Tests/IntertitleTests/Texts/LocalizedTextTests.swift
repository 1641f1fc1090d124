import IntertitleTesting
import Testing

struct LocalizedTextTests {
  @Test func aKeyIsLookedUpAndAVerbatimTextHasNone() {
    #expect(LocalizedText.key("Wallet").key == "Wallet")
    #expect(LocalizedText.key("Wallet", table: "T").table == "T")
    #expect(LocalizedText.verbatim("Wallet").key == nil)
    #expect(LocalizedText.verbatim("Wallet").isVerbatim)
    #expect(LocalizedText.key(" ").key == nil)
  }

  @Test func aTextResolvesWithoutAModel() throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    #expect(localizer.text(for: .key("Wallet")) == "Portefeuille")
    #expect(localizer.text(for: .verbatim("Wallet")) == "Wallet")
  }

  @Test func itGoesThroughTheChainInTheSlotThatIsSaid() {
    let recorder = ChainRecorder()
    let localizer = Localizer.forTest(chain: [recorder])
    _ = localizer.text(for: .key("Wallet"))
    _ = localizer.text(for: .key("Wallet"), slot: .alertTitle)
    #expect(recorder.passages.map(\.slot) == [.other, .alertTitle])
  }
}
