import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct EmptyValueRuleTests {
  @Test("BO-09: an empty value is found")
  func anEmptyValueIsFound() {
    let findings = found(bilingual("\"a\" = \"A\";", "\"a\" = \"\";"))
    #expect(findings.map(\.place) == ["fr.lproj/T.strings:1:1"])
    #expect(
      findings.map(\.message) == [
        "the value of “a” is empty: nothing is shown; write its text, or remove the entry"
      ]
    )
  }

  @Test func whatIsEmptyInTheAppsOwnLanguageIsNamedOnce() {
    let findings = found(bilingual("\"a\" = \"\";", "\"a\" = \"\";"))
    #expect(findings.map(\.place) == ["en.lproj/T.strings:1:1"])
  }

  @Test func aBlankKeyStandsForBlanks() {
    #expect(found(subject(["en.lproj/T.strings": "\" \" = \"\";"])).isEmpty)
  }
}

@Suite struct UntranslatedRuleTests {
  private func severity(_ text: String, _ language: String) -> Diagnostic.Severity? {
    let file = "\"a\" = \"\(text)\";"
    let files = subject(["en.lproj/T.strings": file, "\(language).lproj/T.strings": file])
    return found(files, "untranslated").first?.severity
  }

  @Test("TO-01: a text identical to the development language's is found")
  func aCopyIsFound() {
    let file = "\"undo\" = \"Undo the last change\";"
    #expect(
      found(bilingual(file, file)).map(\.message) == [
        "“Undo the last change”, the value of “undo”, is the same in en: translate it into fr"
      ]
    )
  }

  @Test("TO-01: missing, empty and identical are three things")
  func missingEmptyAndIdenticalAreThreeThings() {
    let files = bilingual(
      "\"a\" = \"An apple\";\n\"b\" = \"A boat\";\n\"c\" = \"A cat\";",
      "\"a\" = \"An apple\";\n\"b\" = \"\";"
    )
    #expect(Set(found(files).map(\.rule)) == ["untranslated", "empty-value", "missing-keys"])
  }

  @Test("TO-01: the list of texts that are the same everywhere silences them")
  func theAllowListSilences() {
    let file = "\"a\" = \"OK\";\n\"b\" = \"CSV\";"
    let files = bilingual(file, file)
    #expect(UntranslatedRule().findings(in: files).isEmpty)
    let brands = bilingual(
      "\"a\" = \"Lantern\";\n\"b\" = \"Port\";",
      "\"a\" = \"Lantern\";\n\"b\" = \"Port\";"
    )
    #expect(UntranslatedRule().findings(in: brands).count == 2)
    var rule = UntranslatedRule()
    rule.set([" lantern "], for: "same")
    #expect(rule.findings(in: brands).map(\.diagnostic.key) == ["b"])
  }

  @Test(arguments: ["%@: %d", "123", "https://example.org/a", "name@example.org", "%dw", "…"])
  func whatHasNoWordsIsNoCopy(text: String) {
    #expect(severity(text, "ja") == nil)
  }

  @Test func aCopyInAnotherScriptIsWorseThanOneOfAWord() {
    #expect(severity("Version", "ja") == .warning)
    #expect(severity("Version", "fr") == .note)
    #expect(severity("Open the last file", "fr") == .warning)
  }

  @Test(arguments: ["en-GB", "en-AU"])
  func regionsOfTheLanguageAreNotCompared(language: String) {
    #expect(severity("Open the last file", language) == nil)
  }

  @Test func aFileThatIsACopyIsOneFinding() {
    let file = (1...12).map { "\"k\($0)\" = \"Text number \($0)\";" }.joined(separator: "\n")
    let findings = found(bilingual(file, file))
    #expect(
      findings.map(\.message) == [
        "12 of 12 texts in fr are the same in en, from this one on: the file looks like a copy; "
          + "translate it"
      ]
    )
  }

  @Test func shortChineseMayBeTheSameInJapanese() {
    let file = "\"a\" = \"設定\";\n\"b\" = \"設定を変更する\";"
    let files = subject(
      ["zh-Hant.lproj/T.strings": file, "ja.lproj/T.strings": file],
      development: "zh-Hant"
    )
    #expect(found(files, "untranslated").map(\.diagnostic.key) == ["b"])
  }
}

@Suite struct EdgeBlanksRuleTests {
  private func message(_ english: String, _ other: String, in language: String = "fr") -> String? {
    let files = subject([
      "en.lproj/T.strings": "\"k\" = \"\(english)\";",
      "\(language).lproj/T.strings": "\"k\" = \"\(other)\";",
    ])
    return found(files, "edge-blanks").first?.message
  }

  @Test func aBlankThatIsMissingOrTooManyIsFound() {
    #expect(message("by ", "par") == "“k” ends with a blank in en and not here: add it")
    #expect(message("by", " par") == "“k” begins with a blank here and not in en: remove it")
  }

  @Test func aLineBreakThatIsMissingIsFound() {
    #expect(message("by\\n", "par") == "“k” ends with a line break in en and not here: add it")
  }

