import Testing

@testable import IntertitleTables

@Suite struct EntryMarksTests {
  private func marks(_ texts: [String]) -> MarkedEntries {
    let pairs = texts.enumerated().map { ("key \($0)", $1) }
    return StringFile(pairs: pairs).storage.marks
  }

  @Test(arguments: [
    "%", "100 %", "a long text that has its sign at the end: %@", "７％", "٪", "﹪ und so weiter",
  ]) func aTextWithASignOrALookAlikeMayAsk(_ text: String) {
    #expect(marks(["plain", text]).withHoles == [1])
  }

  @Test(arguments: ["", "plain", "Größe", "日本語", "^ and [", "ﻻ ﻼ", "\u{D9}"])
  func anotherTextDoesNot(_ text: String) {
    #expect(marks([text]).withHoles == [])
    #expect(marks([text])[0].isEmpty)
  }

  @Test func markupOfTheSystemsIsMarkedAndNothingBesideIt() {
    let marks = marks(["^[1 boat](inflect: true)", "12345678^", "[no]", "%d"])
    #expect((0..<4).map { marks[$0] } == [.markup, [], [], .holes])
  }

  @Test func aTextWithFormsIsMarkedAndMayAsk() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
      "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "1"}},
      "other": {"stringUnit": {"state": "translated", "value": "n"}}}}}}},
      "fixed": {"shouldTranslate": false}}}
      """
    let file = StringFile(bytes: Array(catalog.utf8), path: "T.xcstrings")
    let all = (0..<file.entries.count).map { (file.entries[$0].key, file.storage.marks[$0]) }
    #expect(Dictionary(uniqueKeysWithValues: all) == ["k": [.forms, .holes], "fixed": .fixed])
    #expect(file.storage.marks.withForms == 1)
  }
}
