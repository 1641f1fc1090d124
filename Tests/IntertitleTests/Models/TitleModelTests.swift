import IntertitleTesting
import Testing

struct TitleModelTests {
  private let recorder = ChainRecorder()
  private let localizer: Localizer

  init() {
    localizer = .forTest(chain: [recorder, .lookup])
  }

  private func screen(_ title: String? = nil) -> TitleModel {
    localizer.scoped { TitleModel(title: title) }
  }

  private func titles(_ screen: TitleModel) -> [String?] {
    [screen.title, screen.navigationItem.title, screen.tabBarItem.title]
  }

  @Test func aTitleWithTwoItemsRunsTheChainThreeTimes() {
    _ = screen("Wallet")
    #expect(recorder.log.checkRuns(3).isClean)
    #expect(recorder.passages.map(\.slot) == [.title, .navigationTitle, .tabTitle])
    #expect(recorder.passages.allSatisfy { $0.text == "Wallet" && $0.cause == .assigned })
  }

  @Test func aTitleThatIsReadAfterASwitchRunsOnceForEachReadSlot() throws {
    let screen = screen("Wallet")
    try localizer.use("fr")
    #expect(screen.navigationItem.title == "Portefeuille")
    #expect(recorder.log.checkRuns(4).isClean)
    #expect(titles(screen) == ["Portefeuille", "Portefeuille", "Portefeuille"])
    #expect(recorder.log.checkRuns(6).isClean)
  }

  @Test("MO-01 a title hands on its key, never its text: nothing is translated twice")
  func aTitleHandsOnItsKey() throws {
    localizer.load(["fr": ["A": "B", "B": "C"]])
    try localizer.use("fr")
    let screen = screen("A")
    #expect(titles(screen) == ["B", "B", "B"])
    let label = localizer.label("B")
    #expect(label.text == "C")
    screen.title = screen.title
    #expect(titles(screen) == ["B", "B", "B"])
  }

  @Test("MO-03 what is assigned last is shown, and each re-renders from its own key")
  func theLastAssignmentWins() throws {
    localizer.load(["fr": ["home": "Accueil", "tab_home": "Onglet", "x": "Ixe"]])
    let screen = screen("home")
    #expect(titles(screen) == ["home", "home", "home"])
    screen.tabBarItem.title = "tab_home"
    #expect(titles(screen) == ["home", "home", "tab_home"])
    try localizer.use("fr")
    #expect(titles(screen) == ["Accueil", "Accueil", "Onglet"])
    screen.title = "x"
    #expect(titles(screen) == ["Ixe", "Ixe", "Ixe"])
  }

  @Test("MO-03 a title set again is handed on, although its own text did not change")
  func aTitleSetAgainIsHandedOn() {
    let screen = screen("Wallet")
    screen.tabBarItem.title = "Sign in"
    recorder.log.removeAll()
    screen.title = "Wallet"
    #expect(titles(screen) == ["Wallet", "Wallet", "Wallet"])
    #expect(recorder.passages.map(\.slot) == [.tabTitle])
  }

  @Test func aTitleSetToItsShownTextIsHandedOnWithItsKey() throws {
    try localizer.use("fr")
    let screen = screen("Wallet")
    screen.tabBarItem.title = "Sign in"
    screen.title = "Portefeuille"
    #expect(titles(screen) == ["Portefeuille", "Portefeuille", "Portefeuille"])
    #expect(screen.tabBarItem.$title.key == "Wallet")
  }

  @Test func nilTakesTheTitlesOfTheItemsToo() {
    let screen = screen("Wallet")
    screen.title = nil
    #expect(titles(screen) == [nil, nil, nil])
    screen.navigationItem.title = "Sign in"
    #expect(titles(screen) == [nil, "Sign in", nil])
    screen.title = nil
    #expect(titles(screen) == [nil, nil, nil])
  }

  @Test func anItemSetBeforeTheTitleChangesWithIt() {
    let screen = screen()
    screen.navigationItem.title = "Sign in"
    screen.title = "Wallet"
    #expect(titles(screen) == ["Wallet", "Wallet", "Wallet"])
  }

  @Test func aVerbatimTitleIsVerbatimInItsItems() throws {
    try localizer.use("fr")
    let screen = screen()
    screen.$title.content = .verbatim("Wallet")
    #expect(titles(screen) == ["Wallet", "Wallet", "Wallet"])
    #expect(screen.tabBarItem.$title.origin == .verbatim)
  }

  @Test func aTableOfAScreenIsTheTableOfItsItems() throws {
    localizer.load(["fr": ["Name": "Prénom"]], table: "Person")
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel(title: "Name", table: "Person") }
    #expect(titles(screen) == ["Prénom", "Prénom", "Prénom"])
  }

  @Test("CH-09 a subclass that overrides its title and calls super runs the chain once a slot")
  func aSubclassThatOverridesItsTitle() throws {
    try localizer.use("fr")
    let screen = localizer.scoped { OverridingScreen() }
    recorder.log.removeAll()
    screen.title = "Wallet"
    #expect(recorder.log.checkRuns(3).isClean)
    #expect(recorder.log.checkRuns(1, for: .title).isClean)
    #expect(titles(screen) == ["Portefeuille", "Portefeuille", "Portefeuille"])
    #expect(screen.assignments == 1)
  }

  @Test func theTreeOfAScreenListsItsItemsAfterIt() throws {
    let screen = localizer.scoped { WalletScreen() }
    #expect(
      screen.tree.map(\.slot.name) == [
        "title", "label", "navigationPrompt", "navigationTitle", "backButtonTitle", "tabTitle",
      ]
    )
    try localizer.use("fr")
    let report = screen.tree.check(in: "fr")
    #expect(report.isClean, "\(report)")
  }

  @Test func aDescriptionNamesTheScreenAndWhatItShows() throws {
    let screen = localizer.scoped { WalletScreen() }
    try localizer.use("fr")
    #expect("\(screen)" == "WalletScreen “Portefeuille” ← “Wallet” (fr)")
    #expect("\(screen.tabBarItem)" == "TabBarItemModel “Portefeuille” ← “Wallet” (fr)")
    #expect("\(screen.navigationItem)".hasPrefix("NavigationItemModel “Portefeuille”"))
  }

  @Test("RE-09 after a switch the same objects are there, in the same place, and only texts differ")
  func aSwitchRebuildsNothing() throws {
    let stack = localizer.scoped { [WalletScreen(), WalletScreen()] }
    let before = stack.flatMap(\.tree).map(ObjectIdentifier.init)
    try localizer.use("fr")
    #expect(stack.flatMap(\.tree).map(ObjectIdentifier.init) == before)
    #expect(stack.allSatisfy { $0.title == "Portefeuille" })
  }
}

private final class OverridingScreen: TitleModel {
  var assignments = 0

  override var title: String? {
    get { super.title }
    set {
      assignments += 1
      super.title = newValue
    }
  }

  init() { super.init() }
}

private final class WalletScreen: TitleModel {
  private let button = LabelModel()

  init() {
    super.init(title: "Wallet")
    button.text = "Sign in"
  }

  override var texts: [InterceptedText] { super.texts + button.texts }
}
