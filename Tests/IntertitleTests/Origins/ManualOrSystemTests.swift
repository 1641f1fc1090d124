import IntertitleSample
import IntertitleTesting
import Testing

/// A mode, manual or system, beside the chosen language; a main table of any name.
struct ManualOrSystemTests {
  @Test(
    "manual or system: both modes can be switched at run time, and the mode does not flip at a start"
  )
  func theModeDoesNotFlip() throws {
    let (store, system) = (MemoryPreferenceStore(), FakeSystemLanguages(["de"]))
    try SampleApp(store: store, system: system.languages).localizer.use("ja")
    for _ in 0..<3 {
      let sample = SampleApp(store: store, system: system.languages)
      #expect(sample.localizer.preference == .fixed("ja") && sample.check(in: "ja").isClean)
    }
    try SampleApp(store: store, system: system.languages).localizer.followSystem()
    for _ in 0..<3 {
      let sample = SampleApp(store: store, system: system.languages)
      #expect(sample.localizer.preference.followsSystem && sample.localizer.language == "de")
    }
    #expect(store.writes.map(\.value) == ["ja", "system ja"])
  }

  @Test("manual or system: the language button works after the first start as well")
  func theLanguageButtonWorks() throws {
    let store = MemoryPreferenceStore(["IntertitleLanguage": "ru"])
    let sample = SampleApp(store: store)
    #expect(try sample.localizer.toggle(between: "de", and: "ja").new == "de")
    #expect(try sample.localizer.toggle(between: "de", and: "ja").new == "ja")
    let report = sample.check(in: "ja")
    #expect(report.isClean, "\(report)")
  }

  @Test("manual or system: button titles per state follow without being set again")
  func buttonTitlesPerState() throws {
    let sample = SampleApp(system: .fixed(["de"]))
    sample.app.transfer.isSending = true
    guard case .buttons(let buttons)? = sample.app.transfer.elements.last else {
      Issue.record("the transfer screen ends with its buttons")
      return
    }
    #expect(buttons[0].currentTitle == "Wird bearbeitet\u{A0}…")
    try sample.localizer.use("zh-Hans")
    #expect(buttons[0].currentTitle == "处理中…" && buttons[0].title(for: .normal) == "下一步")
  }

  @Test("manual or system: a main table of any name; a folder that is missing shows no (null)")
  func aMainTableOfAnyName() throws {
    let localizer = Localizer(
      options: TableOptions(mainTable: "EnglishLocalize"),
      system: .fixed([])
    )
    localizer.load(["fr": ["Settings": "Réglages"]])
    localizer.load(folder: "/nowhere")
    try localizer.use("fr")
    #expect(localizer.label("Settings").text == "Réglages")
    try localizer.use("de")
    #expect(localizer.label("Settings").text == "Settings")
    #expect(localizer.text(forKey: "Settings", table: "Missing") == "Settings")
  }
}
