import IntertitleTesting
import Testing

struct DiagnosticsTests {
  private let localizer = Localizer.forTest()

  @Test func theNewest200AreKept() throws {
    try localizer.use("fr")
    for number in 0..<250 { _ = localizer.label("key \(number)") }
    #expect(localizer.diagnostics.count == 200)
    #expect(localizer.diagnostics.last?.message.contains("“key 249”") == true)
    #expect(localizer.diagnostics.first?.message.contains("“key 50”") == true)
  }

  @Test func aHandlerHearsOfEachAtOnce() throws {
    let heard = Locked<[String]>([])
    localizer.onDiagnostic = { diagnostic in heard.withLock { $0.append(diagnostic.rule) } }
    try localizer.use("fr")
    _ = localizer.label("nobody")
    #expect(heard.withLock { $0 } == ["missing-key"])
    localizer.onDiagnostic = nil
    _ = localizer.label("nobody else")
    #expect(heard.withLock { $0.count } == 1)
  }

  @Test func aHandlerMayShowATextOfTheLocalizer() throws {
    localizer.onDiagnostic = { [localizer] _ in _ = localizer.label("nobody").text }
    try localizer.use("fr")
    #expect(localizer.label("nobody").text == "nobody")
    #expect(localizer.rules == ["missing-key"])
  }

  @Test("BO-06 a missing key is reported once for each language")
  func aMissingKeyIsReportedOnceForEachLanguage() throws {
    for language: Language in ["fr", "ja", "fr"] {
      try localizer.use(language)
      for _ in 0..<3 { _ = localizer.label("nobody").text }
    }
    #expect(localizer.rules == ["missing-key", "missing-key"])
    #expect(localizer.diagnostics.map { $0.message.contains("fr") } == [true, false])
  }

  @Test func aLongOrOddKeyStaysOnOneLine() throws {
    try localizer.use("fr")
    _ = localizer.label(String(repeating: "long ", count: 100) + "\n\u{202E}")
    _ = localizer.label("a\nb\u{202E}")
    #expect(localizer.diagnostics.allSatisfy { !$0.message.contains("\n") })
    #expect(localizer.diagnostics[1].message.contains("\\u{202E}"))
    #expect(localizer.diagnostics[0].message.count < 250)
  }

  @Test func aVerbatimTextIsNeverInADiagnostic() throws {
    try localizer.use("fr")
    localizer.label().content = .verbatim("what a person wrote")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test("what is reported once is told apart without keeping its words")
  func whatIsReportedOnceIsNotKept() throws {
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    localizer.load(["en": ["%@ sent %@": "%@ sent %@"], "fr": ["Wallet": "Portefeuille"]])
    try localizer.use("fr")
    let name = String(repeating: "long ", count: 300) + "Lena"
    _ = localizer.label("a sent b sent \(name)").text
    #expect(localizer.rules.contains("ambiguous-text"))
    var kept = ""
    dump(localizer, to: &kept)
    #expect(kept.contains("ambiguous-text") && !kept.contains("Lena"))
  }

  @Test func keysInTheDevelopmentLanguageAreNotMissing() {
    _ = localizer.label("Anything at all")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func keysMissingInADevelopmentTableAre() {
    localizer.load(["en": ["Wallet": "Purse"]])
    _ = localizer.label("Anything at all")
    #expect(localizer.rules == ["missing-key"])
  }

  @Test("a text of one character may be long too, and is cut")
  func aLetterWithManyAccentsIsCut() throws {
    try localizer.use("fr")
    _ = localizer.label("e" + String(repeating: "\u{301}", count: 100_000)).text
    let message = try #require(localizer.diagnostics.last?.message)
    #expect(message.utf8.count < 2_000 && message.contains("…”"))
  }
}
