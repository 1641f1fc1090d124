import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import Intertitle
@testable import IntertitleTables

struct FileMemoryTests {
  private let folder: TemporaryFolder
  private let memory = FileMemory()
  private let log = DiagnosticLog()

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  @Test func aCatalogIsReadOnceForItsLanguagesAndItsTexts() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Wallet": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Geldbörse"}}}}}}
      """
    try folder.write(catalog, to: "T.xcstrings")
    let file = try #require(TableFile(path: path("T.xcstrings")))
    #expect(memory.languages(of: file).sorted() == ["de", "en"])
    try folder.remove("T.xcstrings")
    #expect(memory.read(file.path, log)?.entries.map(\.text).contains("Geldbörse") == true)
    #expect(log.newest.isEmpty)
  }

  @Test func aFileThatNamesNoLanguagesIsNotReadForThem() throws {
    let file = try #require(TableFile(path: path("fr.lproj/T.strings")))
    #expect(memory.languages(of: file).isEmpty)
    try folder.write(to: "fr.lproj/T.strings")
    #expect(memory.read(file.path, log)?.entries.count == 1)
  }

  @Test func whatIsWrongIsToldOnceByWhoeverAsksForTexts() throws {
    try folder.write("no JSON", to: "T.xcstrings")
    let file = try #require(TableFile(path: path("T.xcstrings")))
    #expect(memory.languages(of: file).isEmpty && log.newest.isEmpty)
    _ = memory.read(file.path, log)
    let told = log.newest
    #expect(!told.isEmpty)
    _ = memory.read(file.path, log)
    #expect(log.newest == told && memory.failure(at: file.path, log) == nil)
  }
}
