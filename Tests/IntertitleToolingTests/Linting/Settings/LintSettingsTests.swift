import IntertitleLanguages
import Testing

@testable import IntertitleTooling

/// The road from what a person decides to the rule that asks for it.
@Suite struct LintSettingsTests {
  private let files = bilingual("\"a\" = \"Lantern\";", "\"a\" = \"Lantern\";")

  @Test func aRuleIsToldWhatWasDecidedByItsName() throws {
    var linter = Linter()
    #expect(linter.findings(in: files).map(\.rule) == ["untranslated"])
    try linter.apply(["untranslated": ["same": ["Lantern"]]])
    #expect(linter.findings(in: files).isEmpty)
  }

  @Test func aRuleOfSomebodyElseCanBeToldToo() throws {
    var linter = Linter(rules: [LongTextRule()])
    #expect(linter.findings(in: files).isEmpty)
    try linter.apply(["long-text": ["most": ["3"]]])
    #expect(linter.findings(in: files).count == 2)
  }

  @Test(
    "a name that nobody knows is refused, and nothing is set",
    arguments: [
      (LintSettings(["untranslatd": ["same": ["x"]]]), LintSettingFault.unknownRule("untranslatd")),
      (LintSettings(["syntax": ["same": []]]), .unknownSetting("same", rule: "syntax")),
      (
        LintSettings(["untranslated": ["other": [], "same": ["Lantern"]]]),
        .unknownSetting("other", rule: "untranslated")
      ),
      (
        LintSettings(["untranslated": ["same": ["Lantern"]], "zzz": ["same": []]]),
        .unknownRule("zzz")
      ),
    ]
  )
  func aNameThatNobodyKnowsIsRefused(_ settings: LintSettings, _ fault: LintSettingFault) {
    var linter = Linter()
    #expect(throws: fault) { try linter.apply(settings) }
    #expect(linter.findings(in: files).map(\.rule) == ["untranslated"])
  }

  @Test func aFaultIsASentence() {
    #expect("\(LintSettingFault.unknownRule("r"))" == "there is no rule 'r' to be set")
    let setting = LintSettingFault.unknownSetting("s", rule: "r")
    #expect("\(setting)" == "the rule 'r' has no setting 's'")
  }

  @Test func everySettingHasANameAndASentence() {
    let settings = Linter.standardRules.compactMap { $0 as? any ConfigurableLintRule }
      .flatMap(\.settings)
    #expect(settings.map(\.name) == ["same"] && settings.allSatisfy { !$0.sentence.isEmpty })
  }
}

private struct LongTextRule: ConfigurableLintRule {
  let summary = LintRuleSummary(name: "long-text", severity: .note, sentence: "", example: "")
  let settings = [LintSetting(name: "most", sentence: "The most characters that a text may have.")]
  private var most = 100

  mutating func set(_ values: [String], for setting: String) {
    most = values.compactMap { Int($0) }.last ?? most
  }

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.allEntries.filter { $0.text.count > most }.map { finding(at: $0, "too long") }
  }
}
