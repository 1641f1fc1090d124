import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct LinterTests {
  private func file(_ language: Language, _ text: String, _ name: String = "T.strings") -> LintFile
  {
    let path = "\(language).lproj/\(name)"
    let table = String(name.prefix { $0 != "." })
    return LintFile(
      table: table,
      language: language,
      file: StringFile(bytes: Array(text.utf8), path: path)
    )
  }

  private func findings(_ files: [LintFile], chosen: Set<String>? = nil) -> [String] {
    Linter(chosen: chosen).diagnostics(files).map {
      "\($0.path ?? ""):\($0.line ?? 0) \($0.severity) \($0.rule)"
    }
  }

  @Test func anOrderlyProjectHasNoFindings() {
    #expect(
      findings([file("en", "\"a\" = \"Open\";"), file("fr", "\"a\" = \"Ouvrir\";")]).isEmpty
    )
  }

  @Test func keysAreComparedWithTheDevelopmentLanguage() {
    let files = [
      file("en", "\"a\"=\"A\";\n\"b\"=\"B\";"), file("fr", "\"a\"=\"Â\";\n\"c\"=\"C\";"),
    ]
    #expect(
      findings(files) == [
        "en.lproj/T.strings:2 warning missing-key", "fr.lproj/T.strings:2 warning extra-key",
      ]
    )
  }

  // ME-14
  @Test func aRegionInheritsItsParentsKeys() {
    let files = [
      file("en", "\"a\"=\"A\";"), file("es", "\"a\"=\"Á\";"), file("es-MX", "\"b\"=\"B\";"),
    ]
    #expect(findings(files, chosen: ["missing-key"]).isEmpty)
  }

  @Test(
    arguments: [
      ("%@ has %d", "%@ a %d", true), ("%@ has %d", "%2$d pour %1$@", true),
      ("%@ has %d", "%d a %@", false), ("%d files", "fichiers", false),
      ("%d files", "%@ fichiers", false), ("100%", "100 % de", true), ("%d", "%ld", true),
      ("%@", "%1$@ et %1$@", true), ("%@", "%1$@ et %1$d", false), ("%d%%", "%d %%", true),
    ]
  )
  func specifiersMustFit(source: String, translation: String, fits: Bool) {
    let files = [file("en", "\"k\"=\"\(source)\";"), file("fr", "\"k\"=\"\(translation)\";")]
    #expect(findings(files, chosen: ["specifier-mismatch"]).isEmpty == fits)
  }

  @Test("TO-02") func severalSpecifiersShouldBeNumbered() {
    let diagnostics = Linter(chosen: ["unnumbered-specifiers"]).diagnostics([
      file("en", "\"a\"=\"%d of %d\";\n\"b\"=\"%d\";\n\"c\"=\"%1$d of %2$d\";")
    ])
    #expect(diagnostics.map(\.line) == [1])
    #expect(diagnostics.first?.message.hasSuffix("write %1$d %2$d") == true)
  }

  @Test("TO-01") func untranslatedCopiesAreToldFromMissingAndEmptyOnes() {
    let files = [
      file("en", "\"a\"=\"Open\";\n\"b\"=\"Close\";\n\"c\"=\"OK\";\n\"d\"=\"CSV\";\n\"e\"=\"E\";"),
      file("fr", "\"a\"=\"Open\";\n\"b\"=\"\";\n\"c\"=\"OK\";\n\"d\"=\"CSV\";"),
    ]
    #expect(
      findings(files) == [
        "en.lproj/T.strings:5 warning missing-key", "fr.lproj/T.strings:1 note identical-to-source",
        "fr.lproj/T.strings:2 warning empty-value",
      ]
    )
  }

  @Test(
    arguments: [
      ("\"a\"=\"x\u{200B}y\";", "invisible-in-text"),
      ("\"NSCameraUsageDescription\"=\"x\";", "infoplist-key"),
      ("\"a\"=\"b\";\"b\"=\"c\";", "value-is-key"),
      ("\"Go\"=\"x\";\"go\"=\"y\";", "key-collision"),
      ("\"a\"=\"1\";\"a\"=\"2\";", "duplicate-key"),
      ("\"a\"=\"1\"\n", "missing-semicolon"), ("\"a\"=\"1\n<<<<<<< HEAD\n\";", "merge-conflict"),
    ]
  )
  func eachFaultHasItsRule(text: String, rule: String) {
    #expect(Linter().diagnostics([file("en", text)]).map(\.rule).contains(rule))
  }

  @Test func blanksAtTheEndsAreComparedWithTheDevelopmentLanguage() {
    let english = file("en", "\"a\"=\"Name: \";\n\"b\"=\"Name\";")
    let french = file("fr", "\"a\"=\"Nom : \";\n\"b\"=\"Nom \";")
    #expect(findings([english, french]) == ["fr.lproj/T.strings:2 note blank-at-end"])
  }

  @Test func utf16IsNoted() {
    let bytes = UnicodeForm.utf16LittleEndian.encode("\"a\" = \"b\";")
    let file = LintFile(
      table: "T",
      language: "en",
      file: StringFile(bytes: bytes, path: "en.lproj/T.strings")
    )
    #expect(Linter().diagnostics([file]).map(\.rule) == ["encoding"])
  }

  @Test func catalogsAreLintedAsTables() {
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "%lld files" : { "extractionState" : "stale", "localizations" : { "ru" : { "variations" : {
          "plural" : { "one" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } } } } } } },
        "b" : {} } }
      """
    let catalog = LintFile(
      table: "T",
      language: nil,
      file: StringFile(bytes: Array(text.utf8), path: "T.xcstrings")
    )
    let rules = Linter().diagnostics([catalog]).map(\.rule).sorted()
    #expect(
      rules == ["missing-category", "missing-category", "missing-key", "needs-review", "stale-key"]
    )
  }

  @Test func sameKeysInTwoTablesAreNotCompared() {
    let files = [
      file("en", "\"t\"=\"X %d\";", "A.strings"), file("en", "\"t\"=\"Y\";", "B.strings"),
    ]
    #expect(findings(files).isEmpty)
  }

  @Test func aCommentSilencesAnEntry() {
    let text = "// retitle:ignore\n\"a\"=\"\";\n// retitle:ignore empty-value\n\"b\"=\"\";\n"
    #expect(findings([file("en", text)]).isEmpty)
    let other = "// retitle:ignore missing-key\n\"a\"=\"\";\n"
    #expect(findings([file("en", other)]).count == 1)
  }

  @Test func rulesCanBeChosen() {
    let files = [file("en", "\"a\"=\"\";\n\"a\"=\"1\"")]
    #expect(
      findings(files, chosen: ["missing-semicolon"]) == [
        "en.lproj/T.strings:2 error missing-semicolon"
      ]
    )
  }
}
