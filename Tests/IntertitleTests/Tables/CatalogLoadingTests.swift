import IntertitleTesting
import IntertitleTestInputs
import Testing

/// Catalogs in a folder: their languages are known when they have been read.
struct CatalogLoadingTests {
  private let folder: TemporaryFolder
  private let localizer = Localizer(system: .fixed(["fr"]))
  private static let notUnicode: [UInt8] = [0x22, 0xC4, 0xE3, 0x22]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"Wallet\" = \"Portefeuille\";", to: "fr.lproj/Main.strings")
  }

  private func catalog(_ text: String, in language: String = "de") -> [UInt8] {
    Array(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Wallet": {"localizations": {
        "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """.utf8
    )
  }

  private func load(_ bytes: [UInt8], as name: String = "Localizable.xcstrings") throws {
    try folder.write(bytes, to: name)
    localizer.load(folder: folder.path)
  }

  @Test func oneThatIsNotUnicodeIsReportedOnceAndRefusesALanguage() throws {
    try load(Self.notUnicode)
    let rules = localizer.rules
    #expect(rules.count { $0 == "not-unicode" } == 1)
    let refusal = try #require(throws: LanguageRefusal.self) { try localizer.use("en") }
    guard case .unreadableTable(let diagnostic) = refusal else { throw refusal }
    #expect(diagnostic.path == folder.path + "/Localizable.xcstrings")
    #expect(localizer.language == "fr" && localizer.rules == rules)
  }

  @Test func oneThatIsNoJSONIsReportedAndRefusesNothing() throws {
    try load(Array("{\"strings\": ".utf8))
    let faults = localizer.diagnostics.filter { $0.path?.hasSuffix(".xcstrings") == true }
    #expect(faults.contains { $0.severity == .error })
    #expect(try localizer.use("en").new == "en")
    #expect(localizer.diagnostics.filter { $0.path?.hasSuffix(".xcstrings") == true } == faults)
  }

  @Test func aVendorsThatCannotBeReadIsReportedAndRefusesNothing() throws {
    try folder.write(Self.notUnicode, to: "Vendor/Hud/Hud.xcstrings")
    localizer.load(folder: folder.path, vendors: [folder.path + "/Vendor"])
    #expect(localizer.rules.count { $0 == "not-unicode" } == 1)
    #expect(try localizer.use("en").new == "en")
  }

  @Test func oneThatCouldNotBeReadIsReadAgainWithItsLanguages() throws {
    try load(Self.notUnicode)
    #expect(!localizer.available.map(\.language).contains("de"))
    try folder.write(catalog("Geldbörse"), to: "Localizable.xcstrings")
    localizer.reload()
    #expect(try localizer.use("de").new == "de")
    #expect(localizer.text(forKey: "Wallet") == "Geldbörse")
  }

  @Test func oneThatCannotBeReadAnyMoreKeepsItsLanguages() throws {
    try load(catalog("Geldbörse"))
    try localizer.use("de")
    try folder.write(Self.notUnicode, to: "Localizable.xcstrings")
    localizer.reload()
    #expect(localizer.language == "de" && localizer.text(forKey: "Wallet") == "Geldbörse")
  }

  @Test func aLanguageThatOneGainsIsThereAfterAReload() throws {
    try load(catalog("Geldbörse"))
    try folder.write(catalog("Cartera", in: "es"), to: "Localizable.xcstrings")
    localizer.reload()
    #expect(localizer.available.map(\.language).contains("es"))
    #expect(!localizer.available.map(\.language).contains("de"))
  }
}
