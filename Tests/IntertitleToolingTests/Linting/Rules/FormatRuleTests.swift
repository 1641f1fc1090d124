import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct SpecifiersRuleTests {
  private func findings(_ english: String, _ french: String) -> [LintFinding] {
    found(bilingual("\"k\" = \"\(english)\";", "\"k\" = \"\(french)\";"), "specifiers")
  }

  @Test(
    arguments: [
      ("%d", "%@"), ("%@", "%d"), ("%d", "%.1f"), ("%@", "%@ %@"), ("none", "%d"),
      ("%@ has %d", "%d pour %@"),
    ]
  )
  func whatDiffersIsAnError(english: String, french: String) {
    #expect(findings(english, french).map(\.severity) == [.error])
  }

  @Test(
    arguments: [
      ("%d", "%lld"), ("%@ has %d", "%2$d pour %1$@"), ("%d%%", "%d %%"), ("a", "b"),
      ("%1$@ %2$@", "%2$@ %1$@"),
    ]
  )
  func whatFitsIsRight(english: String, french: String) {
    #expect(findings(english, french).isEmpty)
  }

  @Test func anArgumentThatIsLeftOutIsAWarning() {
    let findings = findings("%1$@ of %2$@", "%1$@")
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.message) == [
        "“k” leaves out argument 2, which the source text shows"
      ]
    )
  }

  @Test func theSentencesSayWhatIsAskedForAndWhatThereIs() {
    #expect(
      findings("%d", "%@").map(\.message) == [
        "“k”: argument 1 is a whole number (%d) in the source text, but this text asks for words "
          + "(%@)"
      ]
    )
    #expect(
      findings("%@", "%@ %@").map(\.message) == [
        "“k”: asks for argument 2, but the source text has 1 argument"
      ]
    )
  }

  @Test func theAppsOwnTextIsComparedWithAKeyThatHasPlaceholders() {
    let wrong = subject(["en.lproj/T.strings": "\"%d files\" = \"%@ files\";"])
    let right = subject(["en.lproj/T.strings": "\"%d files\" = \"Files: %lld\";"])
    #expect(found(wrong, "specifiers").count == 1)
    #expect(found(right, "specifiers").isEmpty)
  }

  @Test func aFormOfARuleMayDoWithoutItsNumber() {
    let forms = [(category: "one", text: "One file"), (category: "other", text: "%d files")]
    let files = subject(["en.lproj/T.stringsdict": stringsdict(forms)])
    #expect(found(files).isEmpty)
  }
}

@Suite struct UnnumberedSpecifiersRuleTests {
  private func messages(_ text: String) -> [String] {
    found(subject(["en.lproj/T.strings": "\"k\" = \"\(text)\";"])).map(\.message)
  }

  @Test("TO-02: two placeholders without positions are a warning that suggests them")
  func positionsAreSuggested() {
    #expect(
      messages("%d of %d") == [
        "“k” has several placeholders without positions, which translators cannot reorder: "
          + "write “%1$d of %2$d”"
      ]
    )
  }

  @Test(
    "TO-02: one placeholder needs no position",
    arguments: ["%d", "%1$d of %2$d", "100%% of %d"]
  )
  func oneNeedsNone(text: String) {
    #expect(messages(text).isEmpty)
  }
}

@Suite struct StrayPercentRuleTests {
  private func findings(_ text: String) -> [LintFinding] {
    found(subject(["en.lproj/T.strings": "\"k\" = \"\(text)\";"]), "stray-percent")
  }

