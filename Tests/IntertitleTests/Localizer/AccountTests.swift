import IntertitleTesting
import Testing

/// The preference of another user account, under another key or in another store.
struct AccountTests {
  private let store = MemoryPreferenceStore()
  private let system = FakeSystemLanguages(["fr"])

  private func localizer() -> Localizer {
    .forTest(store: store, system: system.languages)
  }

  @Test func anotherAccountHasItsOwnPreference() throws {
    let localizer = localizer()
    try localizer.use("ja")
    let heard = Heard(localizer)
    #expect(try localizer.remember(as: "second account").new == "fr")
    try localizer.use("ar")
    #expect(store.values == ["IntertitleLanguage": "ja", "second account": "ar"])
    #expect(try localizer.remember(as: "IntertitleLanguage").new == "ja")
    #expect(heard.languages == ["fr", "ar", "ja"])
  }

  @Test func anotherStoreIsReadAndWritten() throws {
    let other = MemoryPreferenceStore(["IntertitleLanguage": "ar"])
    let localizer = localizer()
    #expect(try localizer.remember(in: other).new == "ar")
    try localizer.use("ja")
    #expect(other.writes.map(\.value) == ["ja"] && store.writes.isEmpty)
  }

  @Test func anotherAccountWithTheSameLanguageTellsNobody() throws {
    store.values = ["IntertitleLanguage": "ja", "second": "ja"]
    let localizer = localizer()
    let heard = Heard(localizer)
    try localizer.remember(as: "second")
    #expect(heard.changes.isEmpty)
  }

  @Test func anAccountWhoseLanguageIsRefusedIsNotSwitchedTo() throws {
    struct No: Error {}
    store.values = ["second": "ja"]
    let localizer = localizer()
    localizer.mayUse = { _ in throw No() }
    #expect(throws: LanguageRefusal.self) { try localizer.remember(as: "second") }
    localizer.mayUse = nil
    try localizer.use("ar")
    #expect(store.writes == [.init(key: "IntertitleLanguage", value: "ar")])
  }
}
