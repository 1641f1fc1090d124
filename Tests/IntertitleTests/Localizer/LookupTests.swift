import IntertitleTesting
import Testing

struct ExplicitLookupTests {
  private let recorder = ChainRecorder()
  private let localizer: Localizer

  init() throws {
    localizer = .forTest(chain: [recorder, .lookup])
    localizer.load(["fr": ["Name": "Prénom"]], table: "Person")
    localizer.load(["en": ["Only here": "Only in English"]])
    try localizer.use("fr")
  }

  @Test func aKeyIsLookedUpInATableAndNoChainRuns() {
    #expect(localizer.text(forKey: "Wallet") == "Portefeuille")
    #expect(localizer.text(forKey: "Name", table: "Person") == "Prénom")
    #expect(recorder.passages.isEmpty)
  }

  @Test func eachLanguageOfTheFallbackChainIsAsked() {
    #expect(localizer.text(forKey: "Only here", value: "other") == "Only in English")
  }

  @Test(
    "BO-07 the caller's value comes after every language, then the key",
    arguments: [
      ("V", "V"), ("", "k"), (nil, "k"),
    ] as [(String?, String)]
  )
  func theCallersValueComesLast(_ value: String?, _ text: String) {
    #expect(localizer.text(forKey: "k", value: value) == text)
    #expect(localizer.text(forKey: "k", table: "Nobody's", value: value) == text)
  }
}
