import IntertitleTesting
import Testing

/// What a load says of texts on which the app and vendors differ.
struct ConflictTests {
  private let localizer = Localizer(system: .fixed(["fr"]))

  private var conflicts: [String] {
    localizer.diagnostics.filter { $0.rule == "vendor-conflict" }.map(\.message)
  }

  @Test func aConflictWithTheAppIsNamedOnceForAVendor() {
    localizer.load(
      ["fr": ["OK": "D'accord", "Done": "Fini", "Same": "Même"]],
      vendored: ["Rater": ["fr": ["OK": "OK", "Done": "Terminé", "Same": "Même", "New": "Neuf"]]]
    )
    #expect(
      conflicts == [
        "The app and Rater say different things in fr for “OK”, “Done”; what the app says is shown."
      ]
    )
    localizer.reload()
    #expect(conflicts.count == 1)
  }

  @Test func ofManyKeysTheFirstAreNamedAndTheOthersCounted() {
    let keys = (0..<300).map { ("key \(1_000 + $0)", "texte") }
    localizer.load(
      TextTable(["fr": Dictionary(uniqueKeysWithValues: keys)]),
      vendored: OrderedPairs([
        ("Rater", TextTable(["fr": Dictionary(uniqueKeysWithValues: keys.map { ($0.0, "autre") })]))
      ])
    )
    #expect(conflicts.count == 1 && conflicts[0].contains("“key 1004” and 295 more"))
  }

  @Test func twoVendorsThatDifferAreNamedAsWell() {
    localizer.load(
      ["fr": [:]],
      vendored: ["Zed": ["fr": ["OK": "z"]], "Abe": ["fr": ["OK": "a"]]]
    )
    #expect(
      conflicts == ["Zed and Abe say different things in fr for “OK”; what Zed says is shown."]
    )
    #expect(localizer.text(forKey: "OK") == "z")
  }

  @Test func anotherLanguageOrAnotherTableIsNoConflict() {
    localizer.load(
      ["fr": ["OK": "D'accord"], "en": ["Done": "Done"]],
      vendored: ["Rater": ["en": ["OK": "OK"], "fr": ["Done": "Fini"]]]
    )
    localizer.load(["fr": ["Done": "autre"]], table: "Other")
    #expect(conflicts.isEmpty)
  }

  @Test func withThePolicyFailEachConflictIsAnErrorUpToABound() {
    localizer.tableOptions.vendorPolicies = ["Rater": .fail]
    let keys = (0..<30).map { ("key \(100 + $0)", "texte") }
    localizer.load(
      TextTable(["fr": Dictionary(uniqueKeysWithValues: keys)]),
      vendored: OrderedPairs([
        ("Rater", TextTable(["fr": Dictionary(uniqueKeysWithValues: keys.map { ($0.0, "autre") })]))
      ])
    )
    #expect(conflicts.count == 21 && conflicts[20].hasPrefix("10 more keys"))
    #expect(localizer.diagnostics.allSatisfy { $0.severity == .error })
    #expect(localizer.text(forKey: "key 100") == "texte")
  }

  /// Vendors that say for one key what nobody else says.
  private func manyVendors(_ count: Int) -> OrderedPairs<TextTable> {
    OrderedPairs((0..<count).map { ("V\(100 + $0)", TextTable(["fr": ["OK": "\($0)"]])) })
  }

  @Test func ofManyVendorsTheFirstAreNamedAndTheOthersCounted() {
    localizer.load(["en": ["late": "late"], "fr": [:]])
    #expect(localizer.text(forKey: "late") == "late")
    localizer.load(["fr": ["OK": "D'accord"]], vendored: manyVendors(300))
    #expect(conflicts.count == 21)
    #expect(conflicts[0].hasPrefix("The app and V100 ") && conflicts[19].contains("V119"))
    #expect(conflicts[20].hasPrefix("280 more times"))
    #expect(localizer.diagnostics.contains { $0.rule == "missing-translation" })
  }

  @Test func ofAsManyAsAreNamedNoneIsCounted() {
    localizer.load(["fr": ["OK": "D'accord"]], vendored: manyVendors(20))
    #expect(conflicts.count == 20 && conflicts.allSatisfy { $0.hasPrefix("The app and V1") })
  }

  @Test func withThePolicyFailTheErrorsOfManyVendorsEndAsWell() {
    localizer.tableOptions.vendorPolicy = .fail
    localizer.load(["fr": ["OK": "D'accord"]], vendored: manyVendors(300))
    #expect(conflicts.count == 21 && conflicts[20].hasPrefix("280 more times"))
    #expect(localizer.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func aPolicyForAVendorThatIsNotThereIsNamedOnce() {
    localizer.tableOptions.vendorPolicies = ["Ratr": .vendorWins]
    localizer.load(["fr": ["OK": "D'accord"]])
    #expect(localizer.diagnostics.isEmpty)
    localizer.load(["fr": [:]], vendored: ["Rater": ["fr": ["OK": "D'accord"]]])
    localizer.reload()
    let found = localizer.diagnostics.filter { $0.rule == "unknown-vendor" }
    #expect(found.count == 1 && found[0].message.contains("“Ratr”"))
    #expect(found.allSatisfy { $0.message.hasSuffix("there is “Rater”") })
  }

  @Test func aPolicyForAVendorThatIsThereIsNotNamed() {
    localizer.tableOptions.vendorPolicies = ["Rater": .vendorWins]
    localizer.load(["fr": [:]], vendored: ["Rater": ["fr": ["OK": "D'accord"]]])
    #expect(localizer.diagnostics.isEmpty)
  }
}
