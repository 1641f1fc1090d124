import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct ExplainCommandTests {
  private func explain(_ text: String, _ app: String, _ more: String...) -> ToolRun {
    ToolRun(["explain", text, "--tables", fixture(app), "--json"] + more)
  }

  @Test func jsonHasExactlyTheKeysThatScriptsRelyOn() {
    for text in ["Wallet", "nowhere", ""] {
      let run = explain(text, "wallet-app", "--language", "zh-TW")
      #expect(
        Set(run.object.keys) == [
          "text", "key", "arguments", "candidates", "origin", "language", "table", "vendor", "path",
          "line", "steps",
        ]
      )
      for step in run.list("steps") {
        #expect(Set(step.keys) == ["interceptor", "received", "returned", "note"])
      }
      #expect(
        run.list("steps").compactMap { $0["interceptor"] as? String }
          == ["composite texts", "recovery", "look-up"]
      )
    }
  }

  @Test("FU-02: a plural under a symbolic key is explained with its number")
  func argumentsGoIntoTheText() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"port.boats": {"localizations": {
        "en": {"stringUnit": {"value": "%lld boats"}}, "ru": {"variations": {
        "plural": {"one": {"stringUnit": {"value": "%lld лодка"}},
                   "few": {"stringUnit": {"value": "%lld лодки"}},
                   "many": {"stringUnit": {"value": "%lld лодок"}},
                   "other": {"stringUnit": {"value": "%lld лодки"}}}}}}},
        "port.name": {"localizations": {"en": {"stringUnit": {"value": "%@ and %@"}}, "ru": {"stringUnit": {"value": "%2$@ и %1$@"}}}},
        "port.far": {"localizations": {"en": {"stringUnit": {"value": "%@ km"}}, "ru": {"stringUnit": {"value": "%@ км"}}}}}}
      """,
      to: "Localizable.xcstrings"
    )
    let text = { (key: String, list: String) in
      ToolRun([
        "explain", key, "--tables", folder.path, "--language", "ru", "--arguments", list, "--json",
      ]).object
    }
    #expect(text("port.boats", "5")["text"] as? String == "5 лодок")
    #expect(text("port.boats", "1")["arguments"] as? [String] == ["1"])
    #expect(text("port.name", "a\\,b,c\\d")["text"] as? String == "c\\d и a,b")
    #expect(text("port.far", "1234.50")["text"] as? String == "1\u{A0}234,50 км")
    #expect(text("port.far", "")["text"] as? String == " км")
    #expect(text("no.such", "5")["text"] as? String == "no.such")
    let without = ToolRun(["explain", "port.boats", "--tables", folder.path, "--language", "ru"])
    #expect(without.errors.contains("[without-number]"))
  }

  @Test func theAppsOwnEntryIsNamedWithItsPlace() {
    let run = explain("Wallet", "wallet-app", "--language", "zh-CN")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.object["text"] as? String == "钱包")
    #expect(run.object["key"] as? String == "Wallet")
    #expect(run.object["origin"] as? String == "table")
    #expect(run.object["language"] as? String == "zh-Hans")
    #expect(run.object["table"] as? String == "Localizable")
    #expect(
      run.object["path"] as? String
        == fixture("wallet-app") + "/zh-Hans.lproj/Localizable.strings"
    )
    #expect(run.object["line"] as? Int == 1)
  }

  @Test func aVendorsEntryIsNamedWithTheVendor() {
    let run = explain(
      "Light",
      "wallet-app",
      "--vendor",
      fixture("spelled-vendors"),
      "--language",
      "zh-Hans"
    )
    #expect(run.object["text"] as? String == "灯")
    #expect(run.object["origin"] as? String == "vendor")
    #expect(run.object["vendor"] as? String == "Lamp")
  }

  @Test(
    "ME-14: a regional file holds only the differences",
    arguments: [
      ("a", "a en español", "es", "fallback"), ("b", "b en mexicano", "es-MX", "table"),
      ("c", "c in English", "en", "fallback"),
    ]
  )
  func aRegionalFileHoldsOnlyTheDifferences(
    key: String,
    text: String,
    language: String,
    origin: String
  ) {
    let run = explain(key, "regional-app", "--language", "es-MX")
    #expect(run.object["text"] as? String == text)
    #expect(run.object["language"] as? String == language)
    #expect(run.object["origin"] as? String == origin)
  }

  @Test func theStepsNameTheLanguagesThatLackTheKey() {
    let note = explain("c", "regional-app", "--language", "es-MX").list("steps").last?["note"]
    #expect(note as? String == "answered (fallback) in en; es-MX, es-419 and es lack it")
  }

  @Test("ME-07: the same key in two tables of one app is legal", arguments: ["Menu %d", "Bar"])
  func theSameKeyInTwoTablesIsLookedUpByTable(text: String) {
    let table = text.split(separator: " ")[0]
    let run = explain("t", "wallet-app", "--table", String(table))
    #expect(run.object["text"] as? String == text)
    #expect(run.object["table"] as? String == String(table))
    #expect(explain("t", "wallet-app").object["origin"] as? String == "assigned")
  }

  @Test func anUnknownTextStandsAsItWasAssigned() {
    let run = explain("nowhere", "wallet-app")
    #expect(run.status == 0)
    #expect(run.object["text"] as? String == "nowhere")
    #expect(run.object["origin"] as? String == "assigned")
    for key in ["language", "table", "vendor", "path", "line"] {
      #expect(run.output.contains("\"\(key)\" : null"))
    }
  }

  @Test(arguments: ["", "  "])
  func aTextWithoutWordsIsLookedUpNowhere(text: String) {
    let run = explain(text, "wallet-app")
    #expect(run.object["origin"] as? String == "assigned")
    #expect(run.output.contains("\"key\" : null"))
  }

  @Test func withoutALanguageTheDevelopmentLanguageIsUsed() {
    #expect(explain("Wallet", "wallet-app").object["language"] as? String == "en")
    #expect(explain("Wallet", "base-app").object["language"] as? String == "Base")
    let told = explain("Wallet", "wallet-app", "--development", "nb")
    #expect(told.object["text"] as? String == "Lommebok")
  }

  @Test func whatIsInBaseIsTheLastResort() {
    let run = explain("Wallet", "base-app", "--language", "fr")
    #expect(run.object["text"] as? String == "Wallet")
    #expect(run.object["origin"] as? String == "fallback")
    #expect(run.object["language"] as? String == "Base")
  }

  @Test func aPermissionTextIsNeverShownForAnAssignedText() {
    let run = explain(
      "NSCameraUsageDescription",
      "wallet-app",
      "--vendor",
      fixture("permission-vendor")
    )
    #expect(run.object["origin"] as? String == "assigned")
  }

  @Test(
    "ME-10: a broken vendor costs only its broken entries",
    arguments: ["Wallet", "whole", "torn.6", "torn.8"]
  )
  func aBrokenVendorCostsOnlyItsBrokenEntries(key: String) {
    let run = explain(key, "wallet-app", "--vendor", fixture("broken-vendors"))
    #expect(run.object["origin"] as? String != "assigned")
    #expect(run.errors.contains("Torn/en.lproj/Torn.strings:7:"))
  }

  @Test func peopleSeeTheFactsTheLanguagesAndTheSteps() {
    let run = ToolRun(
      "explain",
      "c",
      "--tables",
      fixture("regional-app"),
      "--language",
      "es-MX"
    )
    let facts = ["text ", "key ", "origin ", "language ", "table ", "place "]
    for fact in facts { #expect(run.output.contains("\n\(fact)") || run.output.hasPrefix(fact)) }
    #expect(run.lines.contains("es-419  lacks it"))
    #expect(run.lines.contains("en      answers"))
    #expect(run.lines.contains("look-up          c → c in English"))
  }

  @Test(arguments: [20, 40, 80, 120])
  func thePageIsNoWiderThanTheTerminalPathsAside(width: Int) {
    let words = ["explain", "c", "--tables", fixture("regional-app"), "--color=never"]
    let run = ToolRun(words, width: width)
    #expect(run.lines.allSatisfy { $0.contains("/") || $0.displayWidth <= max(width, 33) })
  }

  @Test(
    arguments: [
      ([], "OK", 0), (["--policy", "vendor-wins"], "Okay", 0),
      (["--policy=Hud=vendor-wins"], "Okay", 0), (["--policy", "Hut=vendor-wins"], nil, 64),
      (["--policy", "fail"], "OK", 1), (["--policy", "vendorwins"], nil, 64),
    ] as [([String], String?, Int32)]
  )
  func aPolicySaysWhoseTextStands(words: [String], text: String?, status: Int32) throws {
    try withTemporaryFolder { folder in
      try write("\"OK\" = \"OK\";", to: folder + "/App/en.lproj/Localizable.strings")
      try write("\"OK\" = \"Okay\";", to: folder + "/Hud/en.lproj/Hud.strings")
      let run = ToolRun(
        ["explain", "OK", "--tables", folder + "/App", "--vendor", folder + "/Hud", "--json"]
          + words
      )
      #expect(run.status == status)
      #expect(text == nil || run.object["text"] as? String == text)
      #expect(run.errors.contains("error: ") == (status != 0))
    }
  }

  @Test func aCatalogThatCannotBeReadIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x22, 0xC4, 0xE3, 0x22], to: "Localizable.xcstrings")
    let run = ToolRun("explain", "OK", "--tables", folder.path)
    #expect(run.status == 66 && run.errors.contains("Localizable.xcstrings"))
    try folder.write("no JSON", to: "Localizable.xcstrings")
    let other = ToolRun("explain", "OK", "--tables", folder.path)
    #expect(other.status == 1 && other.errors.contains("Localizable.xcstrings"))
  }

  @Test func oneTextAtATime() {
    let run = ToolRun("explain", "Sign", "in", "--tables", "x")
    #expect(run.status == 64)
    #expect(
      run.errors == "retitle explain: error: 'in' is one word too many: put a TEXT with spaces"
        + " between quotes\n"
    )
  }
}
