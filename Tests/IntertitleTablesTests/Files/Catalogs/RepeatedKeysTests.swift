import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("FU-13: last wins everywhere, with a warning that names both places")
struct RepeatedKeysTests {
  private func catalog(_ strings: String) -> StringFile {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\n\(strings)\n}}"
    return StringFile(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  }

  private func key(_ name: String, _ language: String, _ text: String) -> String {
    "\"\(name)\": {\"localizations\": {\(unit(language, text))}}"
  }

  private func unit(_ language: String, _ text: String) -> String {
    "\"\(language)\": {\"stringUnit\": {\"value\": \"\(text)\"}}"
  }

  private func text(_ key: String, _ language: Language, _ file: StringFile) -> String? {
    StringTable(folding: [.init(language: language, file: file)]).text(forKey: key)
  }

  @Test func ofAKeyTheLastAnswers() {
    let file = catalog(
      [
        key("k", "de", "first"), key("other", "de", "x"), key("k", "de", "second"),
        key("k", "de", "third"),
      ]
      .joined(separator: ",\n")
    )
    #expect(text("k", "de", file) == "third" && text("other", "de", file) == "x")
    let entries = file.entries.filter { $0.key == "k" && $0.language == "de" }
    #expect(entries.map(\.text) == ["third"])
    #expect(
      file.diagnostics.map(\.message) == [
        "“k” stands twice, lines 2 and 4: the last one is used",
        "“k” stands twice, lines 4 and 5: the last one is used",
      ]
    )
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning && $0.rule == "duplicate-key" })
    #expect(file.diagnostics.map(\.line) == [4, 5])
  }

  @Test func aKeyIsReplacedWholeAsAnyJSONReaderDoes() {
    let file = catalog(
      [key("k", "de", "first"), key("k", "fr", "second")].joined(separator: ",\n")
    )
    #expect(text("k", "de", file) == nil && text("k", "fr", file) == "second")
  }

  @Test func ofALanguageTheLastAnswers() {
    let file = catalog(
      "\"k\": {\"localizations\": {\(unit("de", "first")),\n\(unit("fr", "f")),\n\(unit("de", "second"))}},"
        + key("l", "de", "l")
    )
    #expect(text("k", "de", file) == "second" && text("k", "fr", file) == "f")
    #expect(text("l", "de", file) == "l")
    #expect(
      file.diagnostics.map(\.message) == [
        "“de” of “k” stands twice, lines 2 and 4: the last one is used"
      ]
    )
    #expect(file.entries.count { $0.language == "de" && $0.key == "k" } == 1)
  }

  @Test func anEmptyLastOneIsNoEntry() {
    let file = catalog("\"k\": {\"localizations\": {\(unit("de", "first")), \(unit("de", ""))}}")
    #expect(text("k", "de", file) == nil)
  }

  @Test func keysThatStandOnceAreNotReported() {
    let keys = (0..<1000).map { key("key \($0)", "de", "\($0)") }.joined(separator: ",\n")
    let file = catalog(keys)
    #expect(file.diagnostics.isEmpty && text("key 500", "de", file) == "500")
  }

  @Test func aFileOfOneKeyIsReadInOneGo() {
    let keys = Array(repeating: key("k", "de", "x"), count: 50_000).joined(separator: ",\n")
    #expect(text("k", "de", catalog(keys)) == "x")
    let languages = Array(repeating: unit("de", "x"), count: 50_000).joined(separator: ",\n")
    #expect(text("k", "de", catalog("\"k\": {\"localizations\": {\(languages)}}")) == "x")
  }
}
