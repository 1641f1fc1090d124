import IntertitleTesting
import Testing

struct VerbatimTests {
  private let counter = LookupCounter()
  private let localizer: Localizer

  init() throws {
    localizer = .forTest(chain: [counter, .lookup])
    try localizer.use("fr")
  }

  @Test func aVerbatimTextIsNeverLookedUpAndShownAsItIs() throws {
    let label = localizer.label()
    label.content = .verbatim("Wallet")
    try localizer.use("ja")
    #expect(label.text == "Wallet" && label.$text.key == nil)
    #expect(label.$text.origin == .verbatim)
    let report = counter.lookups.checkNeverLookedUp("Wallet")
    #expect(report.isClean, "\(report)")
  }

  @Test func aTextMarkedVerbatimLaterLosesItsKey() {
    let label = localizer.label("Wallet")
    label.content = .verbatim("Wallet")
    #expect(label.text == "Wallet")
    label.content = .key("Wallet")
    #expect(label.text == "Portefeuille")
  }

  @Test func assigningAPlainTextAfterAVerbatimOneIsAKeyUnlessItIsTheSame() {
    let label = localizer.label()
    label.content = .verbatim("Wallet")
    label.text = "Sign in"
    #expect(label.text == "Se connecter")
    label.content = .verbatim("Wallet")
    label.text = label.text
    #expect(label.text == "Wallet" && label.$text.key == nil)
  }

  @Test func aVerbatimEmptyTextIsShownEmpty() {
    let label = localizer.label("Wallet")
    label.content = .verbatim("")
    #expect(label.text == "")
  }

  @Test func aScopeCanBeVerbatim() {
    let chat = localizer.intercepting(with: [counter, .verbatim, .lookup])
    #expect(chat.label("Wallet").text == "Wallet")
    #expect(counter.lookups.total == 0)
    #expect(localizer.label("Wallet").text == "Portefeuille")
  }

  @Test func aRuleBySlotLeavesTextsAlone() {
    localizer.updateChain { $0.prepend(.verbatim(in: [TextSlot("price")]), named: "prices") }
    let price = localizer.scoped { LabelModel(slot: TextSlot("price")) }
    price.text = "Wallet"
    #expect(price.text == "Wallet" && price.$text.key == "Wallet")
    #expect(price.$text.origin == .verbatim)
  }

  @Test func theNumberOfLookUpsIsOneForEachAssignedKey() {
    let label = localizer.label("Wallet")
    label.text = "Wallet"
    label.text = label.text
    _ = label.text
    let report = counter.lookups.check(1, of: "Wallet")
    #expect(report.isClean, "\(report)")
  }
}
