import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct MissingKeysRuleTests {
  @Test func aKeyThatALanguageLacksIsMissingWhereItWouldGo() {
    let files = bilingual(
      "\"a\" = \"A\";\n\"b\" = \"Beta\";\n\"c\" = \"C\";",
      "\"c\" = \"Ce\";\n\"a\" = \"Un\";"
    )
    let findings = found(files, "missing-keys")
    #expect(findings.map(\.place) == ["fr.lproj/T.strings:2:1"])
    #expect(findings.map(\.message) == ["“b” is missing in fr: translate “Beta” (en, line 2)"])
    #expect(findings.first?.diagnostic.key == "b" && findings.first?.diagnostic.language == "fr")
    #expect(findings.first?.severity == .warning)
  }

  @Test(arguments: [("es", "es-MX"), ("en", "en-GB"), ("pt-PT", "pt-AO"), ("zh-Hant", "zh-HK")])
  func aRegionalFileLacksNothing(general: String, regional: String) {
    let whole = "\"a\" = \"A\";\n\"b\" = \"B\";"
    var files = ["en.lproj/T.strings": whole, "\(regional).lproj/T.strings": "\"a\" = \"A!\";"]
    files["\(general).lproj/T.strings"] = whole
    #expect(found(subject(files), "missing-keys").isEmpty)
  }

  @Test func aRegionalFileWithoutAGeneralOneLacksKeys() {
    let files = subject([
      "en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";",
      "pt-BR.lproj/T.strings": "\"a\" = \"Á\";", "pt-PT.lproj/T.strings": "\"a\" = \"Á\";",
    ])
    #expect(found(files, "missing-keys").count == 2)
  }

  @Test func aWholeTableIsMissingOnce() {
    let files = subject([
      "en.lproj/T.strings": "\"a\" = \"A\";", "fr.lproj/T.strings": "\"a\" = \"Un\";",
      "de.lproj/T.strings": "\"a\" = \"Eins\";", "en.lproj/U.strings": "\"x\"=\"X\";\"y\"=\"Y\";",
      "fr.lproj/U.strings": "\"x\" = \"Ixe\";\n\"y\" = \"Igrec\";",
    ])
    let findings = found(files, "missing-keys")
    #expect(findings.map(\.place) == ["en.lproj/U.strings:1:1"])
    #expect(
      findings.first?.message
        == "de has no table “U”, which has 2 keys in en: add it to de.lproj"
    )
  }

  @Test func aTableThatTheAppsOwnLanguageLacksIsNotCompared() {
    let files = subject([
      "en.lproj/T.strings": "\"a\" = \"A\";", "fr.lproj/T.strings": "\"a\" = \"Un\";",
      "fr.lproj/Main.strings": "\"x-1.title\" = \"Titre\";",
    ])
    #expect(found(files).isEmpty)
  }

  @Test func rulesAndPlainTextsAreOneTable() {
    let forms = [(category: "one", text: "%d file"), (category: "other", text: "%d files")]
    let files = subject([
      "en.lproj/T.stringsdict": stringsdict(forms),
      "ja.lproj/T.strings": "\"%d files\" = \"%d個のファイル\";",
    ])
    #expect(found(files).isEmpty)
  }

  @Test func rulesThatAreMissingShowTheirMostGeneralFormAndNotTheirFormat() {
    let forms = [(category: "one", text: "%d file"), (category: "other", text: "%d files")]
    let files = subject([
      "en.lproj/T.stringsdict": stringsdict(forms), "en.lproj/T.strings": "\"a\" = \"A\";",
      "fr.lproj/T.strings": "\"a\" = \"Un\";",
    ])
    let sentence = "“%d files” is missing in fr: translate “%d files” in its plural forms (en"
    #expect(found(files, "missing-keys").map { $0.message.hasPrefix(sentence) } == [true])
  }

  @Test("PA-26: a catalog's key without localizations is missing in the other languages")
  func aCatalogsKeyWithoutLocalizationsIsMissing() {
    let other = "\"Boat\": {\"localizations\": {\"fr\": \(unit("Bateau"))}}"
    let files = subject(["T.xcstrings": catalog("\"Hello\": {}, \(other)")])
    #expect(
      found(files, "missing-keys").map(\.message) == [
        "“Hello” is missing in fr: translate “Hello” (en)"
      ]
    )
  }

  @Test(
    "PA-23: an empty value of a catalog is a missing one; what is not to be translated is none",
    arguments: [
      ("{\"localizations\": {\"fr\": \(unit(""))}}", 1),
      ("{\"localizations\": {\"fr\": {\"stringUnit\": {\"state\": \"new\"}}}}", 1),
      ("{\"shouldTranslate\": false}", 0), ("{\"extractionState\": \"stale\"}", 0),
    ]
  )
  func whatIsWantedInACatalog(entry: String, count: Int) {
    let other = "\"Boat\": {\"localizations\": {\"fr\": \(unit("Bateau"))}}"
    let files = subject(["T.xcstrings": catalog("\"Hello\": \(entry), \(other)")])
    #expect(found(files, "missing-keys").count == count)
  }

  @Test func aCatalogsKeyWithoutWordsIsMissingNowhere() {
    let other = "\"Boat\": {\"localizations\": {\"fr\": \(unit("Bateau"))}}"
    let files = subject(["T.xcstrings": catalog("\"%@ %lld\": {}, \"\": {}, \(other)")])
    #expect(found(files, "missing-keys").isEmpty)
  }

  @Test func aDevelopmentLanguageThatNoTableIsInIsSaid() {
    let files = subject(["fr.lproj/T.strings": "\"a\" = \"Un\";"], development: "sv")
    #expect(
      found(files).map(\.message) == [
        "no table here is in sv, the development language: nothing is compared"
      ]
    )
  }

  @Test func aGuessedDevelopmentLanguageIsNoted() {
    let files = subject(["de.lproj/T.strings": "", "fr.lproj/T.strings": ""])
    let notes = found(files, "missing-keys")
    #expect(
      notes.map(\.message) == [
        "nothing says which language the app is written in: de, the first, is taken"
      ]
    )
    #expect(notes.map(\.severity) == [.note])
  }
}

