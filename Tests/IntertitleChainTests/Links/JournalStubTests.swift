import IntertitleTesting
import Testing

struct JournalStubTests {
  private let journal = Journal()

  /// Resolves a text that is answered with an origin of that kind.
  private func show(_ text: String, _ kind: TextOrigin.Kind, in language: Language = "fr") {
    let chain: TextChain = [
      journal,
      .closure { assignment, _ in
        var answer = assignment.asAssigned
        answer.origin.kind = kind
        return answer
      },
    ]
    _ = chain.resolve(TextAssignment(text, source: CountingTextSource(language)))
  }

  private func listed(_ language: Language) -> [String] {
    journal.stringsStub(for: language).split(separator: "\n").filter { $0.hasPrefix("//") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  @Test("FU-66 the stub lists what is missing, not what was answered, found back, or a vendor's")
  func theStubListsWhatIsMissingOnly() {
    for kind in TextOrigin.Kind.allCases { show("of \(kind)", kind) }
    #expect(listed("fr") == ["of assigned", "of fallback"])
  }

  @Test("FU-66 for a language that was not in use it lists the keys, not what was found back")
  func whatIsNoKeyIsNotListedForAnotherLanguage() {
    for kind in TextOrigin.Kind.allCases { show("of \(kind)", kind) }
    #expect(listed("de") == ["of assigned", "of fallback", "of table"])
  }

  @Test("FU-66 what was missing in one language only is listed for that one")
  func eachLanguageHasItsOwn() {
    show("Send", .table, in: "fr")
    show("Send", .assigned, in: "ja")
    #expect(listed("fr") == [] && listed("ja") == ["Send"])
  }

  @Test("FU-66 version numbers, dates and people's words never enter the journal")
  func whatIsNoKeyNeverEntersIt() {
    for text in ["2.1.0 (345)", "12:30 PM", "12 km", "—"] { show(text, .assigned) }
    show("what a person wrote", .verbatim)
    #expect(journal.entries.isEmpty && journal.uncounted == 0)
  }

  @Test func aFigureThatATableAnswersEntersIt() {
    show("24/7", .table)
    #expect(journal.entries.map(\.key) == ["24/7"])
  }

  @Test("FU-39 a journal is bounded in bytes as well")
  func aVeryLongKeyIsOnlyCounted() {
    show(String(repeating: "a", count: 4_096), .assigned)
    for _ in 0..<3 { show(String(repeating: "b", count: 110_000), .assigned) }
    #expect(journal.entries.map(\.key.utf8.count) == [4_096])
    #expect(journal.uncounted == 3)
  }
}
