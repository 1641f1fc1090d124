import Intertitle
import IntertitleLanguages
import Testing

@testable import IntertitleTooling

/// Texts that do not fit: what a merge leaves out is what a load leaves out, and loads again.
@Suite struct MergeAndLoadFittingTests {
  @Test func aVendorsTranslationIsComparedWithTheAppsTextWhereThatAnswers() throws {
    let both = MergeAndLoad(
      app: [
        "en.lproj/Localizable.strings": strings(["Items": "Items", "Only": "%lld only"]),
        "fr.lproj/Localizable.strings": "",
      ],
      vendors: [
        ("Kit/en.lproj/Kit.strings", strings(["Items": "%lld items", "Own": "%lld own"])),
        ("Kit/fr.lproj/Kit.strings", strings(["Items": "%lld éléments", "Own": "%lld à nous"])),
        ("Kit/nl.lproj/Kit.strings", strings(["Only": "%lld alleen"])),
      ]
    )
    #expect(try both.answer("Items", in: "fr") == "Items")
    #expect(try both.answer("Own", in: "fr") == "%lld à nous")
    #expect(both.report.diagnostics.map(\.rule) == ["format-mismatch"])
    let reloaded = both.reloaded()
    try reloaded.use("fr")
    #expect(reloaded.explain(.key("Items")).text == "Items")
    #expect(reloaded.explain(.key("Own")).text == "%lld à nous")
    #expect(reloaded.diagnostics.allSatisfy { $0.rule != "format-mismatch" })
  }

  @Test func whatDoesNotFitForTheAppStillAnswersItsVendorsBundle() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": ""],
      vendors: [
        ("Abe/en.lproj/T.strings", strings(["Items": "Items"])),
        ("Kit/en.lproj/T.strings", strings(["Items": "%lld items"])),
        ("Kit/fr.lproj/T.strings", strings(["Items": "%lld éléments"])),
      ]
    )
    #expect(try both.answer("Items", in: "fr") == "Items")
    let bundle = both.localizer.override(Silent(bundlePath: "/app/Kit.bundle"))
    #expect(bundle.localizedString(forKey: "Items", value: nil, table: "T") == "%lld éléments")
  }

  @Test func whatFitsItsOwnersTextAndNotTheAppsIsNotShownThoughAPolicyPutsItFirst() throws {
    let both = MergeAndLoad(
      app: [
        "en.lproj/Localizable.strings": strings(["n": "%@ items"]),
        "fr.lproj/Localizable.strings": strings(["n": "%@ éléments"]),
      ],
      vendors: [
        ("Kit/en.lproj/T.strings", strings(["n": "%lld items"])),
        ("Kit/fr.lproj/T.strings", strings(["n": "%lld objets"])),
      ],
      policies: MergePolicies(.vendorWins)
    )
    #expect(try both.answer("n", in: "en") == "%lld items")
    #expect(try both.answer("n", in: "fr") == "%lld objets")
  }

  @Test func anEmptyTextOfTheDevelopmentLanguageIsNoMeasure() throws {
    let both = MergeAndLoad(
      app: [
        "en.lproj/Localizable.strings": strings(["say %@": "", "plain": ""]),
        "fr.lproj/Localizable.strings": strings(["say %@": "dire %@", "plain": "%@ seul"]),
        "nl.lproj/Localizable.strings": strings(["say %@": "zeg %lld"]),
      ]
    )
    #expect(try both.answer("say %@", in: "fr") == "dire %@")
    #expect(try both.answer("plain", in: "fr") == "%@ seul")
    #expect(try both.answer("say %@", in: "nl")?.isEmpty == true)
  }

  @Test func whatTheDevelopmentLanguageFallsBackToIsASourceTextAsWell() throws {
    let both = MergeAndLoad(
      app: ["en-GB.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": ""],
      vendors: [
        ("Kit/en.lproj/T.strings", strings(["n": "Items"])),
        ("Kit/fr.lproj/T.strings", strings(["n": "%lld objets"])),
      ],
      development: "en-GB"
    )
    #expect(try both.answer("n", in: "fr") == "Items")
    let reloaded = both.reloaded()
    try reloaded.use("fr")
    #expect(reloaded.explain(.key("n")).text == "Items")
  }
}

/// A bundle without answers of its own.
private struct Silent: BundleSource {
  let bundleIdentifier: String? = nil
  let bundlePath: String

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    "itself"
  }
}
