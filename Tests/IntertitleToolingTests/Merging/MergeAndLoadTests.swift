import Intertitle
import IntertitleLanguages
import IntertitleTables
import Testing

@testable import IntertitleTooling

/// The layouts in which merge and load once gave different answers.
@Suite struct MergeAndLoadTests {
  @Test func aVendorsLanguageThatTheAppLacksGoesIntoTheTableOfTheNearerOne() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": "", "es-MX.lproj/Localizable.strings": ""],
      vendors: [("V/es.lproj/V.strings", strings(["Done": "Listo"]))]
    )
    #expect(try both.answer("Done", in: "es-MX") == "Listo")
    #expect(try both.answer("Done", in: "en") == "Done")
    #expect(both.report.added.map(\.language.tag) == ["es-MX"] && both.report.skipped.isEmpty)
    #expect(!both.localizer.available.map(\.language).contains("es"))
  }

  @Test func aNearerLanguageOfTheAppKeepsItsOwnTextBeforeAVendorsFartherOne() throws {
    let both = MergeAndLoad(
      app: [
        "en.lproj/Localizable.strings": "",
        "es-419.lproj/Localizable.strings": strings(["a": "419"]),
        "es-MX.lproj/Localizable.strings": strings(["b": "MX"]),
      ],
      vendors: [("V/es.lproj/V.strings", strings(["a": "v", "b": "v", "c": "v"]))]
    )
    #expect(try both.answer("a", in: "es-MX") == "419")
    #expect(try both.answer("b", in: "es-MX") == "MX" && both.answer("b", in: "es-419") == "v")
    #expect(try both.answer("c", in: "es-MX") == "v")
    #expect(both.report.conflicts.isEmpty)
    #expect(both.report.skipped.map(\.reason) == ["es-419 has it"])
  }

  @Test func aVendorThatSaysTwoThingsItselfIsInConflictWithNobody() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": ""],
      vendors: [
        ("V/en.lproj/A.strings", strings(["k": "a"])),
        ("V/en.lproj/B.strings", strings(["k": "b"])),
      ],
      policies: MergePolicies(.fail)
    )
    #expect(try both.answer("k", in: "en") == "a")
    #expect(!both.localizer.diagnostics.contains { $0.rule == "vendor-conflict" })
    #expect(both.report.diagnostics.isEmpty)
    #expect(!both.report.isFailed && both.report.conflicts.isEmpty)
    #expect(both.report.skipped.map(\.reason) == ["another file of V comes first"])
  }

  @Test(arguments: MergePolicy.allCases)
  func twoVendorsThatDifferAreInConflictForBoth(policy: MergePolicy) throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": ""],
      vendors: [
        ("V/en.lproj/V.strings", strings(["k": "v"])),
        ("W/en.lproj/W.strings", strings(["k": "w"])),
      ],
      policies: MergePolicies(.appWins, except: ["W": policy])
    )
    let loaded = both.localizer.diagnostics.filter { $0.rule == "vendor-conflict" }
    #expect(loaded.map(\.severity) == [policy == .fail ? .error : .note])
    #expect(both.report.isFailed == (policy == .fail) && both.report.conflicts.count == 1)
  }

  @Test func aVendorsPluralFormsAreAskedBeforeItsPlainTextOfTheSameKey() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": ""],
      vendors: [
        ("V/en.lproj/C.strings", strings(["%lld files": "%lld PLAIN", "only": "plain"])),
        ("V/en.lproj/C.stringsdict", rules(["%lld files": ("%lld file", "%lld files")])),
      ]
    )
    #expect(both.localizer.text(for: "\(1) files") == "1 file")
    #expect(both.localizer.text(for: "\(2) files") == "2 files")
    #expect(try both.loaded("%lld files", in: "en").path == "V/en.lproj/C.stringsdict")
    #expect(both.merged("%lld files", in: "en").path == "V/en.lproj/C.stringsdict")
    #expect(try both.answer("only", in: "en") == "plain")
  }

  @Test func theAppsPluralFormsAreAskedBeforeItsPlainTextAndACatalogsBeforeAFolders() throws {
    let both = MergeAndLoad(app: [
      "Localizable.xcstrings": catalog([("en", "%lld files", "%lld IN CATALOG")]),
      "en.lproj/Localizable.strings": strings(["%lld files": "%lld PLAIN"]),
      "en.lproj/Localizable.stringsdict": rules(["%lld files": ("%lld file", "%lld files")]),
    ])
    #expect(both.localizer.text(for: "\(1) files") == "1 file")
    #expect(both.merged("%lld files", in: "en").path == "en.lproj/Localizable.stringsdict")
  }

  @Test func whatOnlyTheOtherSpellingOfALanguageHasIsStillAnswered() throws {
    let both = MergeAndLoad(
      app: [
        "zh-Hans.lproj/Localizable.strings": strings(["both": "exact"]),
        "zh_Hans.lproj/Localizable.strings": strings(["both": "other", "app": "only here"]),
      ],
      vendors: [
        ("V/zh_CN.lproj/V.strings", strings(["v": "other", "vendor": "only here"])),
        ("V/zh-Hans.lproj/V.strings", strings(["v": "exact"])),
      ]
    )
    #expect(try both.answer("both", in: "zh-Hans") == "exact")
    #expect(try both.answer("app", in: "zh-Hans") == "only here")
    #expect(try both.answer("v", in: "zh-Hans") == "exact")
    #expect(try both.answer("vendor", in: "zh-Hans") == "only here")
  }

  @Test("FU-54 of two spellings in one catalog the second answers what the first lacks")
  func twoSpellingsInOneCatalog() throws {
    let both = MergeAndLoad(app: [
      "Localizable.xcstrings": catalog([
        ("pt-BR", "a", "exact"), ("pt_BR", "a", "other"), ("pt_BR", "b", "only here"),
        ("en", "b", "English"),
      ])
    ])
    #expect(try both.answer("a", in: "pt-BR") == "exact")
    #expect(try both.answer("b", in: "pt-BR") == "only here")
  }

  @Test func aCatalogIsAskedBeforeFoldersAndAWarningSaysSo() throws {
    let both = MergeAndLoad(app: [
      "Localizable.xcstrings": catalog([("fr", "a", "catalog")]),
      "fr.lproj/Localizable.strings": strings(["a": "folder", "b": "only here"]),
    ])
    #expect(
      try both.answer("a", in: "fr") == "catalog" && both.answer("b", in: "fr") == "only here"
    )
    let warning = try #require(both.localizer.diagnostics.first { $0.rule == "table-twice" })
    #expect(warning.severity == .warning && warning.path == "Localizable.xcstrings")
  }

  @Test func noAndNbAreOneLanguageInWhichTheEarlierVendorWins() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": "", "nb.lproj/Localizable.strings": ""],
      vendors: [
        ("First/no.lproj/A.strings", strings(["k": "first", "a": "A"])),
        ("Second/nb.lproj/B.strings", strings(["k": "second", "b": "B"])),
      ]
    )
    #expect(try both.answer("k", in: "nb") == "first")
    #expect(try both.answer("a", in: "nb") == "A" && both.answer("b", in: "nb") == "B")
  }

  @Test func aTextWhosePlaceholdersDoNotFitIsLeftOutOfLoadAndMergeAlike() throws {
    let both = MergeAndLoad(
      app: ["en.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": ""],
      vendors: [
        ("V/en.lproj/V.strings", strings(["count": "%lld files", "ok": "OK"])),
        ("V/fr.lproj/V.strings", strings(["count": "%2$@ fichiers", "ok": "D'accord"])),
      ]
    )
    #expect(try both.answer("count", in: "fr") == "%lld files")
    #expect(try both.answer("ok", in: "fr") == "D'accord")
    #expect(both.report.tables["fr"]?.map(\.entry.key) == ["ok"])
    #expect(both.report.diagnostics.map(\.rule) == ["format-mismatch"])
    #expect(both.localizer.diagnostics.filter { $0.rule == "format-mismatch" }.count == 1)
    #expect(both.report.skipped.map(\.key) == ["count"])
  }

  @Test func vendorWinsPutsThatVendorBeforeTheAppForAssignmentsAndItsOwnBundle() throws {
    let both = MergeAndLoad(
      app: ["fr.lproj/Localizable.strings": strings(["a": "app", "b": "app"])],
      vendors: [
        ("A/fr.lproj/A.strings", strings(["a": "A", "b": "A"])),
        ("B/fr.lproj/B.strings", strings(["b": "B"])),
      ],
      development: "fr",
      policies: MergePolicies(except: ["B": .vendorWins])
    )
    #expect(try both.answer("a", in: "fr") == "app" && both.answer("b", in: "fr") == "B")
    let all = MergeAndLoad(
      app: ["fr.lproj/Localizable.strings": strings(["a": "app"])],
      vendors: [("A/fr.lproj/A.strings", strings(["a": "A"]))],
      development: "fr",
      policies: MergePolicies(.vendorWins)
    )
    #expect(try all.answer("a", in: "fr") == "A")
    #expect(all.report.conflicts.map(\.reason) == ["vendor wins over the app"])
  }

  @Test func withFailTheAppsTextStandsAndEachConflictIsAnError() throws {
    let both = MergeAndLoad(
      app: ["fr.lproj/Localizable.strings": strings(["a": "app", "b": "same"])],
      vendors: [("A/fr.lproj/A.strings", strings(["a": "A", "b": "same", "c": "C"]))],
      development: "fr",
      policies: MergePolicies(.fail)
    )
    #expect(try both.answer("a", in: "fr") == "app" && both.answer("c", in: "fr") == "C")
    #expect(both.report.isFailed)
    #expect(both.report.diagnostics.map(\.severity) == [.error])
    #expect(both.localizer.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test func vendorsWinInTheOrderInWhichTheyWereGiven() throws {
    let both = MergeAndLoad(
      app: ["fr.lproj/Localizable.strings": ""],
      vendors: [
        ("Zed/fr.lproj/Z.strings", strings(["k": "Z"])),
        ("Abe/fr.lproj/A.strings", strings(["k": "A"])),
      ]
    )
    #expect(try both.answer("k", in: "fr") == "Z")
  }

  @Test func theDevelopmentLanguageIsMergedAndLoadedThoughTheAppHasNoTableInIt() throws {
    let both = MergeAndLoad(
      app: ["fr.lproj/Localizable.strings": ""],
      vendors: [("V/zh_CN.lproj/V.strings", strings(["k": "中"]))],
      development: "zh-Hans"
    )
    #expect(try both.answer("k", in: "zh-Hans") == "中" && both.answer("k", in: "fr") == "中")
  }
}
