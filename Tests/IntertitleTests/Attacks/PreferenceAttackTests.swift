import Foundation
import IntertitleTesting
import Testing

/// Whoever looks while the preference is being read, and whatever is stored.
@Suite struct PreferenceAttackTests {
  @Test(.timeLimit(.minutes(1))) func aStoreThatAsksForTheLanguageLeavesNothingStale() {
    let store = LookingStore("fr")
    let localizer = Localizer(store: store, system: .fixed([]))
    store.localizer.withLock { $0 = localizer }
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    #expect(localizer.language == "fr")
    #expect(localizer.label("Wallet").text == "Portefeuille")
    store.localizer.withLock { $0 = nil }
  }

  @Test func aLanguageThatNobodyKnowsIsKeptOverARestart() throws {
    let store = MemoryPreferenceStore()
    try Localizer.forTest(store: store).use("xx")
    let next = Localizer.forTest(store: store)
    #expect(next.preference == .fixed("xx"))
    #expect(next.language == "en")
    next.load(["xx": ["Wallet": "x"]])
    #expect(next.language == "xx")
  }

  @Test func togglingBetweenTwoLanguagesWithoutTablesAlternates() throws {
    let localizer = Localizer.forTest()
    let choices = try (0..<3).map { _ in
      try localizer.toggle(between: "xx", and: "yy").preference.choice
    }
    #expect(choices == ["xx", "yy", "xx"])
  }

  @Test func togglingBetweenTwoLanguagesOfOneTableAlternates() throws {
    let localizer = Localizer.forTest()
    let choices = try (0..<3).map { _ in
      try localizer.toggle(between: "fr-CA", and: "fr").preference.choice
    }
    #expect(choices == ["fr-CA", "fr", "fr-CA"])
  }

  @Test func anotherRegionOfTheSystemReachesTextsAndLocale() throws {
    let region = Locked<String?>("DE")
    let tell = Locked<[@Sendable () -> Void]>([])
    let system = SystemLanguages {
      ["de"]
    } region: {
      region.withLock { $0 }
    } observe: { changed in
      tell.withLock { $0.append(changed) }
    }
    let localizer = Localizer(system: system)
    localizer.load(["de": ["%.1f": "%.1f"]])
    let label = localizer.label()
    label.content = "\(1234.5, specifier: "%.1f")"
    #expect(label.text == "1.234,5")
    try localizer.use("de")
    region.withLock { $0 = "CH" }
    for changed in tell.withLock({ $0 }) { changed() }
    #expect(localizer.locale.identifier == "de-CH")
    #expect(label.text?.hasSuffix("234.5") == true)
  }
}

/// Asks its localizer for the language while it is asked for the preference.
private final class LookingStore: PreferenceStore {
  let localizer = Locked<Localizer?>(nil)
  private let stored: String

  init(_ stored: String) { self.stored = stored }

  func value(forKey key: String) -> String? {
    _ = localizer.withLock { $0 }?.language
    return stored
  }

  func store(_ value: String, forKey key: String) {}
}
