import Foundation
import IntertitleTesting
import Testing

struct UseTests {
  private let store = MemoryPreferenceStore()
  private let localizer: Localizer

  init() {
    localizer = .forTest(store: store)
  }

  @Test func aSwitchSaysWhatChanged() throws {
    let change = try localizer.use("fr")
    #expect(change.old == "en" && change.new == "fr" && change.preference == .fixed("fr"))
    #expect(localizer.language == "fr" && localizer.preference == .fixed("fr"))
    #expect(try localizer.use("ja").revision > change.revision)
  }

  @Test func aSwitchIsStoredAsOneValue() throws {
    try localizer.use("fr")
    #expect(store.writes == [.init(key: "IntertitleLanguage", value: "fr")])
  }

  @Test("RE-07 asking again for what was asked for stores and tells nothing")
  func askingAgainDoesNothing() throws {
    let heard = Heard(localizer)
    try localizer.use("fr")
    let change = try localizer.use("fr")
    #expect(change.old == "fr" && change.new == "fr")
    #expect(store.writes.count == 1 && heard.changes.count == 1)
  }

  @Test("RE-07 another request with the same effective language is stored, and nobody hears")
  func anotherRequestForTheSameLanguage() throws {
    localizer.load(["zh-Hans": ["Wallet": "钱包"]])
    try localizer.use("zh-Hans")
    let heard = Heard(localizer)
    let change = try localizer.use("zh-Hans-CN")
    #expect(change.old == "zh-Hans" && change.new == "zh-Hans")
    #expect(heard.changes.isEmpty)
    #expect(store.writes.last?.value == "zh-Hans-CN")
    #expect(localizer.preference == .fixed("zh-Hans-CN"))
  }

  @Test("RE-07 a switch to an equal language renders nothing anew")
  func anEqualLanguageRendersNothing() throws {
    localizer.load(["zh-Hans": ["Wallet": "钱包"]])
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    let label = localizer.label("Wallet")
    try localizer.use("zh-Hans")
    #expect(label.text == "钱包")
    try localizer.use("zh-Hans-CN")
    #expect(label.text == "钱包" && recorder.passages.count == 2)
  }

  @Test(
    "BO-05 a language that no table has: the development language, kept and reported",
    arguments: [
      "xx", "qaa", "not a tag!", "",
    ]
  )
  func aLanguageThatNobodyHas(_ tag: String) throws {
    let change = try localizer.use(Language(tag))
    #expect(change.new == "en" && change.preference == .fixed(Language(tag)))
    #expect(localizer.label("Wallet").text == "Wallet")
    #expect(localizer.rules.contains("language-not-available"))
    #expect(localizer.preference.choice == Language(tag))
  }

  @Test func aRegionFindsItsLanguage() throws {
    #expect(try localizer.use("fr-CA").new == "fr")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func theDevelopmentLanguageIsAlwaysThere() throws {
    #expect(localizer.available.map(\.language).contains("en"))
    try localizer.use("fr")
    try localizer.use("en")
    #expect(localizer.label("Wallet").text == "Wallet" && localizer.diagnostics.isEmpty)
  }

  @Test func anyLanguageMayBeTheDevelopmentLanguage() throws {
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(["en": ["钱包": "Wallet"]], development: "zh-Hans")
    #expect(localizer.language == "zh-Hans")
    #expect(localizer.label("钱包").text == "钱包")
    try localizer.use("en-GB")
    #expect(localizer.label("钱包").text == "Wallet")
  }

  @Test func theLanguagesAreOfferedByTheirOwnNamesWithTheirDirection() throws {
    let names = localizer.available.map(\.ownName)
    #expect(Set(names).isSuperset(of: ["English", "français", "日本語", "العربية"]))
    let arabic = try #require(localizer.available.first { $0.language == "ar" })
    #expect(arabic.direction == .rightToLeft && arabic.name(in: "en") == "Arabic")
  }

  @Test("RE-13 the direction changes with the language, and is said only where it does")
  func theDirectionFollows() throws {
    localizer.load(["he": ["Wallet": "ארנק"]])
    #expect(try !localizer.use("fr").directionChanged)
    #expect(try localizer.use("ar").directionChanged)
    #expect(try !localizer.use("he").directionChanged)
    #expect(try localizer.use("en").directionChanged)
  }

  @Test func aToggleUsesTheOtherOfTwo() throws {
    #expect(try localizer.toggle(between: "fr", and: "ja").new == "fr")
    #expect(try localizer.toggle(between: "fr", and: "ja").new == "ja")
    #expect(try localizer.toggle(between: "fr", and: "ja").new == "fr")
    try localizer.use("ar")
    #expect(try localizer.toggle(between: "ja", and: "fr").new == "ja")
  }

  @Test func aToggleOfRegionsKnowsTheLanguageInUse() throws {
    try localizer.use("fr")
    #expect(try localizer.toggle(between: "fr-CA", and: "ja").new == "ja")
  }

  @Test func theLocaleIsTheLanguageInUse() throws {
    try localizer.use("fr")
    #expect(localizer.locale.identifier.hasPrefix("fr"))
  }
}
