import IntertitleTesting
import Testing

struct PreferenceTests {
  private let store = MemoryPreferenceStore()
  private let system = FakeSystemLanguages(["fr"])

  private func localizer() -> Localizer {
    .forTest(store: store, system: system.languages)
  }

  @Test("PE-01 a choice is put to use at the next start")
  func aChoiceIsPutToUse() throws {
    try localizer().use("ja")
    #expect(localizer().language == "ja")
  }

  @Test("PE-02 with an empty store the system is followed and nothing is stored")
  func theSystemIsFollowedAndNothingStored() {
    let first = localizer()
    #expect(first.language == "fr" && first.preference == .system)
    _ = first.label("Wallet").text
    #expect(store.writes.isEmpty)
    system.changeSilently(to: ["ja"])
    #expect(localizer().language == "ja")
  }

  @Test("PE-04 nothing of the system's is ever written", arguments: 1...3)
  func foreignValuesAreLeftAlone(_ start: Int) throws {
    store.values["AppleLanguages"] = "zh-Hant"
    for _ in 0..<start {
      let localizer = localizer()
      #expect(localizer.language == "fr")
      try localizer.followSystem()
    }
    #expect(store.values["AppleLanguages"] == "zh-Hant")
    #expect(store.writes.allSatisfy { $0.key == "IntertitleLanguage" })
  }

  @Test("a choice is what was chosen, whatever its name", arguments: ["system", "fixed", "fr"])
  func aChoiceIsWhatWasChosen(_ tag: String) throws {
    try localizer().use(Language(tag))
    #expect(localizer().preference == .fixed(Language(tag)))
    try localizer().followSystem()
    let following = LanguagePreference(followsSystem: true, choice: Language(tag))
    #expect(localizer().preference == following)
  }

  @Test func aPreferenceSaysWhatItIs() {
    let both = LanguagePreference(followsSystem: true, choice: "fr")
    let said = [LanguagePreference.fixed("fr"), .system, both].map { "\($0)" }
    #expect(said == ["fr", "the system’s languages", "the system’s languages, before that fr"])
  }

  @Test("PE-06 a stored language that is not shipped is kept until it is")
  func aLanguageThatIsNotShippedIsKept() {
    store.values["IntertitleLanguage"] = "ko"
    let localizer = localizer()
    #expect(localizer.language == "en" && localizer.preference == .fixed("ko"))
    localizer.load(["ko": ["Wallet": "지갑"]])
    #expect(localizer.language == "ko" && localizer.label("Wallet").text == "지갑")
    #expect(store.writes.isEmpty)
  }

  @Test(
    "PE-06 rubbish is ignored, reported and left where it is",
    arguments: [
      "???", "", "fr ja", "system ???", "system fr ja", "fixed ???", "\u{0}",
    ]
  )
  func rubbishIsIgnored(_ value: String) {
    store.values["IntertitleLanguage"] = value
    let localizer = localizer()
    #expect(localizer.language == "fr" && localizer.preference == .system)
    #expect(localizer.rules == ["unusable-preference"])
    #expect(store.values["IntertitleLanguage"] == value)
  }

  @Test("PE-07 a preference to use while nothing is stored, whenever it is set")
  func theInitialPreference() {
    let before = localizer()
    before.initialPreference = .fixed("ar")
    #expect(before.language == "ar" && before.language.direction == .rightToLeft)
    let after = localizer()
    #expect(after.language == "fr")
    after.initialPreference = .fixed("ar")
    #expect(after.language == "ar" && store.writes.isEmpty)
  }

  @Test("PE-07 what is stored beats the initial preference")
  func theStoredPreferenceBeatsTheInitialOne() {
    store.values["IntertitleLanguage"] = "ja"
    let localizer = localizer()
    localizer.initialPreference = .fixed("ar")
    #expect(localizer.language == "ja")
  }

  @Test func choosingWhatStandsInForAChoiceIsAChoice() throws {
    let localizer = localizer()
    localizer.initialPreference = .fixed("ar")
    try localizer.use("ar")
    #expect(store.writes.map(\.value) == ["ar"])
    localizer.initialPreference = .fixed("ja")
    #expect(localizer.language == "ar")
  }

  @Test func choosingToFollowTheSystemIsAChoice() throws {
    let localizer = localizer()
    try localizer.followSystem()
    localizer.initialPreference = .fixed("ar")
    #expect(localizer.language == "fr" && store.writes.map(\.value) == ["system"])
  }

  @Test("PE-08 two localizers on one store: what one sets, the other reads again")
  func twoLocalizersOnOneStore() throws {
    let (first, second) = (localizer(), localizer())
    #expect(second.language == "fr")
    try first.use("ja")
    #expect(second.language == "fr")
    second.reload()
    #expect(second.language == "ja" && second.preference == .fixed("ja"))
  }

