import IntertitleTesting
import Testing

/// What happens to vendors' string files when a localizer loads them.
struct VendoredTests {
  private let localizer = Localizer(system: .fixed([]))

  private func load(app: [String: String] = [:], vendors: [String: String]) {
    localizer.load(
      files: app.mapValues { Array($0.utf8) },
      vendors: OrderedPairs(vendors.mapValues { Array($0.utf8) })
    )
  }

  private func asked(by vendor: String, _ key: String) -> String {
    let bundle = StillBundle(path: "/app/\(vendor).bundle", texts: ["Done": "itself"])
    return localizer.override(bundle).localizedString(forKey: key, value: nil, table: vendor)
  }

  @Test("ME-06 vendors' folders under other spellings are merged into the app's languages")
  func otherSpellings() throws {
    let app = ["en", "nb", "pt-BR", "zh-Hans"].map { ("\($0).lproj/Localizable.strings", "") }
    load(
      app: Dictionary(uniqueKeysWithValues: app),
      vendors: [
        "A/A.bundle/no.lproj/A.strings": "\"k\" = \"norsk\";",
        "A/A.bundle/zh_CN.lproj/A.strings": "\"k\" = \"中\";",
        "A/A.bundle/pt-Br.lproj/A.strings": "\"k\" = \"br\";",
        "A/A.bundle/English.lproj/A.strings": "\"k\" = \"english\";",
        "B/B.bundle/zh-hans.lproj/B.strings": "\"other\" = \"乙\";",
      ]
    )
    for (language, text) in [("nb", "norsk"), ("zh-Hans", "中"), ("pt-BR", "br"), ("en", "english")]
    {
      try localizer.use(Language(language))
      #expect(localizer.label("k").text == text)
    }
    #expect(localizer.available.count == 4)
    try localizer.use("zh-Hans")
    #expect(localizer.label("other").text == "乙")
  }

  @Test("ME-06 of two folders of one vendor that mean one language the exact name wins")
  func twoFoldersOfOneLanguage() throws {
    load(
      app: ["zh-Hans.lproj/Localizable.strings": ""],
      vendors: [
        "A/A.bundle/zh_CN.lproj/A.strings": "\"k\" = \"other\"; \"only here\" = \"yes\";",
        "A/A.bundle/zh-Hans.lproj/A.strings": "\"k\" = \"exact\";",
      ]
    )
    try localizer.use("zh-Hans")
    #expect(localizer.label("k").text == "exact" && localizer.label("only here").text == "yes")
  }

  @Test("ME-07 the same key in two tables of the app stays apart; only vendors are merged")
  func theAppsTablesStayApart() throws {
    localizer.load(["fr": ["t": "X %d"]], table: "A")
    localizer.load(["fr": ["t": "Y", "only in B": "B"]], table: "B")
    try localizer.use("fr")
    #expect(localizer.text(forKey: "t", table: "A") == "X %d")
    #expect(localizer.text(forKey: "t", table: "B") == "Y")
    #expect(localizer.text(forKey: "only in B") == "only in B")
    #expect(localizer.diagnostics.allSatisfy { $0.rule == "missing-key" })
  }

  @Test("ME-09 permission texts and names of a vendor are not merged")
  func infoPlistIsNotMerged() throws {
    load(
      app: ["fr.lproj/Localizable.strings": ""],
      vendors: [
        "A/fr.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"leaked\";",
        "A/fr.lproj/A.strings": "\"Done\" = \"Fini\";",
      ]
    )
    try localizer.use("fr")
    #expect(localizer.label("NSCameraUsageDescription").text == "NSCameraUsageDescription")
    #expect(localizer.label("Done").text == "Fini")
  }

  @Test("ME-10 one broken vendor file costs only its broken entries, with their place")
  func aBrokenVendorFile() throws {
    load(
      app: ["fr.lproj/Localizable.strings": "\"app\" = \"appli\";"],
      vendors: [
        "A/fr.lproj/A.strings": "\"a\" = \"1\";\n\n\n\n\n\n\"b\" = \"2\"\n\"c\" = \"3\";\n",
        "B/fr.lproj/B.strings": "\"d\" = \"4\";",
      ]
    )
    try localizer.use("fr")
    #expect(["app", "a", "c", "d"].map { localizer.text(forKey: $0) } == ["appli", "1", "3", "4"])
    let fault = try #require(localizer.diagnostics.first)
    #expect(fault.path == "A/fr.lproj/A.strings" && fault.line == 7 && fault.column != nil)
  }

  @Test("ME-03 equal duplicates of two vendors are nothing to tell of")
  func equalDuplicates() throws {
    load(
      app: ["fr.lproj/Localizable.strings": "/* none */"],
      vendors: [
        "A/fr.lproj/A.strings": "\"OK\" = \"OK\";", "B/fr.lproj/B.strings": "\"OK\" = \"OK\";",
      ]
    )
    try localizer.use("fr")
    #expect(localizer.label("OK").text == "OK" && localizer.diagnostics.isEmpty)
  }

  @Test func theAppBeatsVendorsAndEarlierVendorsBeatLaterOnes() throws {
    localizer.load(
      ["fr": ["OK": "D'accord"]],
      vendored: ["B": ["fr": ["OK": "b", "Done": "b"]], "A": ["fr": ["OK": "a", "Done": "a"]]]
    )
    try localizer.use("fr")
    #expect(localizer.label("OK").text == "D'accord" && localizer.label("Done").text == "b")
    #expect(localizer.label("Done").$text.origin.kind == .vendor)
    #expect(localizer.explain(.key("Done")).provenance?.vendor == "B")
  }

  @Test func aLanguageThatOnlyAVendorHasIsNotOfferedAndAnswersWhereTheChainPassesIt() throws {
    localizer.load(["pt-BR": ["app": "br"]], vendored: ["A": ["pt": ["Done": "Pronto"]]])
    #expect(localizer.available.map(\.language.tag).sorted() == ["en", "pt-BR"])
    try localizer.use("pt-BR")
    #expect(localizer.label("Done").text == "Pronto")
    try localizer.use("en")
    #expect(localizer.label("Done").text == "Done")
  }

  @Test func languageGoesBeforeSource() throws {
    localizer.load(
      ["en": ["Done": "App's English"], "fr": [:]],
      vendored: ["A": ["fr": ["Done": "Vendor's French"]]]
    )
    try localizer.use("fr")
    #expect(
      localizer.label("Done").text == "Vendor's French"
        && asked(by: "A", "Done") == "Vendor's French"
    )
  }

  @Test("RE-03 a vendor's control follows the switch without a restart")
  func aVendorsControlFollows() throws {
    localizer.load(
      ["fr": [:], "ja": [:]],
      vendored: ["A": ["fr": ["Done": "Fini"], "ja": ["Done": "完了"]]]
    )
    try localizer.use("fr")
    #expect(asked(by: "A", "Done") == "Fini")
    try localizer.use("ja")
    #expect(asked(by: "A", "Done") == "完了")
    try localizer.use("en")
    #expect(asked(by: "A", "Done") == "itself")
  }
}
