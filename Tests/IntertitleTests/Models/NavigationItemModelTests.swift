import IntertitleTesting
import Testing

struct NavigationItemModelTests {
  @Test("MO-09 prompt and back title are translated and re-rendered")
  func promptAndBackTitleFollow() throws {
    let localizer = Localizer.forTest()
    let item = localizer.scoped { NavigationItemModel(title: "Wallet") }
    item.prompt = "Sign in"
    item.backButtonTitle = "Wallet"
    try localizer.use("fr")
    #expect(item.title == "Portefeuille" && item.prompt == "Se connecter")
    #expect(item.backButtonTitle == "Portefeuille")
    try localizer.use("ja")
    #expect(item.prompt == "サインイン")
  }

  @Test func anItemWithoutAPromptRunsNothingForIt() {
    let recorder = ChainRecorder()
    let localizer = Localizer.forTest(chain: [recorder, .lookup])
    _ = localizer.scoped { NavigationItemModel(title: "Wallet") }
    #expect(recorder.passages.map(\.slot) == [.navigationTitle])
  }
}
