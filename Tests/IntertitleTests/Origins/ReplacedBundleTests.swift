import Foundation
import IntertitleSample
import IntertitleTesting
import Testing

/// The main bundle's class is replaced.
struct ReplacedBundleTests {
  @Test(
    "the replaced bundle: the main bundle follows, storyboards too, and goes back to the system's language"
  )
  func aReplacedBundle() throws {
    let (store, system) = (MemoryPreferenceStore(), FakeSystemLanguages(["de"]))
    let sample = SampleApp(store: store, system: system.languages)
    sample.localizer.load(["ru": ["abc-12-xyz.text": "Войти"]], table: "Main")
    let main = sample.localizer.override(Bundle.main)
    func shown(_ key: String, _ table: String? = nil) -> String {
      main.localizedString(forKey: key, value: nil, table: table)
    }
    #expect(shown("Settings") == "Einstellungen")
    try sample.localizer.use("ru")
    #expect(shown("Settings") == "Настройки" && shown("abc-12-xyz.text", "Main") == "Войти")
    #expect(shown("Terms of use") == "Terms of use")
    try sample.localizer.followSystem()
    #expect(shown("Settings") == "Einstellungen" && sample.check(in: "de").isClean)
    system.preferred = ["ja"]
    #expect(shown("Settings") == "設定")
  }

  @Test("the replaced bundle: the system's language is never stored as if it had been chosen")
  func theSystemsLanguageIsNotStored() throws {
    let store = MemoryPreferenceStore()
    let sample = SampleApp(store: store, system: .fixed(["de"]))
    #expect(sample.check(in: "de").isClean && store.writes.isEmpty)
    #expect(SampleApp(store: store, system: .fixed(["ja"])).localizer.language == "ja")
  }

  @Test(
    "the replaced bundle: a stored choice reaches the bundle at the next start, and no prefix decides"
  )
  func aStoredChoiceReachesTheBundle() throws {
    let store = MemoryPreferenceStore(["IntertitleLanguage": "zh-HK"])
    let sample = SampleApp(store: store)
    #expect(sample.localizer.language == "zh-Hant")
    let main = sample.localizer.override(Bundle.main)
    let text = main.localizedString(forKey: "Settings", value: nil, table: nil)
    #expect(text == sample.app.settings.title && text == "設定")
    #expect(sample.localizer.available.count == 7)
  }
}
