import Intertitle
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleSample
@testable import retitle

@Suite struct StageTests {
  private let stage = Stage()

  @Test func aSwitchRunsTheChainOnceForEachTextThatIsReadHoweverOften() {
    let texts = stage.screens.flatMap(\.tree).filter { $0.content != nil }
    stage.tap("de")
    #expect(stage.counter.count(.refreshed) == 0)
    for _ in 1...2 { for text in texts { _ = text.text } }
    #expect(stage.counter.count(.refreshed) == texts.count)
    #expect(stage.counter.count(.assigned) == texts.count)
  }

  @Test func whatWasAssignedIsShownWhileTheLayerIsOff() {
    stage.tap("ja")
    let texts = stage.screens.flatMap(\.tree).filter { $0.key != "Rent of %@ due on %@" }
    stage.asWritten {
      #expect(texts.allSatisfy { $0.text == $0.content?.pattern })
    }
    #expect(stage.retrofit.app.settings.title == "設定")
  }

  @Test(arguments: ["en", "de", "ru", "ar", "ja", "zh-Hans", "zh-Hant"] as [Language])
  func peoplesWordsStayTheirsEvenWhereTheyAreKeys(language: Language) {
    stage.tap(language)
    let shown = stage.retrofit.app.chat.texts.compactMap(\.text)
    #expect(shown.contains("Settings") && shown.contains("Done"))
    #expect(stage.localizer.language == language)
  }

  @Test func followingTheSystemBringsItsLanguageBack() {
    stage.tap("ar")
    stage.retrofit.app.language.select(nil)
    #expect(stage.retrofit.app.wallets.title == "Wallet")
    #expect(stage.localizer.preference.followsSystem)
  }

  @Test func thePickerIsChineseForEverybodyUntilTheLayerIsOn() throws {
    let picker = ShutterPicker(
      resources: "Vendor/ShutterPicker/ShutterPicker.bundle",
      open: { stage.localizer.override(PackedBundle(path: $0, system: ["de"])) }
    )
    stage.tap("de")
    #expect(picker.draw().first == ControlLine(leading: "Abbrechen", trailing: "Fertig"))
    stage.asWritten {
      #expect(picker.draw().first == ControlLine(leading: "返回", trailing: "完成"))
    }
  }

  @Test func aTitleFeedsBothItemsAndTheWayBack() {
    stage.tap("ru")
    let app = stage.retrofit.app
    #expect(app.wallets.navigationItem.title == "Кошелёк")
    #expect(app.wallets.tabBarItem.title == "Кошелёк")
    #expect(app.transfer.backTitle?.text == "Кошелёк")
    #expect(app.photo.backTitle?.text == "Чат")
  }
}