  @Test func theSameBlanksAreRight() {
    #expect(message(" by ", " par ") == nil)
  }

  @Test func scriptsWithoutBlanksNeedNone() {
    #expect(message("Name: ", "名前：", in: "ja") == nil)
    #expect(message("Name: ", "ꦗꦼꦤꦼꦁ", in: "jv-Java") == nil)
    #expect(message("Name: ", "Jeneng:", in: "jv") != nil)
    #expect(message("Name\\n", "名前", in: "ja") != nil)
  }
}

@Suite struct InvisibleCharactersRuleTests {
  private func messages(_ text: String, in language: String = "en") -> [String] {
    let file = "\"k\" = \"\(text)\";"
    return found(subject(["\(language).lproj/T.strings": file]), "invisible-characters")
      .map(\.message)
  }

  @Test func aNoBreakSpaceAtAnEndIsFound() {
    #expect(
      messages("Name\u{A0}") == [
        "the value of “k” ends with U+00A0 (no-break space): remove it"
      ]
    )
  }

  @Test(arguments: ["12\u{A0}km", "Zusammen\u{AD}arbeit", "👩\u{200D}🔬", "می\u{200C}خواهم"])
  func whatIsNeededIsNotFound(text: String) {
    #expect(messages(text).isEmpty)
  }

  @Test(arguments: ["a\u{200B}b", "a\u{FEFF}b", "a\u{1}b", "a\u{85}b", "a\u{202E}b", "a\u{2069}b"])
  func whatNobodySeesIsFound(text: String) {
    #expect(messages(text).count == 1)
  }

  @Test func balancedMarksOfDirectionAreRight() {
    #expect(messages("a \u{2068}b\u{2069} \u{202B}c\u{202C}").isEmpty)
  }

  @Test func thaiNeedsZeroWidthSpaces() {
    #expect(!messages("名\u{200B}前", in: "ja").isEmpty)
    #expect(messages("สวัสดี\u{200B}ครับ", in: "th").isEmpty)
  }

  @Test func aKeyIsReportedOnceForAllLanguages() {
    let files = bilingual("\"si\u{200B}gn\" = \"Sign\";", "\"si\u{200B}gn\" = \"Signer\";")
    #expect(
      found(files).map(\.message) == [
        "the key “si\\u{200B}gn” holds U+200B (zero-width space): code will not find it"
      ]
    )
  }
}

@Suite struct EncodingRuleTests {
  private func messages(_ text: String) -> [String] {
    found(subject(["en.lproj/T.strings": text]), "encoding").map(\.message)
  }

  @Test(arguments: ["CafÃ©", "itâ€™s", "ï¼Œ"])
  func garbledTextIsFound(text: String) {
    let found = messages("\"k\" = \"\(text)\";")
    #expect(found.first?.contains("looks like UTF-8 that was read as Latin-1") == true)
  }

  @Test(arguments: ["Café", "NÃO", "Âge", "« Ça »", "â l’âge", "10 €"])
  func accentsAreNotGarbled(text: String) {
    #expect(messages("\"k\" = \"\(text)\";").isEmpty)
  }

  @Test func aLostCharacterIsFound() {
    #expect(
      messages("\"k\" = \"Caf\u{FFFD}\";") == [
        "the value of “k” has lost a character (U+FFFD): write it again"
      ]
    )
  }

  @Test func lineEndsOfTwoKindsAreNotedOnceAtTheRarerOne() {
    let files = subject(["en.lproj/T.strings": "\"a\"=\"1\";\n\"b\"=\"2\";\r\n\"c\"=\"3\";\n"])
    #expect(found(files).map(\.place) == ["en.lproj/T.strings:2:9"])
    #expect(messages("\"a\" = \"1\";\r\n\"b\" = \"2\";\r\n").isEmpty)
  }
}

@Suite struct MergeConflictRuleTests {
  @Test func markersBetweenEntriesAreFoundOnce() {
    let text = "<<<<<<< HEAD\n\"a\" = \"A\";\n=======\n\"a\" = \"B\";\n>>>>>>> other\n"
    let findings = found(subject(["en.lproj/T.strings": text]), "merge-conflict")
    #expect(findings.map { $0.diagnostic.line } == [1, 3, 5])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test func markersInACatalogAreFound() {
    let text = "{\"sourceLanguage\": \"en\",\n<<<<<<< HEAD\n\"strings\": {}}"
    let findings = found(subject(["T.xcstrings": text]), "merge-conflict")
    #expect(findings.map(\.place) == ["T.xcstrings:2:1"])
    #expect(
      findings.map(\.message) == [
        "this is a merge-conflict marker: choose one side and delete the marker"
      ]
    )
  }

  @Test func aRowOfSignsInACommentIsNone() {
    let text = "/*\n=======\n*/\n\"a\" = \"<<<<<<< \";"
    #expect(found(subject(["en.lproj/T.strings": text]), "merge-conflict").isEmpty)
  }
}
