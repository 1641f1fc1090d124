import IntertitleTesting
import Testing

struct ShadowReportTests {
  private let shadow = ShadowMode()
  private let localizer: Localizer

  init() throws {
    localizer = Localizer(
      chain: [shadow, .splittingComposites, .recovering, .lookup],
      system: .fixed([])
    )
    localizer.load([
      "en": ["%lld new": "%lld new", "Help": "Help & more"],
      "fr": [
        "Wallet": "Portefeuille", "%lld new": "%lld de plus", "Open_door": "Ouverte",
        "Name": "Nom",
      ],
      "de": ["Wallet": "Brieftasche", "Send": "Senden"],
    ])
    try localizer.use("fr")
  }

  private func assign(
    _ contents: LocalizedText...,
    in slot: TextSlot = .label
  ) -> [InterceptedText] {
    contents.map { content in
      let text = localizer.scoped { InterceptedText(slot: slot) }
      text.content = content
      return text
    }
  }

  private func slot(_ language: Language = "fr") throws -> ShadowReport.Slot {
    try #require(shadow.report(in: language).slots[.label])
  }

  @Test func eachTextIsListedByWhatTheChainWouldDoWithIt() throws {
    _ = assign("Wallet", "Help", "Send", "2 new", .verbatim("Wallet!"))
    let slot = try slot()
    #expect(slot.translated.map(\.shown) == ["Portefeuille"])
    #expect(slot.fallenBack.map(\.shown) == ["Help & more"])
    #expect(slot.missing.map(\.assigned) == ["Send"])
    #expect(slot.recovered.map(\.key) == ["%lld new"])
    #expect(slot.recovered.map(\.arguments) == [[.integer(2, .plain)]])
    #expect(slot.verbatim == 1 && slot.unseen == 0)
    #expect(slot.texts.count == 4)
  }

  @Test func aTextCountsOnceHoweverOftenItIsAssignedAndWhateverIsSwitched() throws {
    let texts = assign("Wallet", "Wallet")
    for language: Language in ["de", "fr", "de"] {
      try localizer.use(language)
      for text in texts { _ = text.text }
    }
    #expect(try slot("fr").texts.map(\.shown) == ["Portefeuille"])
    #expect(try slot("de").texts.map(\.shown) == ["Brieftasche"])
  }

  @Test func aTextInTwoSlotsIsTwoTexts() {
    _ = assign("Wallet") + assign("Wallet", in: .title)
    let report = shadow.report(in: "fr")
    #expect(report.slots[.label]?.texts.count == 1 && report.slots[.title]?.texts.count == 1)
  }

  @Test func eachLanguageSaysWhatItLacks() throws {
    let texts = assign("Send", "Wallet")
    try localizer.use("de")
    for text in texts { _ = text.text }
    #expect(try slot("fr").missing.map(\.key) == ["Send"])
    #expect(try slot("de").missing.isEmpty)
  }

  @Test func theLastAnswerInALanguageCounts() throws {
    let texts = assign("Send")
    localizer.load(["fr": ["Send": "Envoyer"]])
    #expect(texts.map(\.text) == ["Send"])
    #expect(try slot().translated.map(\.shown) == ["Envoyer"])
    #expect(try slot().missing.isEmpty)
  }

  @Test func aTextThatALanguageDidNotShowIsNotTakenForMissingOrDone() throws {
    _ = assign("Wallet")
    let other = try slot("de")
    #expect(other.texts.isEmpty && other.unseen == 1)
    #expect(
      shadow.report(in: "de").check(.label).findings
        == ["shown in other languages only: 1 more"]
    )
  }

  @Test func aTextSaysWhichKeyOfWhichTableItIs() throws {
    _ = assign(
      "Name:",
      .key("Open", context: "door"),
      "Open",
      .key("Wallet", table: "Legal"),
      "Wallet",
      "\(3) new"
    )
    #expect(
      try slot().texts.map(\.description) == [
        "“%lld new” → “3 de plus”",
        "“Name:” → “Nom\u{202F}:” (key “Name”)",
        "“Open”",
        "“Open” → “Ouverte” (context “door”)",
        "“Wallet” → “Portefeuille”",
        "“Wallet” (table “Legal”)",
      ]
    )
  }

  @Test func whatALinkMakesItselfIsTranslated() throws {
    localizer.updateChain { $0 = [shadow, ScriptedLink(.answer("stop"))] }
    _ = assign("Wallet")
    #expect(try slot().translated.map(\.shown) == ["stop"])
  }

  @Test func copiesOfAShadowWriteInOneReport() throws {
    let derived = localizer.intercepting(with: [shadow, .lookup]).speaking("de")
    derived.scoped { LabelModel() }.text = "Send"
    _ = assign("Wallet")
    #expect(try slot("de").translated.map(\.shown) == ["Senden"])
    #expect(try slot("fr").translated.map(\.shown) == ["Portefeuille"])
  }

  @Test func aReportDoesNotFollowWhatComesAfter() {
    _ = assign("Wallet")
    let report = shadow.report(in: "fr")
    _ = assign("Send")
    #expect(report.slots[.label]?.texts.count == 1)
    #expect(report != shadow.report(in: "fr"))
  }

  @Test func theReportIsSortedAndNamesWhatNeedsALook() throws {
    _ = assign("Wallet", "Send", "Help", "2 new", .verbatim("Hi"))
    _ = assign("Wallet", in: .title)
    #expect(
      "\(shadow.report(in: "fr"))" == """
        5 texts in 2 slots, as fr would show them:
        label: 1 translated, 1 fallback, 1 missing, 1 recovered, 1 verbatim
          missing: “Send”
          fallback: “Help” → “Help & more”
          recovered: “2 new” → “2 de plus” (key “%lld new” with “2”)
          translated: “Wallet” → “Portefeuille”
        title: 1 translated; ready to be promoted
          translated: “Wallet” → “Portefeuille”
        """
    )
  }

  @Test func longListsAreCut() {
    for number in 10..<32 { _ = assign(.key("no. \(number)")) }
    let lines = shadow.report(in: "fr").description.split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines.suffix(2) == ["  missing: “no. 29”", "  missing: … and 2 more"])
  }

  @Test func aTextOfTwoLinesStaysOnOne() throws {
    _ = assign("Two\nlines")
    #expect(try slot().texts.map(\.description) == [#"“Two\nlines”"#])
  }
}
