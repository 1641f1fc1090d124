import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite("FU-25: rules look at forms as at plain texts")
struct FormsTests {
  private let english = stringsdict([("one", "%d file"), ("other", "%d files")])

  private func messages(
    _ forms: [(category: String, text: String)],
    _ rules: String...
  ) -> [String] {
    let files = subject([
      "en.lproj/T.stringsdict": english, "sv.lproj/T.stringsdict": stringsdict(forms),
    ])
    return Linter(selection: LintSelection(only: Set(rules))).findings(in: files).map(\.message)
  }

  @Test func anEmptyFormIsFound() {
    #expect(
      messages([("one", ""), ("other", "%d filer")], "empty-value")
        == ["the form `one` of “%d files” is empty: write its text, or remove it"]
    )
    #expect(messages([("one", "%d fil"), ("other", "%d filer")], "empty-value").isEmpty)
  }

  @Test func anEmptyFormatIsFound() {
    let empty = english.replacing("%#@files@", with: "")
    let files = subject(["en.lproj/T.stringsdict": empty])
    #expect(
      found(files, "empty-value", "specifiers").map(\.message)
        == ["the format of “%d files” is empty: write its text, or remove it"]
    )
  }

  @Test func aFormThatIsPartOfATextMayBeEmpty() {
    let part = stringsdict([("one", ""), ("other", " and %d more")])
      .replacing("%#@files@", with: "Ann%#@files@")
    #expect(found(subject(["en.lproj/T.stringsdict": part]), "empty-value").isEmpty)
  }

  @Test func aFormThatWasLeftInEnglishIsFound() {
    #expect(
      messages([("one", "%d file is open"), ("other", "%d files")], "untranslated")
        == ["“%d files”, the form `other` of “%d files”, is the same in en: translate it into sv"]
    )
    #expect(messages([("one", "%d fil"), ("other", "%d filer")], "untranslated").isEmpty)
  }

  @Test func allFormsThatWereLeftAreOneFinding() {
    #expect(messages([("one", "%d file"), ("other", "%d files")], "untranslated").count == 1)
  }

  @Test func blanksAtTheEdgesOfAFormAreFound() {
    #expect(
      messages([("one", "%d fil"), ("other", "%d filer ")], "edge-blanks")
        == ["the form `other` of “%d files” ends with a blank here and not in en: remove it"]
    )
  }

  @Test func aFormatWithoutItsVariableIsFound() {
    let silent = english.replacing("%#@files@", with: "files")
    #expect(
      found(subject(["en.lproj/T.stringsdict": silent]), "specifiers").map(\.message)
        == ["“%d files” does not show its variable `files`: write `%#@files@` into its format"]
    )
  }

  @Test func aNumberThatTheGeneralFormLeavesOutIsFound() {
    #expect(
      messages([("one", "en fil"), ("other", "filer")], "specifiers")
        == ["the form `other` of “%d files” leaves the number out: 2 and 100 look alike"]
    )
    #expect(messages([("one", "en fil"), ("other", "%d filer")], "specifiers").isEmpty)
  }

  @Test func formsOfACatalogAreLookedAtToo() {
    let forms = "{\"variations\": {\"device\": {\"mac\": \(unit("")), \"other\": \(unit("Tap"))}}}"
    let files = subject(["T.xcstrings": catalog("\"tap\": {\"localizations\": {\"en\": \(forms)}}")]
    )
    #expect(
      found(files, "empty-value").map(\.message)
        == ["the form `mac` of “tap” is empty: write its text, or remove it"]
    )
  }
}

@Suite("FU-28: how bad a plural category is")
struct NeededCategoryTests {
  private func found(_ language: String, _ categories: String...) -> [String] {
    let forms = categories.map { (category: $0, text: "%d") }
    let files = subject(["\(language).lproj/T.stringsdict": stringsdict(forms)])
    return IntertitleToolingTests.found(files, "plural-categories").map {
      "\($0.severity) \($0.diagnostic.rule)"
    }
  }

  @Test func oneThatWholeNumbersNeedIsAnError() {
    #expect(found("ru", "one", "other") == ["error missing-category", "error missing-category"])
    #expect(found("ru", "one", "few", "many", "other").isEmpty)
  }

  @Test func oneThatIsNeverUsedIsANote() {
    #expect(found("ja", "one", "other") == ["note unused-category"])
    #expect(found("ja", "zero", "other").isEmpty)
  }

  @Test func oneThatCLDRAsksForOfLateIsANote() {
    #expect(found("vi", "other") == ["note missing-category"])
  }
}

@Suite("FU-26: placeholders with names are those of the source text")
struct NamedPlaceholdersTests {
  private func messages(_ english: String, _ french: String) -> [String] {
    found(bilingual("\"k\" = \"\(english)\";", "\"k\" = \"\(french)\";"), "named-placeholders")
      .map(\.message)
  }

  @Test(arguments: ["{name}", "{{count}}", "${applicationName}", "$name", "%{name}", "{user.name}"])
  func oneThatIsMissingIsFound(placeholder: String) {
    #expect(
      messages("Hi \(placeholder)!", "Salut !")
        == ["“k” lacks `\(placeholder)`, other than the source text: write placeholders as there"]
    )
    #expect(messages("Hi \(placeholder)!", "Salut \(placeholder) !").isEmpty)
  }

  @Test func oneThatIsSpelledOtherwiseIsFound() {
    let found = messages("Start ${applicationName}", "Lancer \\\\(.applicationName)")
    #expect(found.count == 1)
    #expect(
      found.allSatisfy { $0.contains("lacks `${applicationName}` and has `(.applicationName)`") }
    )
  }

  @Test(arguments: ["$5 off", "100 $", "{ }", "a { b", "%1$@ left", "US$5", "(.5)"])
  func amountsBracesAndPositionsAreNone(text: String) {
    #expect(messages(text, "rien").isEmpty)
  }

  @Test func thePhrasesOfAShortcutAreLookedAt() {
    let set = "{\"stringSet\": {\"values\": [\"Starte ${applicationName}\", \"Los\"]}}"
    let files = subject([
      "AppShortcuts.xcstrings": catalog(
        "\"Start ${applicationName}\": {\"localizations\": {\"de\": \(set)}}"
      )
    ])
    #expect(
      found(files, "named-placeholders").map { $0.message.prefix(22) } == ["the form `2` of “Start"]
    )
    #expect(found(files, "missing-keys").isEmpty)
  }
}
