import IntertitleTesting
import IntertitleTestInputs
import Testing

struct ReloadTests {
  private let folder: TemporaryFolder
  private let recorder = ChainRecorder()
  private let localizer: Localizer

  init() throws {
    folder = try TemporaryFolder()
    localizer = Localizer(chain: [recorder, .lookup], system: .fixed(["fr"]))
    try folder.write("\"Wallet\" = \"Portefeuille\";", to: "fr.lproj/Localizable.strings")
    localizer.load(folder: folder.path)
  }

  private func replace(_ text: String) throws {
    try folder.write(text, to: "fr.lproj/Localizable.strings")
    localizer.reload()
  }

  @Test("RE-14 a replaced file is picked up by look-ups and living labels")
  func aReplacedFile() throws {
    let label = localizer.label("Wallet")
    try replace("\"Wallet\" = \"Bourse\";")
    #expect(label.text == "Bourse" && localizer.text(forKey: "Wallet") == "Bourse")
  }

  @Test("RE-14 where no text changed, nothing is resolved again")
  func anUnchangedFile() throws {
    let label = localizer.label("Wallet")
    localizer.reload()
    try replace("/* another comment */ \"Wallet\" = \"Portefeuille\";")
    #expect(label.text == "Portefeuille" && recorder.passages.count == 1)
  }

  @Test func theFaultsOfAChangedFileAreReported() throws {
    #expect(localizer.diagnostics.isEmpty)
    try replace("\"Wallet\" = \"Bourse\";\n\"b\" = \"2\"\n\"c\" = \"3\";")
    #expect(localizer.text(forKey: "Wallet") == "Bourse")
    #expect(localizer.diagnostics.map(\.line) == [2])
  }

  @Test func aFileThatIsGoneKeepsItsTexts() throws {
    let label = localizer.label("Wallet")
    try folder.remove("fr.lproj/Localizable.strings")
    localizer.reload()
    #expect(label.text == "Portefeuille" && localizer.rules == ["unreadable"])
    try replace("\"Wallet\" = \"Bourse\";")
    #expect(label.text == "Bourse")
  }

  @Test func aFileThatIsNotUnicodeAnyMoreKeepsItsTexts() throws {
    let label = localizer.label("Wallet")
    try folder.write([0x22, 0xC4, 0xE3, 0x22], to: "fr.lproj/Localizable.strings")
    localizer.reload()
    #expect(label.text == "Portefeuille" && localizer.rules == ["not-unicode"])
  }

  @Test func aFileThatWasBrokenIsTriedAgain() throws {
    try folder.write([0x22, 0xC4, 0xE3, 0x22], to: "ja.lproj/Localizable.strings")
    localizer.load(folder: folder.path)
    #expect(throws: LanguageRefusal.self) { try localizer.use("ja") }
    try folder.write("\"Wallet\" = \"ウォレット\";", to: "ja.lproj/Localizable.strings")
    #expect(try localizer.use("ja").new == "ja")
    #expect(localizer.label("Wallet").text == "ウォレット")
  }

  @Test("CH-14 no file is opened when texts are assigned or the language is switched back")
  func noFileIsOpenedOnTheWay() throws {
    try localizer.use("en")
    try folder.remove("fr.lproj/Localizable.strings")
    try localizer.use("fr")
    for number in 0..<10_000 { _ = localizer.label(number.isMultiple(of: 2) ? "Wallet" : "b").text }
    #expect(localizer.label("Wallet").text == "Portefeuille")
    #expect(localizer.rules == ["missing-key"])
  }

  @Test("CH-14 one probe for each assignment, whatever the number of links and languages")
  func oneProbeForEachAssignment() throws {
    let counter = LookupCounter()
    localizer.updateChain { $0 = [counter, ScriptedLink(.pass), .verbatim(in: []), .lookup] }
    for _ in 0..<1000 { _ = localizer.label("Wallet").text }
    let report = counter.lookups.check(1000, of: "Wallet")
    #expect(report.isClean, "\(report)")
  }
}