@Suite("FU-29: the development table need not be complete")
struct IncompleteDevelopmentTableTests {
  private func files(_ keys: [String], in languages: String...) -> LintSubject {
    let texts = keys.map { "\"\($0)\" = \"…\";\n" }.joined()
    let named = languages.map { ("\($0).lproj/T.strings", texts) }
    return subject(
      Dictionary(named) { $1 }.merging(["en.lproj/T.strings": "\"x\" = \"X\";"]) { $1 }
    )
  }

  @Test func keysThatAreTextsAreOneNoteForALanguage() {
    let found = found(files(["Sign in", "Sign out", "Cancel"], in: "de"), "extra-keys")
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.place) == ["de.lproj/T.strings:1:1"])
  }

  @Test func keysThatLanguagesAgreeOnAreOneNoteForEach() {
    let found = found(files(["sign.in", "sign.out"], in: "de", "fr"), "extra-keys")
    #expect(found.map(\.severity) == [.note, .note])
  }

  @Test func aSymbolThatOneLanguageHasIsAWarning() {
    let found = found(files(["sign.in", "sign.out"], in: "de"), "extra-keys")
    #expect(found.map(\.severity) == [.warning, .warning])
  }

  @Test(
    "FU-32: a system table lacks nothing, an app's own of a like name does",
    arguments: [
      ("AppShortcuts", 0), ("LaunchScreen", 0), ("InfoPlist", 0), ("MyInfoPlist", 1),
    ]
  )
  func aSystemTableLacksNothing(table: String, count: Int) {
    let files = subject([
      "en.lproj/\(table).strings": "\"a\" = \"A\";\n\"b\" = \"B\";",
      "fr.lproj/\(table).strings": "\"a\" = \"Un\";",
    ])
    #expect(found(files, "missing-keys").count == count)
  }
}

@Suite struct ExtraKeysRuleTests {
  @Test func aKeyThatTheAppsOwnLanguageLacksIsExtra() {
    let findings = found(bilingual("\"a\" = \"A\";", "\"a\" = \"Un\";\n\"b\" = \"Deux\";"))
    #expect(findings.map(\.place) == ["fr.lproj/T.strings:2:1"])
    #expect(findings.map(\.message) == ["“b” is not in en: remove it, or add it there"])
  }

  @Test(
    "PF-28: the exact key is suggested for one that differs in the length of a number, and more",
    arguments: [
      ("%lld items", "%d items"), ("Sign In", "Sign in"), ("Don't", "Don’t"), ("Wait…", "Wait..."),
    ]
  )
  func theExactKeyIsSuggested(right: String, wrong: String) {
    let findings = found(
      bilingual("\"\(right)\" = \"\(right)\";", "\"\(wrong)\" = \"\(wrong) !\";"),
      "extra-keys"
    )
    #expect(
      findings.map(\.message) == [
        "“\(wrong)” is not in en, which has “\(right)”: spell it the same way"
      ]
    )
  }

  @Test func aKeyThatIsThereInBothSpellingsIsNotSuggested() {
    let findings = found(
      bilingual("\"Sign In\" = \"Sign In\";", "\"Sign In\" = \"Ouvrir\";\n\"Sign in\" = \"Va\";")
    )
    #expect(
      findings.map(\.message) == [
        "1 key in fr is not in en, “Sign in” first: add what is shown there otherwise than by its key, "
          + "and remove what code does not use"
      ]
    )
  }

  @Test("PA-18: two spellings of é are one key")
  func canonicallyEqualKeysAreOne() {
    let files = bilingual("\"caf\u{E9}\" = \"Coffee\";", "\"cafe\u{301}\" = \"Du café\";")
    #expect(found(files, "missing-keys", "extra-keys").isEmpty)
  }
}

