import IntertitleTesting
import Testing

struct FallbackTests {
  private let localizer = Localizer(system: .fixed([]))

  @Test("BO-06 a key that the language lacks is shown in the development language, reported once")
  func aKeyThatTheLanguageLacks() throws {
    localizer.load(["zh-Hans": ["a": "甲"], "en": ["a": "A", "b": "B"]])
    try localizer.use("zh-Hans")
    let label = localizer.label("b")
    #expect(label.text == "B" && label.$text.origin.kind == .fallback)
    _ = localizer.text(forKey: "b")
    #expect(localizer.rules == ["missing-translation"])
    #expect(localizer.diagnostics[0].message.hasPrefix("zh-Hans lacks the key “b”"))
  }

  @Test("BO-07 a text of the development language beats the caller's value")
  func theDevelopmentLanguageBeatsTheValue() throws {
    localizer.load(["zh-Hans": [:], "en": ["k": "K"]])
    try localizer.use("zh-Hans")
    #expect(localizer.text(forKey: "k", value: "V") == "K")
  }

  @Test("BO-08 a translation that equals its key is a translation")
  func aTranslationThatEqualsItsKey() throws {
    localizer.load(["es": ["No": "No"], "en": ["No": "Nope"]])
    try localizer.use("es")
    #expect(localizer.label("No").text == "No" && localizer.diagnostics.isEmpty)
    #expect(localizer.text(forKey: "No", value: "Nay") == "No")
  }

  @Test("BO-09 an empty translation is shown, or counts as missing where that is asked for")
  func anEmptyTranslation() throws {
    localizer.load(["zh-Hans": ["a": ""], "en": ["a": "A"]])
    try localizer.use("zh-Hans")
    let label = localizer.label("a")
    #expect(label.text == "" && localizer.diagnostics.isEmpty)
    localizer.tableOptions.emptyTextsAreMissing = true
    #expect(label.text == "A" && localizer.text(forKey: "a") == "A")
  }

  @Test("ME-14 a regional table holds only the differences")
  func aRegionalTable() throws {
    localizer.load(["es": ["a": "a", "b": "b"], "es-MX": ["b": "b'"], "en": ["c": "C"]])
    try localizer.use("es-MX")
    #expect(["a", "b", "c"].map { localizer.text(forKey: $0) } == ["a", "b'", "C"])
  }

  @Test("BO-10 object-id tables of a storyboard switch in the same process")
  func tablesOfAStoryboard() throws {
    localizer.load(
      ["zh-Hans": ["abc-12-xyz.text": "登录"], "en": ["abc-12-xyz.text": "Sign in", "x": "X"]],
      table: "Main"
    )
    let main = localizer.override(StillBundle(path: "/app/Other.app"))
    #expect(main.localizedString(forKey: "abc-12-xyz.text", value: nil, table: "Main") == "Sign in")
    try localizer.use("zh-Hans")
    #expect(main.localizedString(forKey: "abc-12-xyz.text", value: nil, table: "Main") == "登录")
    #expect(main.localizedString(forKey: "x", value: nil, table: "Main") == "X")
  }

  @Test(
    "LX-03 the language asked for answers, and without a preference the nearest development one"
  )
  func everyLanguageIsReachable() throws {
    localizer.load(["en-GB": ["k": "colour"], "fr": ["k": "couleur"]])
    #expect(localizer.text(forKey: "k") == "colour")
    try localizer.use("fr")
    #expect(localizer.text(forKey: "k") == "couleur")
  }

  @Test func anOriginIsSpelledOutWithFileAndLine() throws {
    let text = "// first\n\"Wallet\" = \"Portefeuille\";"
    localizer.load(files: ["fr.lproj/Localizable.strings": Array(text.utf8)])
    try localizer.use("fr")
    let provenance = try #require(localizer.explain(.key("Wallet")).provenance)
    #expect(provenance.line == 2 && provenance.grade == .exact)
    #expect("\(provenance)" == "fr.lproj/Localizable.strings:2 (fr)")
  }
}
