import IntertitleTesting
import Testing

struct ScopeTests {
  private let localizer = Localizer.forTest()

  @Test func aModelUsesTheLocalizerOfItsScope() {
    let label = localizer.scoped { LabelModel() }
    #expect(label.$text.localizer === localizer)
    #expect(localizer.scoped { Localizer.current } === localizer)
    #expect(Localizer.current !== localizer)
  }

  @Test func theInnermostScopeWins() {
    let other = Localizer.forTest()
    localizer.scoped {
      #expect(other.scoped { Localizer.current } === other)
      #expect(Localizer.current === localizer)
    }
  }

  @Test func aModelKeepsItsLocalizerAfterItsScope() throws {
    let label = localizer.scoped { LabelModel() }
    label.text = "Wallet"
    try localizer.use("fr")
    #expect(label.text == "Portefeuille")
  }

  @Test func aScopePassesOnWhatItsBodyThrows() {
    struct Oops: Error {}
    #expect(throws: Oops.self) { try localizer.scoped { throw Oops() } }
    #expect(throws: Oops.self) { try localizer.scoped(to: "fr") { throw Oops() } }
  }

  @Test func aScopeMayBeAsynchronous() async throws {
    let localizer = localizer
    let text = await localizer.scoped(to: "fr") {
      await Task.yield()
      let label = LabelModel()
      label.text = "Wallet"
      return label.text
    }
    #expect(text == "Portefeuille")
    #expect(await localizer.scoped { await Task { Localizer.current }.value } === localizer)
  }

  @Test func aDetachedTaskIsOutsideOfAllScopes() async {
    let localizer = localizer
    let current = await localizer.scoped { await Task.detached { Localizer.current }.value }
    #expect(current !== localizer)
  }

  @Test func aScopeInALanguageLeavesTheLocalizersOwnAlone() throws {
    let label = localizer.scoped(to: "fr") { LabelModel() }
    label.text = "Wallet"
    #expect(label.text == "Portefeuille" && localizer.language == "en")
    try localizer.use("ja")
    #expect(label.text == "Portefeuille")
  }

  @Test func aLocalizerThatSpeaksFollowsTablesAndChain() throws {
    let speaking = localizer.speaking("fr")
    let label = speaking.label("Wallet")
    localizer.load(["fr": ["Wallet": "Bourse"]])
    #expect(label.text == "Bourse")
    localizer.updateChain { $0.prepend(ScriptedLink(.append("!"))) }
    #expect(label.text == "Bourse!")
  }

  @Test func aLocalizerThatSpeaksMaySwitchByItselfAndStoresNothing() throws {
    let store = MemoryPreferenceStore()
    let localizer = Localizer.forTest(store: store)
    let speaking = localizer.speaking("fr")
    let (label, heard) = (speaking.label("Wallet"), Heard(speaking))
    try speaking.use("ja")
    #expect(label.text == "ウォレット" && heard.languages == ["ja"])
    #expect(localizer.language == "en" && store.writes.isEmpty)
  }

  @Test func aLocalizerThatSpeaksALanguageNobodyHasFallsBack() {
    #expect(localizer.speaking("tlh").language == "en")
    #expect(localizer.speaking("fr-CA").language == "fr")
  }

  @Test func observersOfTheLocalizerHearNothingOfItsScopes() throws {
    let heard = Heard(localizer)
    try localizer.speaking("fr").use("ja")
    #expect(heard.changes.isEmpty)
  }

  @Test("CH-02 a chain of its own for a part of an app, in place of links per model")
  func aChainOfItsOwn() throws {
    let shouting = localizer.intercepting(with: [ScriptedLink(.append("m")), .lookup])
    localizer.updateChain { $0 = [ScriptedLink(.append("g")), .lookup] }
    #expect(shouting.label("x").text == "xm")
    #expect(localizer.label("x").text == "xg")
    let both = localizer.intercepting(with: [ScriptedLink(.append("m")), localizer.chain])
    #expect(both.label("x").text == "xgm")
    #expect(both.explain(.key("x")).steps.count == 3)
  }

  @Test func aChainOfItsOwnFollowsLanguageAndTables() throws {
    let own = localizer.intercepting(with: [.lookup])
    let label = own.label("Wallet")
    try localizer.use("fr")
    #expect(label.text == "Portefeuille" && own.language == "fr")
  }
}
