import Foundation
import IntertitleSample
import IntertitleTesting
import Testing

/// Every assigned text is a key, and every bundle that is not the system's is answered.
struct GlobalInterceptionTests {
  @Test(
    "interception everywhere: labels, titles and items follow; vendors are answered; people's words are not"
  )
  func globalInterception() throws {
    let sample = SampleApp()
    let objects = sample.texts.map(ObjectIdentifier.init)
    try sample.localizer.use("zh-Hans")
    let report = sample.check(in: "zh-Hans")
    #expect(report.isClean, "\(report)")
    let (wallets, settings) = (sample.app.wallets, sample.app.settings)
    #expect(wallets.navigationItem.title == "钱包" && settings.tabBarItem.title == "设置")
    #expect(sample.drawn.allSatisfy { !$0.contains("Idle") && !$0.contains("Header") })
    #expect(sample.shows("Settings"), "a message of a person says so")
    let counted = sample.counter.lookups
    #expect(counted.checkNeverLookedUp("谢谢！🎉", "Rent & food", "Lena Fischer", "$").isClean)
    #expect(sample.texts.map(ObjectIdentifier.init) == objects)
  }

  @Test(
    "interception everywhere: system bundles answer themselves and an account has a preference of its own"
  )
  func systemBundlesAndAccounts() throws {
    let store = MemoryPreferenceStore()
    let sample = SampleApp(store: store)
    try sample.localizer.use("de")
    let system = StillBundle("com.apple.UIKit", texts: ["Cancel": "the system's"])
    let text = sample.localizer.override(system)
      .localizedString(forKey: "Cancel", value: nil, table: nil)
    #expect(text == "the system's")
    try sample.localizer.remember(as: "account of Lena")
    #expect(sample.localizer.language == "en")
    try sample.localizer.use("ja")
    #expect(store.values == ["IntertitleLanguage": "de", "account of Lena": "ja"])
  }

  @Test(
    "interception everywhere: nothing is translated twice, and an unknown language is not Chinese"
  )
  func nothingIsTranslatedTwice() throws {
    let sample = SampleApp()
    sample.localizer.load(["de": ["Einstellungen": "twice"]])
    try sample.localizer.use("de")
    let titles = [sample.app.settings.title, sample.app.settings.navigationItem.title]
    #expect(titles == ["Einstellungen", "Einstellungen"])
    try sample.localizer.use("tlh")
    #expect(sample.localizer.language == "en" && sample.check(in: "en").isClean)
  }

  @Test(
    "interception everywhere: a text that the chain does not change keeps its object and its style"
  )
  func anUnchangedTextKeepsItsObject() throws {
    let label = SampleApp().localizer.label()
    let styled = NSAttributedString(string: "v4.2", attributes: [.init("colour"): "red"])
    label.attributedText = styled
    #expect(label.attributedText === styled)
  }

  @Test(
    "interception everywhere: the look-up asks one question for each assigned text, and no file is opened"
  )
  func oneQuestionForEachText() throws {
    let sample = SampleApp()
    sample.localizer.updateChain { $0 = [sample.counter, .lookup] }
    sample.counter.reset()
    let label = sample.localizer.label("Settings")
    #expect(label.text == "Settings" && sample.counter.lookups.total == 1)
  }
}