  @Test func reloadingWithoutAStoreKeepsTheChoice() throws {
    let localizer = Localizer.forTest(system: system.languages)
    try localizer.use("ja")
    localizer.reload()
    #expect(localizer.language == "ja")
    let speaking = localizer.speaking("ar")
    speaking.reload()
    #expect(speaking.language == "ar")
  }

  @Test func reloadingFromAStoreThatFailsKeepsTheChoice() throws {
    let localizer = localizer()
    try localizer.use("ja")
    store.readingFailure = .init("gone")
    localizer.reload()
    #expect(localizer.language == "ja" && localizer.rules == ["unreadable-preference"])
  }

  @Test func reloadingRubbishKeepsTheChoice() throws {
    let localizer = localizer()
    try localizer.use("ja")
    store.values["IntertitleLanguage"] = "???"
    localizer.reload()
    #expect(localizer.language == "ja" && localizer.rules == ["unusable-preference"])
  }

  @Test func reloadingAStoreThatWasEmptiedGoesBackToTheInitialPreference() throws {
    let localizer = localizer()
    try localizer.use("ja")
    store.values = [:]
    localizer.reload()
    #expect(localizer.language == "fr" && localizer.preference == .system)
  }

  @Test func aStoreThatCannotBeReadIsReportedAndTheInitialPreferenceUsed() {
    store.values["IntertitleLanguage"] = "ja"
    store.readingFailure = .init("gone")
    let localizer = localizer()
    #expect(localizer.language == "fr" && localizer.rules == ["unreadable-preference"])
  }

  @Test func followingTheSystemAndBackRestoresExactlyWhatWasChosen() throws {
    let localizer = localizer()
    try localizer.use("ja")
    #expect(try localizer.followSystem().new == "fr")
    #expect(localizer.preference == LanguagePreference(followsSystem: true, choice: "ja"))
    #expect(try localizer.followSystem(false).new == "ja")
    #expect(localizer.preference == .fixed("ja"))
    #expect(store.writes.map(\.value) == ["ja", "system ja", "ja"])
  }

  @Test func aChoiceIsKeptAcrossAStartWhileTheSystemIsFollowed() throws {
    try localizer().use("ja")
    try localizer().followSystem()
    let next = localizer()
    #expect(next.language == "fr")
    #expect(try next.followSystem(false).new == "ja")
  }

  @Test func notFollowingWithoutAChoiceChoosesTheLanguageInUse() throws {
    let localizer = localizer()
    try localizer.followSystem(false)
    #expect(localizer.preference == .fixed("fr"))
    system.preferred = ["ja"]
    #expect(localizer.language == "fr")
  }

  @Test func aLiveChangeOfTheSystemIsFollowed() {
    let localizer = localizer()
    let (label, heard) = (localizer.label("Wallet"), Heard(localizer))
    #expect(label.text == "Portefeuille")
    system.preferred = ["ja"]
    #expect(label.text == "ウォレット" && heard.languages == ["ja"])
    #expect(store.writes.isEmpty)
  }

  @Test func aLiveChangeIsNotFollowedWhereALanguageIsChosen() throws {
    let localizer = localizer()
    try localizer.use("ar")
    system.preferred = ["ja"]
    #expect(localizer.language == "ar")
  }

  @Test func aLiveChangeIsNoChoice() {
    let localizer = localizer()
    #expect(localizer.language == "fr")
    system.preferred = ["ja"]
    localizer.initialPreference = .fixed("ar")
    #expect(localizer.language == "ar")
  }

  @Test func aSystemLanguageThatTheAppRefusesIsReportedAndNotUsed() {
    struct No: Error {}
    let localizer = localizer()
    #expect(localizer.language == "fr")
    localizer.mayUse = { _ in throw No() }
    system.preferred = ["ja"]
    #expect(localizer.language == "fr" && localizer.rules == ["language-refused"])
  }

  @Test("NE-11 the second language of the system is used where the first is not there")
  func theSecondLanguageOfTheSystem() {
    system.changeSilently(to: ["nl", "ja"])
    #expect(localizer().language == "ja")
    system.changeSilently(to: ["nl", "ko"])
    #expect(localizer().language == "en")
  }

  @Test func theStoreIsReadAtFirstUseAndOnlyThen() {
    store.readingFailure = .init("must not be read")
    let localizer = Localizer(store: store, system: system.languages)
    #expect(localizer.diagnostics.isEmpty)
    store.readingFailure = nil
    store.values["IntertitleLanguage"] = "ja"
    localizer.load(["ja": [:]])
    #expect(localizer.language == "ja")
  }
}