@Suite struct DuplicatesRuleTests {
  @Test("PA-04: a key with two values is a warning that names both lines, equal values a note")
  func repeatedKeys() {
    let files = subject([
      "en.lproj/T.strings": "\"k\" = \"a\";\n\"k\" = \"b\";\n\"l\" = \"c\";\n\"l\" = \"c\";"
    ])
    let findings = found(files)
    #expect(findings.map(\.severity) == [.warning, .note])
    #expect(findings.map(\.diagnostic.rule) == ["duplicate-key", "duplicate-entry"])
    #expect(
      findings.first?.message
        == "“k” stands twice with different values, lines 1 and 2: the last one is used"
    )
  }

  @Test func theSameKeyInTwoFilesIsNoDuplicate() {
    #expect(found(bilingual("\"k\" = \"One\";", "\"k\" = \"Un\";")).isEmpty)
  }

  @Test func aCatalogsKeyThatStandsTwiceIsFound() {
    let files = subject(["T.xcstrings": catalog("\"Boat\": {},\n\"Boat\": {}")])
    #expect(
      found(files, "duplicates").map(\.message) == [
        "“Boat” stands twice, lines 1 and 2: the last one is used"
      ]
    )
  }
}

@Suite struct KeyCollisionRuleTests {
  @Test func keysThatDifferInCaseOrBlanksAreNoted() {
    let text = "\"Sign in\" = \"Sign in\";\n\"Sign  In\" = \"Enter\";"
    #expect(
      found(subject(["en.lproj/T.strings": text])).map(\.message) == [
        "“Sign  In” differs from “Sign in”, line 1 only in case, blanks or the length of a "
          + "number: use one of them"
      ]
    )
  }

  @Test func shortKeysAreSymbols() {
    #expect(found(subject(["en.lproj/T.strings": "\"m\" = \"m\"; \"M\" = \"mega\";"])).isEmpty)
  }
}

@Suite struct KeyAsValueRuleTests {
  @Test func aValueThatIsAKeyWithAnotherTextIsFound() {
    let text = "\"send.title\" = \"Send\";\n\"Send\" = \"Absenden\";"
    let findings = found(subject(["en.lproj/T.strings": text]), "key-as-value")
    #expect(
      findings.map(\.message) == [
        "the value of “send.title” is the key “Send”, shown as “Absenden”: where it is "
          + "assigned it is translated twice; reword one of them"
      ]
    )
  }

  @Test func aValueThatIsAKeyWithTheSameTextIsHarmless() {
    let text = "\"send.title\" = \"Send\";\n\"Send\" = \"Send\";"
    #expect(found(subject(["en.lproj/T.strings": text])).isEmpty)
  }

  @Test func aPlaceholderIsNoText() {
    let text = "\"%dw\" = \"%dh\";\n\"%dh\" = \"%ds\";"
    #expect(found(subject(["en.lproj/T.strings": text]), "key-as-value").isEmpty)
  }
}

@Suite struct InfoPlistRuleTests {
  @Test func aKeyOfInfoPlistElsewhereIsFound() {
    let text = "\"NSCameraUsageDescription\" = \"To scan\";\n\"Save\" = \"Save\";"
    let findings = found(subject(["en.lproj/Localizable.strings": text]))
    #expect(
      findings.map(\.message) == [
        "the system reads “NSCameraUsageDescription” from InfoPlist.strings only: move it there"
      ]
    )
  }

  @Test(arguments: ["InfoPlist", "Lantern-InfoPlist"])
  func aKeyOfInfoPlistInItsTableIsNot(table: String) {
    let text = "\"NSCameraUsageDescription\" = \"To scan\";"
    #expect(found(subject(["en.lproj/\(table).strings": text])).isEmpty)
  }

  @Test func whatOtherLanguagesHaveIsMissing() {
    let name = "\"CFBundleDisplayName\" = \"Lanterne\";"
    let files = subject([
      "de.lproj/InfoPlist.strings": name, "en.lproj/InfoPlist.strings": "",
      "fr.lproj/InfoPlist.strings": name, "it.lproj/InfoPlist.strings": "\"x\" = \"y\";",
    ])
    #expect(
      found(files, "info-plist").map(\.message) == [
        "“CFBundleDisplayName” is missing in it, though 2 other languages have it: add it"
      ]
    )
  }

  @Test func aKeyThatDiffersInCaseIsFound() {
    let files = subject(["en.lproj/InfoPlist.strings": "\"CFBundleDisplayname\" = \"L\";"])
    #expect(
      found(files, "info-plist").map(\.message) == [
        "Info.plist spells “CFBundleDisplayname” “CFBundleDisplayName”"
      ]
    )
  }
}
