import IntertitleTesting
import Testing

/// What a localizer's diagnostics are about, for programs: a field each, beside the sentence.
struct DiagnosticSubjectTests {
  private let localizer = Localizer.forTest(chain: [.recovering, .lookup])

  private func told(_ rule: String) throws -> Diagnostic {
    try #require(localizer.diagnostics.last { $0.rule == rule })
  }

  @Test func aMissingKeyIsNamedWithTableAndLanguage() throws {
    try localizer.use("fr")
    _ = localizer.label("nobody")
    let told = try told("missing-key")
    #expect(told.key == "nobody" && told.table == "Localizable" && told.language == "fr")
    #expect(told.path == nil && told.severity == .warning)
  }

  @Test func aMissingTranslationNamesTheLanguageThatLacksIt() throws {
    localizer.load(["en": ["Send": "Send"]])
    try localizer.use("ja")
    _ = localizer.label("Send")
    let told = try told("missing-translation")
    #expect(told.key == "Send" && told.table == "Localizable" && told.language == "ja")
  }

  @Test func aMissingTableIsNamedWithoutAKey() throws {
    try localizer.use("fr")
    localizer.label().content = .key("Name", table: "Person")
    let told = try told("missing-table")
    #expect(told.key == nil && told.table == "Person" && told.language == "fr")
  }

  @Test func anAmbiguousTextIsNoKey() throws {
    localizer.load(["en": ["%@ sent %@": "%@ sent %@"]])
    try localizer.use("fr")
    _ = localizer.label("a sent b sent c").text
    let told = try told("ambiguous-text")
    #expect(told.key == nil && told.language == "fr" && told.table == nil, "the main table")
  }

  @Test func aConflictOfOneKeyNamesIt() throws {
    localizer.load(["fr": ["OK": "D'accord"]], vendored: ["Rater": ["fr": ["OK": "OK"]]])
    try localizer.use("fr")
    let told = try told("vendor-conflict")
    #expect(told.key == "OK" && told.language == "fr" && told.table == "Localizable")
  }

  @Test func aConflictOfSeveralKeysNamesNone() throws {
    localizer.load(
      ["fr": ["OK": "D'accord", "No": "Non"]],
      vendored: ["Rater": ["fr": ["OK": "OK", "No": "No"]]]
    )
    try localizer.use("fr")
    #expect(try told("vendor-conflict").key == nil)
  }

  @Test func aTextThatDoesNotFitIsNamedWithTableAndLanguage() throws {
    localizer.load(["en": ["%d of %@": "%d of %@"], "fr": ["%d of %@": "%@ de %d"]])
    try localizer.use("fr")
    let told = try told("format-mismatch")
    #expect(told.key == "%d of %@" && told.language == "fr")
  }

  @Test func aLanguageThatIsNotThereIsNamed() throws {
    try localizer.use("xx")
    #expect(try told("language-not-available").language == "xx")
  }

  @Test func anAssignmentByALinkNamesTheSlot() throws {
    let label = localizer.label()
    let inner = Unchecked(label)
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          if assignment.text == "outer" { inner.value.text = "inner" }
          return next(assignment)
        }
      )
    }
    label.text = "outer"
    #expect(try told("nested-assignment").slot == .label)
  }
}
