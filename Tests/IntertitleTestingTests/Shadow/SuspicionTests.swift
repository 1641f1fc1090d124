import IntertitleTesting
import Testing

/// Each reason with what is one and what is none.
struct SuspicionTests {
  private let shadow = ShadowMode()
  private let localizer: Localizer

  init() throws {
    localizer = Localizer(chain: [shadow, .splittingComposites, .lookup], system: .fixed([]))
    localizer.load(
      [
        "fr": [
          "May": "Mai", "Home": "Accueil", "Wallet": "Portefeuille", "Send": "Envoyer",
          "Help": "Aide", "Settings": "Réglages", "Close_door": "Fermée",
        ]
      ],
      vendored: ["ShutterPicker": ["fr": ["Close": "Fermer", "Help": "Au secours"]]]
    )
    try localizer.use("fr")
  }

  /// What speaks against each suspect among the texts, which are assigned in that order.
  @discardableResult
  private func suspects(
    _ texts: [LocalizedText],
    in slot: TextSlot = .label
  ) -> [String: [Suspicion]] {
    let made = texts.map { content in
      let text = localizer.scoped { InterceptedText(slot: slot) }
      text.content = content
      return text
    }
    return withExtendedLifetime(made) {
      let found = shadow.report(in: "fr").slots[slot]?.suspects ?? []
      return Dictionary(uniqueKeysWithValues: found.map { ($0.assigned, $0.suspicions) })
    }
  }

  /// Titles of an app whose tables are nearly complete.
  private func showTheApp() {
    suspects(["Wallet", "Send", "Help", "Settings", "Home", "May"], in: .title)
  }

  @Test func aKeyThatOnlyAThirdPartyHasIsSuspect() {
    #expect(suspects(["Close", "Wallet"]) == ["Close": [.thirdParty]])
  }

  @Test func aKeyThatTheAppHasAsWellIsNot() {
    #expect(suspects(["Help"]).isEmpty)
  }

  @Test func aPartThatOnlyAThirdPartyHasIsNot() {
    #expect(suspects(["Close:"]).isEmpty)
  }

  @Test func aTextWithAContextIsMeantAsAKey() {
    #expect(suspects([.key("Close", context: "window")]).isEmpty)
  }

  @Test(arguments: [
    ["Ann", "Bert", "May", "Carl", "Dora"], ["Send", "Ann", "May", "Bert", "Carl"],
    ["Ann", "May", "12:30", "3.50", "Bert", "Carl"], ["Ann", "Bert", "May", "Carl", "Send"],
  ])
  func aKeyInAListOfStrangersIsSuspect(_ texts: [String]) {
    showTheApp()
    #expect(suspects(texts.map { .key($0) }) == ["May": [.amongStrangers]])
  }

  @Test(arguments: [
    ["Wallet", "Ann", "May", "Bert", "Send"],  // two of four
    ["Ann", "May", "Bert"],  // too few to tell
    ["$1", "$2", "May", "$3", "$4"],  // amounts are no words
    ["May", "Wallet", "Send", "Ann", "Bert"],
  ])
  func aKeyAmongKeysOrAmountsOrFewIsNot(_ texts: [String]) {
    showTheApp()
    #expect(suspects(texts.map { .key($0) }).isEmpty)
  }

  @Test func whileTheTablesLackMostTextsNobodyIsAStranger() {
    #expect(suspects(["Ann", "Bert", "May", "Carl", "Dora"]).isEmpty)
  }

  @Test func wordsThatAreVerbatimInTheSlotAsWellAreSuspect() {
    #expect(suspects(["May", .verbatim("May"), "Wallet"]) == ["May": [.alsoVerbatim]])
  }

  @Test func wordsThatAreVerbatimInAnotherSlotAreNot() {
    suspects([.verbatim("Settings")], in: .title)
    #expect(suspects(["Settings", .verbatim("Send it")]).isEmpty)
  }

  @Test func aTextThatIsNoKeyIsNeverSuspect() {
    #expect(suspects(["Ann", .verbatim("Ann"), "Home:", .verbatim("Home:")]).isEmpty)
  }

  @Test func severalReasonsAreAllNamedAndNothingActsOnThem() {
    showTheApp()
    let texts: [LocalizedText] = ["Ann", "Bert", "Close", "Carl", .verbatim("Close")]
    #expect(suspects(texts) == ["Close": [.thirdParty, .amongStrangers, .alsoVerbatim]])
    localizer.updateChain { $0.promote(.label, in: shadow) }
    let label = localizer.scoped { LabelModel() }
    label.text = "Close"
    #expect(label.text == "Fermer")
  }

  @Test(arguments: [
    (Suspicion.thirdParty, "only a third party's entry has it"),
    (.amongStrangers, "it stands among texts that are no keys of the app"),
    (.alsoVerbatim, "the same words are verbatim elsewhere in this slot"),
  ])
  func eachReasonIsASentence(_ suspicion: Suspicion, _ sentence: String) {
    #expect("\(suspicion)" == sentence)
  }

  @Test func aSuspectIsNamedWithItsReasons() {
    suspects(["Close", .verbatim("Close")])
    #expect(
      "\(shadow.report(in: "fr"))" == """
        1 text in 1 slot, as fr would show them:
        label: 1 translated, 1 verbatim; 1 suspect
          suspect: “Close” → “Fermer”: only a third party's entry has it; the same words are \
        verbatim elsewhere in this slot
        """
    )
  }
}
