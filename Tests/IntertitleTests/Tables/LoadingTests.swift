import IntertitleTesting
import IntertitleTestInputs
import Testing

struct LoadingTests {
  private let localizer = Localizer(system: .fixed(["fr"]))

  private func shown(_ text: String, table: String? = nil) -> String? {
    localizer.scoped {
      let label = LabelModel(table: table)
      label.text = text
      return label.text
    }
  }

  @Test("LX-14 without any table the assigned text stands, nothing crashes")
  func withoutTables() throws {
    #expect(shown("k") == "k")
    #expect(localizer.text(forKey: "k") == "k" && localizer.text(forKey: "k", value: "v") == "v")
    #expect(localizer.available.map(\.language) == ["en"])
    #expect(try localizer.use("fr").new == "en")
    #expect(localizer.rules == ["language-not-available"])
  }

  @Test("LX-08 a folder that is missing is reported and the app runs on the last good state")
  func aMissingFolder() {
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    localizer.load(folder: "/nowhere/at/all", vendors: ["/nowhere/Vendor"])
    #expect(shown("Wallet") == "Portefeuille")
    #expect(localizer.rules == ["unreadable", "unreadable"])
    #expect(localizer.diagnostics.map(\.path) == ["/nowhere/at/all", "/nowhere/Vendor"])
  }

  @Test("LX-14 a folder without string files is reported")
  func aFolderWithoutTables() throws {
    let folder = try TemporaryFolder()
    localizer.load(folder: folder.path)
    #expect(localizer.rules == ["no-tables"] && localizer.diagnostics[0].path == folder.path)
  }

  @Test func aVendorsFolderWithoutStringFilesIsReported() throws {
    let (app, vendor) = (try TemporaryFolder(), try TemporaryFolder())
    try app.write("\"Wallet\" = \"Portefeuille\";", to: "fr.lproj/Localizable.strings")
    localizer.load(folder: app.path, vendors: [vendor.path])
    #expect(localizer.rules == ["no-tables"] && localizer.diagnostics[0].path == vendor.path)
  }

  @Test("LX-11 a folder is named by its path; texts of every spelling of a language are found")
  func aFolderIsNamedByItsPath() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Wallet\" = \"Portefeuille\";", to: "French.lproj/Localizable.strings")
    try folder.write("\"Wallet\" = \"钱包\";", to: "zh_CN.lproj/Localizable.strings")
    try folder.write("\"Base\" = \"Basis\";", to: "Base.lproj/Localizable.strings")
    localizer.load(folder: folder.path)
    #expect(shown("Wallet") == "Portefeuille" && shown("Base") == "Basis")
    try localizer.use("zh-Hans")
    #expect(shown("Wallet") == "钱包")
    #expect(localizer.diagnostics.allSatisfy { $0.rule == "missing-translation" })
  }

  @Test func whatIsLoadedLaterWinsAndTheRestStays() {
    localizer.load(["fr": ["a": "1", "b": "1"]])
    localizer.load(["fr": ["b": "2"]])
    #expect(shown("a") == "1" && shown("b") == "2")
  }

  @Test func textsAssignedBeforeALoadFollowIt() {
    let label = localizer.label("Wallet")
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    #expect(label.text == "Portefeuille" && localizer.language == "fr")
  }

  @Test func aKeyTwiceInALiteralIsNoAccidentToDieOf() {
    localizer.load(["fr": ["a": "1", "a": "2"], "fr": ["b": "3"]])
    #expect(shown("a") == "2" && shown("b") == "3")
    #expect(localizer.rules == ["duplicate-key"])
  }

  @Test func filesInMemoryAreReadByTheirPaths() {
    localizer.load(
      files: [
        "fr.lproj/Localizable.strings": Array("\"Wallet\" = \"Portefeuille\";".utf8),
        "fr.lproj/Person.strings": Array("\"Name\" = \"Prénom\";".utf8), "README.md": [],
      ]
    )
    #expect(shown("Wallet") == "Portefeuille" && shown("Name", table: "Person") == "Prénom")
  }

  @Test func aBrokenEntryCostsOnlyItself() {
    let broken = "\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";"
    localizer.load(files: ["fr.lproj/Localizable.strings": Array(broken.utf8)])
    #expect(shown("a") == "1" && shown("c") == "3")
    #expect(localizer.diagnostics.first?.line == 2)
  }

  @Test func aFileInTheLanguageInUseThatIsNotUnicodeLosesOnlyItself() {
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    localizer.load(files: ["fr.lproj/Localizable.strings": [0x22, 0xC4, 0xE3, 0x22]])
    #expect(shown("Wallet") == "Portefeuille" && localizer.rules.contains("not-unicode"))
  }

  @Test func theMainTableMayHaveAnyName() {
    localizer.tableOptions.mainTable = "EnglishLocalize"
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    localizer.load(["fr": ["Wallet": "Autre"]], table: "Localizable")
    #expect(shown("Wallet") == "Portefeuille" && shown("Wallet", table: "Localizable") == "Autre")
  }

  @Test func aTableOfManyLanguagesMayComeFromADictionary() {
    localizer.load(TextTable(["fr": ["Wallet": "Portefeuille"], "ja": [:]]))
    #expect(shown("Wallet") == "Portefeuille")
    #expect(localizer.available.map(\.language).contains("ja"))
  }

  @Test func anEmptyKeyAndAnEmptyTableNameDoNoHarm() {
    localizer.load(["fr": ["": "nothing", "Wallet": "Portefeuille"]])
    #expect(shown("") == "")
    #expect(localizer.text(forKey: "Wallet", table: "../Localizable") == "Wallet")
    #expect(localizer.text(forKey: "Wallet", table: "") == "Wallet")
  }
}
