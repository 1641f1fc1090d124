import IntertitleTesting
import Testing

struct ShadowModeTests {
  private let shadow = ShadowMode()
  private let localizer: Localizer

  init() throws {
    localizer = try Self.localizer([.splittingComposites, .recovering, .lookup])
    localizer.updateChain { $0.prepend(shadow, named: "shadow") }
  }

  private static func localizer(_ chain: TextChain) throws -> Localizer {
    let localizer = Localizer(chain: chain, system: .fixed([]))
    localizer.load([
      "en": ["%lld new": "%lld new"],
      "fr": [
        "Wallet": "Portefeuille", "%lld new": "%lld de plus", "Open": "Ouvrir",
        "Open_door": "Ouverte", "Name": "Nom",
      ],
    ])
    try localizer.use("fr")
    return localizer
  }

  private func text(_ content: LocalizedText, _ slot: TextSlot = .label) -> InterceptedText {
    localizer.scoped {
      let text = InterceptedText(slot: slot)
      text.content = content
      return text
    }
  }

  @Test(arguments: CountedChainTests.contents)
  func aTextIsShownAsItIsWithoutAnyChain(_ content: LocalizedText) throws {
    let bare = try Self.localizer([]).scoped { InterceptedText(slot: .label) }
    bare.content = content
    let shadowed = text(content)
    #expect(shadowed.text == bare.text && shadowed.origin == bare.origin)
    #expect(localizer.explain(content, slot: .label).text == bare.text)
  }

  @Test(arguments: CountedChainTests.contents)
  func aPromotedTextIsShownAsTheChainAnswers(_ content: LocalizedText) throws {
    let chain: TextChain = [.splittingComposites, .recovering, .lookup]
    let plain = try Self.localizer(chain).scoped { InterceptedText(slot: .label) }
    plain.content = content
    let shadowed = text(content)
    localizer.updateChain { $0.promote(.label, in: shadow) }
    #expect(shadowed.text == plain.text && shadowed.origin.kind == plain.origin.kind)
  }

  @Test func whatIsOnScreenFollowsAPromotionAndOtherSlotsDoNot() {
    let (label, title) = (text("Wallet"), text("Wallet", .title))
    localizer.updateChain { $0.promote(.title, in: shadow) }
    #expect(label.text == "Wallet" && title.text == "Portefeuille")
  }

  @MainActor @Test func aBoundViewFollowsAPromotionBeforeItReturns() {
    let label = text("Wallet")
    var shown: [String?] = []
    label.bind { shown.append($0) }
    localizer.updateChain { $0.promote(.label, in: shadow) }
    #expect(shown == ["Wallet", "Portefeuille"])
  }

  @Test func aSlotThatWasPromotedStaysPromoted() {
    let texts = [text("Wallet", .title), text("Wallet", .prompt), text("Wallet", .label)]
    localizer.updateChain { $0.promote(.title, in: shadow) }
    let isPromoted = localizer.updateChain { $0.promote(.prompt, .placeholder, in: shadow) }
    #expect(isPromoted)
    #expect(texts.map(\.text) == ["Portefeuille", "Portefeuille", "Wallet"])
    #expect(localizer.chain.names == ["shadow", "look-up"])
    #expect(shadow.promoted.isEmpty)
  }

  @Test func aShadowIsMadeWithSlotsThatArePromoted() throws {
    let localizer = try Self.localizer([ShadowMode(promoting: [.title]), .lookup])
    let (title, label) = localizer.scoped { (TitleModel(title: "Wallet"), LabelModel()) }
    label.text = "Wallet"
    #expect(title.title == "Portefeuille" && label.text == "Wallet")
    #expect(title.navigationItem.title == "Wallet")
  }

  @Test func anotherShadowsChainPromotesNothing() {
    let label = text("Wallet")
    let isPromoted = localizer.updateChain { $0.promote(.label, in: ShadowMode()) }
    #expect(!isPromoted && label.text == "Wallet")
  }

  @Test func aShadowThatIsTakenOutLeavesNothingBehind() {
    let label = text("Wallet")
    localizer.updateChain { $0.remove(named: "shadow") }
    #expect(label.text == "Portefeuille")
    #expect(shadow.report(in: "fr").slots[.label]?.translated.count == 1)
  }

  @Test func theRestOfTheChainRunsOnceAndGetsWhatWasAssigned() {
    let recorder = ChainRecorder()
    localizer.updateChain { $0 = [shadow, recorder, .lookup] }
    _ = text("Wallet").text
    #expect(recorder.passages.map(\.key) == ["Wallet"])
    #expect(recorder.passages.map(\.answer?.text) == ["Portefeuille"])
  }

  @Test func whatIsExplainedIsNotReportedAndItsStepsSayWhatWouldBeShown() {
    let explained = localizer.explain("Wallet", slot: .label)
    #expect(explained.text == "Wallet")
    #expect(explained.steps.map(\.returned).contains("Portefeuille"))
    #expect(shadow.report(in: "fr").slots.isEmpty)
  }

  @Test func aChainWithoutTablesIsShownAsAssignedAndNotReported() {
    let chain: TextChain = [shadow, ScriptedLink(.answer("stop"))]
    #expect(chain.resolve(TextAssignment("Wallet")).text == "Wallet")
    #expect(shadow.report(in: "fr").slots.isEmpty)
  }

  /// What ships has no shadow: a rule that leaves all other slots alone shows the same.
  @Test(arguments: CountedChainTests.contents, [TextSlot.title, .label])
  func aVerbatimRuleForTheOtherSlotsShowsTheSame(
    _ content: LocalizedText,
    _ slot: TextSlot
  ) throws {
    let shipped = try Self.localizer([
      .verbatim(where: { ![.title].contains($0.slot) }), .splittingComposites, .recovering, .lookup,
    ])
    .scoped { InterceptedText(slot: slot) }
    shipped.content = content
    localizer.updateChain { $0.promote(.title, in: shadow) }
    #expect(text(content, slot).text == shipped.text)
  }
}
