import IntertitleSample
import IntertitleTesting
import Testing

/// Follow the system, or one of three languages; keys in Chinese; images by language.
struct FollowOrChooseTests {
  /// The wallet app as it would be had all of it been written in Shenzhen: no retrofit, its own
  /// localizer over tables, in which Chinese is the development language.
  private func chineseApp(
    _ store: MemoryPreferenceStore,
    _ system: FakeSystemLanguages
  ) -> (localizer: Localizer, app: Satchel) {
    let localizer = Localizer(store: store, system: system.languages)
    localizer.load(
      [
        "en": ["钱包": "Wallet", "转账": "Transfer", "取消": "Cancel", "横幅": "banner-en"],
        "zh-Hant": ["钱包": "錢包", "转账": "轉帳"],
      ],
      development: "zh-Hans"
    )
    let app = localizer.scoped {
      Satchel(
        languages: ["简体", "繁體", "English"],
        choose: { _ in },
        open: { StillBundle(path: $0) }
      )
    }
    return (localizer, app)
  }

  @Test(
    "follow or choose: with Chinese keys the four states work, and following restores what was there"
  )
  func fourStates() throws {
    let (store, system) = (MemoryPreferenceStore(), FakeSystemLanguages(["en-US"]))
    let (localizer, app) = chineseApp(store, system)
    var titles: [String?] {
      [app.wallets.title, app.wallets.navigationItem.title, app.transfer.title]
    }
    #expect(titles == ["Wallet", "Wallet", "Transfer"])
    try localizer.use("zh-Hans")
    #expect(titles == ["钱包", "钱包", "转账"] && localizer.imageName("横幅") == "横幅")
    try localizer.use("zh-Hant")
    #expect(titles == ["錢包", "錢包", "轉帳"])
    try localizer.use("en")
    #expect(titles == ["Wallet", "Wallet", "Transfer"] && localizer.imageName("横幅") == "banner-en")
    try localizer.use("zh-Hant")
    try localizer.followSystem()
    #expect(titles == ["Wallet", "Wallet", "Transfer"])
    system.preferred = ["fr"]
    #expect(titles == ["钱包", "钱包", "转账"])
    #expect(try localizer.followSystem(false).new == "zh-Hant")
  }

  @Test(
    "follow or choose: nothing of the system's is written, and its own choice is not read back as such"
  )
  func nothingOfTheSystemsIsWritten() throws {
    let (store, system) = (
      MemoryPreferenceStore(["AppleLanguages": "ja"]), FakeSystemLanguages(["en"])
    )
    let localizer = chineseApp(store, system).localizer
    try localizer.use("zh-Hant")
    try localizer.followSystem()
    #expect(localizer.language == "en" && system.preferred == ["en"])
    #expect(store.values["AppleLanguages"] == "ja")
  }

  @Test("follow or choose: an image key that stands twice is the last one, with a warning")
  func anImageKeyTwice() throws {
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(["fr": ["banner": "one", "banner": "two"]], table: "Assets")
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    #expect(localizer.imageName("banner") == "two" && localizer.rules == ["duplicate-key"])
  }

  @Test(
    "follow or choose: the language page chooses, is the same page after it, and shows the choice"
  )
  func theLanguagePageStays() throws {
    let sample = SampleApp(system: .fixed(["de"]))
    let page = sample.app.language
    let names = sample.localizer.available.map(\.ownName)
    page.select(names.firstIndex(of: "日本語"))
    #expect(sample.localizer.language == "ja" && page.title == "言語" && page.chosen != nil)
    page.select(nil)
    #expect(sample.localizer.language == "de" && page.title == "Sprache")
    #expect(sample.app.language === page && page.previous === sample.app.settings)
    #expect(sample.localizer.preference == LanguagePreference(followsSystem: true, choice: "ja"))
  }
}
