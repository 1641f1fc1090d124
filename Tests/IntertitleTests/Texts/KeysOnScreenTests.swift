import IntertitleTesting
import Testing

/// Keys in place of texts on a whole screen, while the app runs.
struct KeysOnScreenTests {
  @Test func keysAreSwitchedOnAndOffAtRunTime() throws {
    let localizer = Localizer.forTest(chain: [.recovering, .lookup])
    try localizer.use("fr")
    let label = localizer.label("Wallet")
    let found = localizer.label("Se connecter")
    localizer.updateChain { $0.insert(.showingKeys, named: "keys", before: "look-up") }
    #expect(label.text == "Wallet" && found.text == "Sign in")
    try localizer.use("ja")
    #expect(label.text == "Wallet")
    localizer.updateChain { _ = $0.remove(named: "keys") }
    #expect(label.text == "ウォレット" && found.text == "サインイン")
  }

  @Test func aPatternIsShownWithoutItsArguments() {
    let localizer = Localizer.forTest(chain: [.showingKeys, .lookup])
    localizer.load(["en": ["You have %lld messages": "You have %lld messages"]])
    let label = localizer.label()
    label.content = "You have \(3) messages"
    #expect(label.text == "You have %lld messages")
    label.content = .verbatim("Lena")
    #expect(label.text == "Lena")
  }
}
