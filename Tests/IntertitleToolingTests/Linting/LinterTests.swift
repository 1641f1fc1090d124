import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct LinterTests {
  @Test func whatIsRightIsFoundNothingIn() {
    let files = bilingual("\"a\" = \"Hello\";", "\"a\" = \"Bonjour\";")
    #expect(found(files).isEmpty)
  }

  @Test func nothingIsFoundWhereThereIsNothing() {
    #expect(found(subject([:])).isEmpty)
  }

  @Test("TO-04: every finding has a path, a line, a column, a severity and a stable rule")
  func everyFindingHasItsPlace() {
    let files = bilingual("\"a\" = \"%d\" \"b\" = \"x\";", "\"a\" = \"%@\";\n\"c\" = \"\";")
    let all = found(files)
    #expect(all.count > 3)
    for finding in all {
      #expect(finding.diagnostic.path?.hasPrefix("App/") == true)
      #expect((finding.diagnostic.line ?? 0) > 0 && (finding.diagnostic.column ?? 0) > 0)
      #expect(Linter.findingNames.contains(finding.diagnostic.rule))
    }
  }

  @Test("TO-04: findings are sorted by path and line, the same on every run")
  func findingsAreSorted() {
    let files = bilingual("\"a\" = \"A\";\n\"b\" = \"\";\n\"c\" = \"\";", "\"z\" = \"\";")
    let all = found(files)
    #expect(all == all.sorted())
    #expect(all == found(files))
  }

  @Test("ME-07: tables are compared one by one")
  func tablesAreComparedOneByOne() {
    let files = subject([
      "en.lproj/A.strings": "\"t\" = \"X %d\";", "en.lproj/B.strings": "\"t\" = \"Y\";",
      "fr.lproj/A.strings": "\"t\" = \"W %d\";", "fr.lproj/B.strings": "\"t\" = \"Z\";",
    ])
    #expect(found(files).isEmpty)
  }

  @Test func aRuleOfOnesOwnRunsBesideTheOthers() {
    let linter = Linter(rules: Linter.standardRules + [NoShouting()])
    let files = bilingual("\"a\" = \"STOP\";", "\"a\" = \"Arrêt\";")
    #expect(linter.findings(in: files).map(\.rule) == ["no-shouting"])
  }

  @Test func everyRuleHasANameASentenceAndAnExample() {
    let summaries = Linter.standardRules.map(\.summary)
    #expect(Set(summaries.map(\.name)).count == summaries.count)
    for summary in summaries {
      #expect(summary.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(summary.sentence.hasSuffix(".") && summary.sentence.contains(":"))
      #expect(!summary.example.isEmpty)
    }
  }

  private struct NoShouting: LintRule {
    let summary = LintRuleSummary(
      name: "no-shouting",
      severity: .note,
      sentence: "A text is in capitals.",
      example: "STOP"
    )

    func findings(in subject: LintSubject) -> [LintFinding] {
      subject.allEntries.filter { $0.text == $0.text.uppercased() }
        .map { finding(at: $0, "\"\($0.key)\" is in capitals") }
    }
  }
}

@Suite struct LintSelectionTests {
  private let files = bilingual("\"a\" = \"A text\" \"b\" = \"\";", "\"b\" = \"B\";")

  private func rules(_ list: String) -> Set<String> {
    let linter = Linter(selection: LintSelection(list: list))
    return Set(linter.findings(in: files).map(\.diagnostic.rule))
  }

  @Test func rulesCanBeChosen() {
    #expect(rules("missing-keys, empty-value") == ["missing-keys", "empty-value"])
  }

  @Test func rulesCanBeLeftOut() {
    #expect(rules("-missing-keys") == ["missing-semicolon", "empty-value"])
  }

  @Test func aReadersFaultIsChosenByItsOwnName() {
    #expect(rules("missing-semicolon") == ["missing-semicolon"])
    #expect(rules("syntax,-missing-semicolon").isEmpty)
  }

  @Test func anUnknownNameChoosesNothing() {
    #expect(rules("missing-kees").isEmpty)
  }
}

@Suite struct LintSubjectTests {
  @Test func theDevelopmentLanguageIsTheOneToldElseEnglishElseBaseElseTheFirst() {
    let all = ["Base.lproj/T.strings": "", "en.lproj/T.strings": "", "de.lproj/T.strings": ""]
    #expect(subject(all, development: "de").developmentName == "de")
    #expect(subject(all).developmentName == "en")
    #expect(subject(all.filter { $0.key != "en.lproj/T.strings" }).developmentName == "Base")
    let two = subject(["fr.lproj/T.strings": "", "de.lproj/T.strings": ""])
    #expect(two.developmentName == "de" && two.isDevelopmentGuessed)
  }

  @Test func aLanguageIsFoundUnderAnyOfItsNames() {
    let files = subject(
      ["zh_CN.lproj/T.strings": "\"a\" = \"一\";", "en.lproj/T.strings": ""],
      development: "zh-Hans"
    )
    #expect(files.development == "zh-CN")
    #expect(files.tables[0].development?.entries.count == 1)
  }

  @Test func baseIsInTheDevelopmentLanguage() {
    let files = subject([
      "Base.lproj/T.strings": "\"b\" = \"B\";", "en.lproj/T.strings": "\"a\" = \"A\";",
      "fr.lproj/T.strings": "\"a\" = \"Un\";\n\"b\" = \"Deux\";",
    ])
    #expect(found(files).isEmpty)
  }

  @Test func aCatalogIsInItsSourceLanguage() {
    let files = subject([
      "T.xcstrings": catalog("\"k\": {\"localizations\": {\"de\": \(unit("K auf Deutsch"))}}")
    ])
    #expect(files.tables[0].development?.name == "en")
    #expect(files.tables[0].translations.map(\.name) == ["de"])
  }
}