  @Test("PF-08: a percent sign before a letter, in a text with placeholders, is a warning")
  func aStraySignIsFound() {
    let found = findings("50% off %@")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "`% o` in the value of “k” is taken for a placeholder: write %% where the text is "
          + "formatted"
      ]
    )
  }

  @Test(
    "PF-08: without placeholders it is a note",
    arguments: ["100% sure", "50%-ig", "5% des uns"]
  )
  func withoutPlaceholdersItIsANote(text: String) {
    #expect(findings(text).map(\.severity) == [.note])
  }

  @Test(
    "PF-08: a sign that starts nothing is right",
    arguments: ["100%", "50%% off", "%d%%", "5 %."]
  )
  func aSignThatStartsNothingIsRight(text: String) {
    #expect(findings(text).isEmpty)
  }
}

@Suite struct PluralCategoriesRuleTests {
  private let forms = [(category: "one", text: "%d"), (category: "other", text: "%d")]

  private func rules(_ language: String, _ categories: String...) -> [LintFinding] {
    let forms = categories.map { (category: $0, text: "%d") }
    return found(subject(["\(language).lproj/T.stringsdict": stringsdict(forms)]))
  }

  private func inCatalog(_ language: String, _ categories: String...) -> [LintFinding] {
    let forms = categories.map { "\"\($0)\": \(unit("%lld"))" }.joined(separator: ", ")
    let plural = "{\"variations\": {\"plural\": {\(forms)}}}"
    let entry = "\"k\": {\"localizations\": {\"\(language)\": \(plural)}}"
    return found(subject(["T.xcstrings": catalog(entry)]), "plural-categories")
  }

  @Test func everyLanguageNeedsOther() {
    #expect(rules("en", "one").map(\.diagnostic.rule) == ["missing-other"])
    #expect(inCatalog("de", "one").map(\.message) == ["“k” has no form `other`: add it"])
    #expect(inCatalog("de", "one").map(\.severity) == [.error])
  }

  @Test func aFormThatALanguageNeedsIsFound() {
    #expect(rules("ru", "one", "other").map(\.severity) == [.error, .error])
    #expect(
      inCatalog("pl", "one", "few", "other").map(\.message) == [
        "“k” has no form `many`, which pl needs: add it"
      ]
    )
  }

  @Test func aFormForVeryLargeNumbersIsANote() {
    #expect(inCatalog("fr", "one", "other").map(\.severity) == [.note])
  }

  @Test func allFormsAreEnough() {
    #expect(rules("en", "one", "other").isEmpty)
    #expect(inCatalog("ja", "other").isEmpty)
  }

  @Test func aTextForAllNumbersIsFoundWhereTheLanguageNeedsForms() {
    func findings(_ language: String) -> [LintFinding] {
      found(
        subject([
          "en.lproj/T.stringsdict": stringsdict(forms),
          "\(language).lproj/T.strings": "\"%d files\" = \"%d x\";",
        ])
      )
    }
    #expect(
      findings("de").map(\.message) == [
        "“%d files” has plural forms in en and one text for all numbers here: add the forms that "
          + "de needs"
      ]
    )
    #expect(findings("ja").isEmpty)
  }
}

@Suite struct CatalogStateRuleTests {
  private func messages(_ entry: String) -> [String] {
    found(subject(["T.xcstrings": catalog("\"Boat\": {\(entry)}")]), "catalog-state").map(\.message)
  }

  @Test("PA-22: what needs review and what is stale is listed")
  func whatIsUnfinishedIsListed() {
    let french = "\"localizations\": {\"fr\": \(unit("Bateau", state: "needs_review"))}"
    #expect(messages(french) == ["“Boat” in fr needs review"])
    #expect(
      messages("\"extractionState\": \"stale\"") == [
        "“Boat” is stale, code does not use it any more: remove it, or mark it as manual"
      ]
    )
    let new = "\"localizations\": {\"fr\": \(unit("Boat!", state: "new"))}"
    #expect(messages(new) == ["“Boat” in fr is new: translate it"])
  }

  @Test("PA-22: a value without a state is used as it is")
  func aValueWithoutAStateIsFine() {
    #expect(
      messages("\"localizations\": {\"fr\": {\"stringUnit\": {\"value\": \"Bateau\"}}}").isEmpty
    )
  }
}
