import IntertitleSample
import IntertitleTesting
import Testing

/// A singleton that looks keys up in the chosen language's folder.
struct LanguageToolTests {
  @Test(
    "a language tool: tables by name, toggling, a remembered choice; nothing is rebuilt or read as English"
  )
  func aLanguageTool() throws {
    let store = MemoryPreferenceStore()
    let sample = SampleApp(store: store)
    let objects = sample.texts.map(ObjectIdentifier.init)
    #expect(sample.localizer.text(forKey: "Terms of use", table: "Legal") == "Terms of use")
    for language: Language in ["zh-Hans", "en", "zh-Hans"] {
      #expect(try sample.localizer.toggle(between: "zh-Hans", and: "en").new == language)
      let report = sample.check(in: language)
      #expect(report.isClean, "\(report)")
    }
    #expect(sample.localizer.text(forKey: "Terms of use", table: "Legal") == "使用条款")
    #expect(sample.app.about.title == "关于" && sample.shows("隐私政策"))
    #expect(sample.app.about.navigationItem.title == "关于")
    #expect(sample.texts.map(ObjectIdentifier.init) == objects)
    #expect(SampleApp(store: store).localizer.language == "zh-Hans")
  }

  @Test(
    "a language tool: every language that is remembered is the language of the next start",
    arguments: [
      "zh-Hans", "zh-Hant", "ja", "ar", "ru", "de", "en",
    ] as [Language]
  )
  func everyLanguageIsRemembered(_ language: Language) throws {
    let store = MemoryPreferenceStore()
    try SampleApp(store: store).localizer.use(language)
    let report = SampleApp(store: store).check(in: language)
    #expect(report.isClean, "\(report)")
  }
}
