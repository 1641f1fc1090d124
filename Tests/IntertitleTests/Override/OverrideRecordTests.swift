import Foundation
import IntertitleTesting
import Testing

/// Who asked, how that was decided and how often it was in vain can be listed.
struct OverrideRecordTests {
  private let localizer = Localizer(system: .fixed(["fr"]))
  private let picker = StillBundle("org.picker", path: "/app/Picker.bundle")

  init() {
    localizer.load(
      ["fr": ["Done": "Fini"], "de": ["Done": "Fertig"]],
      vendored: ["Picker": ["fr": ["Photo": "Cliché"]]]
    )
  }

  private func ask(_ bundle: StillBundle, _ key: String, table: String? = nil) {
    _ = localizer.override(bundle).localizedString(forKey: key, value: nil, table: table)
  }

  @Test func eachBundleIsListedWithItsVerdictAndWhatItAskedAndMissed() {
    localizer.tableOptions.overrideRules = [.deny(.identifier("org.hud")), .allow(.path("app"))]
    ask(picker, "Photo", table: "Picker")
    ask(picker, "Nobody's", table: "Picker")
    ask(StillBundle("com.apple.UIKit"), "Done")
    ask(StillBundle("org.hud", path: "/app/Hud.bundle"), "Done")
    ask(StillBundle(path: "/elsewhere"), "Done")
    let rules = localizer.tableOptions.overrideRules
    let verdicts: [BundleVerdict] = [
      .answered(vendor: "Picker", by: rules[1]), .system(.bundleIdentifier("com.apple")),
      .denied(rules[0]), .answered(vendor: nil, by: nil),
    ]
    let records = localizer.overrides
    #expect(records.map(\.verdict) == verdicts)
    #expect(records.map(\.bundleIdentifier) == ["org.picker", "com.apple.UIKit", "org.hud", nil])
    #expect(records.map(\.bundlePath).first == "/app/Picker.bundle")
    #expect(records.map(\.table) == ["Picker", "Localizable", "Localizable", "Localizable"])
    #expect(records.map(\.asked) == [2, 1, 1, 1] && records.map(\.missed) == [1, 0, 0, 0])
  }

  @Test func nobodyAskedAndNobodyIsListed() {
    _ = localizer.override(picker)
    #expect(localizer.overrides.isEmpty && localizer.skippedLookups.isEmpty)
    localizer.isOn = false
    ask(picker, "Photo")
    #expect(localizer.overrides.isEmpty)
  }

  @Test func aSwitchALoadAndAnotherStandInGoOnWithTheCount() throws {
    ask(picker, "Done", table: "Picker")
    try localizer.use("de")
    ask(picker, "Done", table: "Picker")
    localizer.load(["de": ["New": "Neu"]])
    ask(picker, "Done", table: "Picker")
    #expect(localizer.overrides.map(\.asked) == [3])
    #expect(localizer.speaking("fr").overrides == localizer.overrides)
  }

  @Test func aTableStandsOnceForEachVerdict() {
    ask(picker, "Done")
    localizer.tableOptions.overrideRules = [.deny(.any)]
    ask(picker, "Done")
    localizer.tableOptions.overrideRules = []
    ask(picker, "Done")
    #expect(localizer.overrides.map(\.asked) == [2, 1])
    #expect(localizer.overrides.last?.verdict == .denied(.deny(.any)))
  }

  @Test func noWordOfAKeyIsKept() {
    let words = "what a person wrote"
    ask(picker, words)
    #expect(localizer.overrides.count == 1 && !"\(localizer.overrides)".contains(words))
  }

  @Test func tenThousandTablesAreListedAndTheNextOneIsAnswered() {
    let standIn = localizer.override(picker)
    for number in 0..<10_050 {
      _ = standIn.localizedString(forKey: "Photo", value: nil, table: "T\(number)")
    }
    #expect(localizer.overrides.count == 10_000)
    #expect(standIn.localizedString(forKey: "Photo", value: nil, table: "Picker") == "Cliché")
  }

  @Test func eachLookUpOfManyThreadsIsCounted() {
    let standIn = localizer.override(picker)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for number in 0..<1000 {
        let key = number.isMultiple(of: 4) ? "Nobody's" : "Photo"
        _ = standIn.localizedString(forKey: key, value: nil, table: "Picker")
      }
    }
    #expect(localizer.overrides.map(\.asked) == [4000])
    #expect(localizer.overrides.map(\.missed) == [1000])
  }

  @Test("a vendor that keeps an old language's titles and assigns them again is found back")
  func aVendorsCachedTitlesAreFoundBack() throws {
    localizer.load(["de": [:]], vendored: ["Picker": ["de": ["Photo": "Aufnahme"]]])
    localizer.updateChain { $0 = [.recovering, .lookup] }
    let standIn = localizer.override(picker)
    let cached = ["Photo", "Done"].map {
      standIn.localizedString(forKey: $0, value: nil, table: "Picker")
    }
    #expect(cached == ["Cliché", "Fini"])
    try localizer.use("de")
    let labels = cached.map { localizer.label($0) }
    #expect(labels.map(\.text) == ["Aufnahme", "Fertig"])
    try localizer.use("fr")
    #expect(labels.map(\.text) == cached)
  }

  @Test("without the recovery link, cached titles stand as they were assigned")
  func withoutTheLinkTheyStand() throws {
    try localizer.use("de")
    #expect(localizer.label("Cliché").text == "Cliché")
  }
}
