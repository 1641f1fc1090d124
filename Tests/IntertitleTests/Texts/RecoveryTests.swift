import Intertitle
import Testing

@Suite struct RecoveryTests {
  private let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))

  init() {
    localizer.load([
      "en": [
        "Wallet": "Wallet",
        "You have %lld messages": "You have %lld messages",
        "%@ sent you %@": "%@ sent you %@",
        "%lf km away": "%lf km away",
        "Order %lld": "Order %lld",
        "Open": "Open", "Opened": "Open",
      ],
      "de": [
        "Wallet": "Brieftasche",
        "You have %lld messages": "Du hast %lld Nachrichten",
        "%@ sent you %@": "%@ hat dir %@ geschickt",
        "%lf km away": "%lf km entfernt",
        "Order %lld": "Bestellung %lld",
      ],
      "fr": ["Wallet": "Portefeuille", "You have %lld messages": "Vous avez %lld messages"],
    ])
  }

  private func label(_ text: String) -> LabelModel {
    let label = localizer.scoped { LabelModel() }
    label.text = text
    return label
  }

  @Test func aFinishedTextFollowsASwitch() throws {
    let label = label("You have 3 messages")
    #expect(label.text == "You have 3 messages")
    try localizer.use("de")
    #expect(label.text == "Du hast 3 Nachrichten")
    try localizer.use("fr")
    #expect(label.text == "Vous avez 3 messages")
    #expect(label.$text.origin.kind == .recovered)
  }

  @Test func aTextThatIsAKeyIsAKey() throws {
    try localizer.use("de")
    #expect(label("Wallet").$text.origin.kind == .table)
  }

  @Test func anIdentifierGainsNoSeparators() throws {
    try localizer.use("de")
    #expect(label("Order 1234567").text == "Bestellung 1234567")
  }

  @Test func aTextThatAnotherLanguagesTableHasIsFoundBack() throws {
    try localizer.use("fr")
    let label = label("Portefeuille")
    try localizer.use("de")
    #expect(label.text == "Brieftasche")
  }

  @Test func aTextThatTwoKeysHaveIsLeftAlone() throws {
    try localizer.use("fr")
    #expect(label("Open").text == "Open")
  }

  @Test func aTextThatCanBeReadInTwoWaysIsLeftAloneAndReported() throws {
    try localizer.use("de")
    #expect(label("A sent you B sent you C").text == "A sent you B sent you C")
    #expect(localizer.diagnostics.contains { $0.rule == "ambiguous-text" })
  }

  @Test func aVerbatimTextIsNeverRecovered() throws {
    try localizer.use("de")
    let label = label("")
    label.content = .verbatim("You have 3 messages")
    #expect(label.text == "You have 3 messages")
  }

  @Test func withoutTheLinkNothingIsRecovered() throws {
    localizer.updateChain { $0 = [.lookup] }
    try localizer.use("de")
    #expect(label("You have 3 messages").text == "You have 3 messages")
  }

  @Test func anExplanationShowsWhatWasRecovered() throws {
    try localizer.use("de")
    let explained = localizer.explain(.key("You have 3 messages"))
    #expect(explained.key == "You have %lld messages")
    #expect(explained.origin == .recovered)
    #expect(explained.steps.map(\.interceptor) == ["recovery", "look-up"])
  }
}
