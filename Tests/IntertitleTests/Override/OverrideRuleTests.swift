import IntertitleTesting
import Testing

/// Rules say which bundles are answered, by identifier, path and table; the first that applies does.
struct OverrideRuleTests {
  private let localizer = Localizer(system: .fixed(["fr"]))

  init() {
    localizer.load(["fr": ["Done": "App's"]], vendored: ["Picker": ["fr": ["Photo": "Cliché"]]])
  }

  private func asked(
    _ identifier: String? = nil,
    _ path: String = "/app",
    table: String? = nil,
    key: String = "Done"
  ) -> String {
    localizer.override(StillBundle(identifier, path: path, texts: [key: "itself"]))
      .localizedString(forKey: key, value: nil, table: table)
  }

  @Test(
    "a denied identifier takes in whole components, without case",
    arguments: [
      ("com.example", "itself"), ("com.example.picker", "itself"), ("COM.Example.x", "itself"),
      ("com.examples", "App's"), ("io.com.example", "App's"), ("com", "App's"), ("", "App's"),
      (nil, "App's"),
    ] as [(String?, String)]
  )
  func aDeniedIdentifier(_ identifier: String?, _ text: String) {
    localizer.tableOptions.overrideRules = [.deny(.identifier("com.example"))]
    #expect(asked(identifier) == text)
  }

  @Test(
    "a denied path takes in whole folders in a row, wherever they stand",
    arguments: [
      ("/app/Frameworks/Old.framework", "itself"), ("/app/old.FRAMEWORK/fr.lproj", "itself"),
      ("/app/Old.framework.bak", "App's"), ("/app/VeryOld.framework", "App's"), ("", "App's"),
    ]
  )
  func aDeniedPath(_ path: String, _ text: String) {
    localizer.tableOptions.overrideRules = [.deny(.path("Old.framework"))]
    #expect(asked(nil, path) == text)
  }

  @Test(
    "a path of several folders needs all of them, and one with a slash in front the beginning",
    arguments: [
      ("Frameworks/Old.framework", true), ("Old.framework/Frameworks", false),
      ("/app/Frameworks", true), ("/Frameworks", false), ("/", true), ("", false),
      ("app/Frameworks/Old.framework/more", false),
    ]
  )
  func aPathOfSeveralFolders(_ rule: String, isDenied: Bool) {
    localizer.tableOptions.overrideRules = [.deny(.path(rule))]
    #expect(asked(nil, "/app/Frameworks/Old.framework") == (isDenied ? "itself" : "App's"))
  }

  @Test func aDeniedTableIsDeniedForItselfAlone() {
    localizer.load(["fr": ["Done": "Legal's"]], table: "Legal")
    localizer.tableOptions.overrideRules = [.deny(.identifier("a.b"), table: "legal")]
    #expect(asked("a.b", table: "Legal") == "itself")
    #expect(asked("a.c", table: "Legal") == "Legal's" && asked("a.b") == "App's")
    localizer.tableOptions.overrideRules = [.deny(.any, table: "Localizable")]
    #expect(asked("a.b", table: "Legal") == "Legal's")
    #expect(asked("a.b") == "itself" && asked("a.b", table: "") == "itself")
  }

  @Test func aBundleWithoutIdentifierCanBeDenied() {
    localizer.tableOptions.overrideRules = [.deny(.withoutIdentifier)]
    #expect(asked(nil) == "itself" && asked("") == "itself" && asked("a") == "App's")
  }

  @Test func theFirstRuleThatAppliesDecides() {
    localizer.tableOptions.overrideRules = [
      .allow(.identifier("com.example.picker")), .deny(.identifier("com.example")),
      .allow(.any),
    ]
    #expect(asked("com.example.picker") == "App's")
    #expect(asked("com.example.other") == "itself" && asked("org") == "App's")
    localizer.tableOptions.overrideRules = [.allow(.path("Picker.bundle")), .deny(.any)]
    #expect(asked(nil, "/x/Picker.bundle", table: "Picker", key: "Photo") == "Cliché")
    #expect(asked(nil, "/x/Hud.bundle") == "itself")
  }

  @Test func noRuleOpensASystemTable() {
    localizer.load(["fr": ["Done": "leaked"]], table: "InfoPlist")
    localizer.tableOptions.overrideRules = [.allow(.any), .allow(.identifier("com.apple"))]
    #expect(asked("com.apple.UIKit") == "itself" && asked(table: "InfoPlist") == "itself")
    #expect(localizer.skippedLookups.values.reduce(0, +) == 2)
  }

  @Test func aDeniedBundleIsAskedInTheWordsOfTheQuestion() {
    localizer.tableOptions.overrideRules = [.deny(.any)]
    let bundle = StillBundle()
    let standIn = localizer.override(bundle)
    #expect(standIn.localizedString(forKey: "Done", value: "V", table: "T") == "V")
    #expect(bundle.questions == 1)
    let explained = standIn.explain(forKey: "Done")
    #expect(explained.answeredBy == .bundle && explained.verdict == .denied(.deny(.any)))
  }

  @Test func aRuleSaysWhatItDoes() {
    #expect(
      "\(OverrideRule.deny(.path("A/B"), table: "T"))" == "deny the table “T” of bundles in A/B"
    )
    #expect("\(OverrideRule.allow(.identifier("a.b")))" == "allow bundles of a.b")
    #expect("\(OverrideRule.deny(.withoutIdentifier))" == "deny bundles without identifier")
  }
}
