import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Field cases of the area *parse*; each test names its case.
@Suite struct FieldCaseTests {
  /// What a diagnostic says, without its path.
  private func findings(_ file: StringFile) -> [String] {
    file.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.severity) \($0.rule)" }
  }

  @Test("PA-01") func aMissingSemicolonCostsNoEntry() throws {
    let file = StringFile("\"a\"=\"1\";\n\"b\"=\"2\"\n\"c\"=\"3\";\n")
    #expect(file.texts == ["a": "1", "b": "2", "c": "3"])
    #expect(findings(file) == ["2:8 error missing-semicolon"])
    #expect(file.diagnostics[0].message == "expected `;` after the value of “b”")
    #expect(throws: StringFileError.refused(file.diagnostics[0])) { try file.strict() }
  }

  @Test("PA-02") func aDoubleSemicolonCostsNoEntry() {
    let file = StringFile("\"a\"=\"1\";; \"b\"=\"2\";")
    #expect(file.texts == ["a": "1", "b": "2"])
    #expect(findings(file) == ["1:9 warning stray-semicolon"])
    #expect(!file.isAcceptedByApple)
  }

  @Test("PA-04") func theLastOfEqualKeysWinsWithAWarningThatNamesBothLines() {
    let file = StringFile("\"k\"=\"first\";\n\"k\"=\"second\";")
    #expect(file.texts == ["k": "second"])
    #expect(findings(file) == ["2:1 warning duplicate-key"])
    #expect(file.diagnostics[0].message.contains("lines 1 and 2"))
  }

  @Test("PA-04") func equalValuesOfAKeyAreANote() {
    let file = StringFile("\"k\"=\"v\";\n\"k\"=\"v\";")
    #expect(findings(file) == ["2:1 note duplicate-entry"])
    #expect(file.isAcceptedByApple)
  }

  @Test("PA-05", arguments: UnicodeForm.allCases)
  func everyUnicodeFormGivesTheSameTable(form: UnicodeForm) {
    let file = StringFile(bytes: form.encode("\"clé\" = \"值😀\";\n"), path: "T.strings")
    #expect(file.texts == ["clé": "值😀"])
    #expect(file.diagnostics.isEmpty)
    #expect(file.encoding == form.encoding)
  }

  @Test("PA-06", arguments: [UnicodeForm.utf16LittleEndian, .utf16BigEndian])
  func utf16WithoutAMarkIsReadWithAWarning(form: UnicodeForm) {
    let bytes = Array(form.encode("\"a\" = \"b\";\n").dropFirst(2))
    let file = StringFile(bytes: bytes, path: "T.strings")
    #expect(file.texts == ["a": "b"])
    #expect(findings(file) == ["0:0 warning byte-order-mark"])
    #expect(file.diagnostics[0].message.hasPrefix("no byte-order mark"))
  }

  @Test("PA-07") func whatIsNotUnicodeGivesNoEntryAndNoGarbledText() {
    let bytes = Array("\"a\" = \"".utf8) + [0xD6, 0xD0, 0xCE, 0xC4] + Array("\";".utf8)
    let file = StringFile(bytes: bytes, path: "T.strings")
    #expect(file.texts.isEmpty)
    #expect(file.diagnostics[0].message.hasPrefix("not Unicode at byte 7"))
    let named = StringFile(bytes: bytes, path: "T.strings", encoding: .gb18030)
    #expect(named.texts == ["a": "中文"])
    #expect(named.diagnostics.isEmpty)
  }

  @Test("PA-07", arguments: ["latin1", "MacRoman", "windows-1252"])
  func aNamedEncodingIsUsed(name: String) throws {
    let encoding = try #require(TextEncoding(name: name))
    let e: UInt8 = encoding == .macRoman ? 0x8E : 0xE9
    let bytes = Array("\"a\" = \"caf".utf8) + [e] + Array("\";".utf8)
    let file = StringFile(bytes: bytes, path: "T.strings", encoding: encoding)
    #expect(file.texts == ["a": "café"])
  }

  @Test(
    "PA-10",
    arguments: [
      ("\"u\"=\"http://x.y/z\";", ["u": "http://x.y/z"]),
      ("\"a\"=\"x /* no */ // y\";", ["a": "x /* no */ // y"]),
      ("\"a\" /*m*/ = /*m*/ \"1\" /*m*/ ;", ["a": "1"]),
      ("\"a\"=\"1\"; // \"x\"=\"y\";", ["a": "1"]),
    ]
  )
  func slashesInValuesAreNoComments(text: String, expected: [String: String]) {
    let file = StringFile(text)
    #expect(file.texts == expected)
    #expect(file.diagnostics.isEmpty)
  }

  @Test("PA-12") func keysNeedNoQuotes() {
    let file = StringFile("key=value; key-3=v; key.4=v; k_5/x=v; k:a=v; $k=v; 'single quoted'=v;")
    let keys = ["key", "key-3", "key.4", "k_5/x", "k:a", "$k", "single quoted"]
    #expect(file.entries.map(\.key) == keys)
    #expect(file.diagnostics.isEmpty)
  }

  @Test("PA-14") func aConflictMarkerIsNamedAndBothLinesResolve() {
    let file = StringFile(
      "\"a\"=\"1\";\n<<<<<<< HEAD\n\"b\"=\"2\";\n=======\n>>>>>>> x\n\"c\"=\"3\";\n"
    )
    #expect(file.texts == ["a": "1", "b": "2", "c": "3"])
    let rules = [
      "2:1 error merge-conflict", "4:1 error merge-conflict", "5:1 error merge-conflict",
    ]
    #expect(findings(file) == rules)
  }

  @Test("PA-14") func aTrailingBackslashIsAWarning() {
    let file = StringFile("\"a\"=\"1\"; \\")
    #expect(file.texts == ["a": "1"])
    #expect(findings(file) == ["1:10 warning stray-text"])
  }

  @Test("PA-14") func strayWordsCostNoNeighbour() {
    let file = StringFile("\"a\"=\"1\";\nsome stray words\n\"b\"=\"2\";\n")
    #expect(file.texts == ["a": "1", "b": "2"])
    #expect(file.diagnostics.map(\.line) == [2])
  }

  @Test(
    "PA-15",
    arguments: [
      ("\"a\"=\"1\";\n\u{A0}\"b\"=\"2\";", "U+00A0"),
      ("\"a\"=\"1\";\n\u{FEFF}\"b\"=\"2\";", "U+FEFF"),
      ("\"a\"=\"1\";\n\"b\"\u{A0}=\"2\";", "U+00A0"),
      ("\"a\"=\"1\";\n\u{201C}b\u{201D} = \u{201C}2\u{201D};", "U+201C"),
    ]
  )
  func invisibleAndTypographicCharactersAreNamed(text: String, name: String) {
    let file = StringFile(text + "\n\"c\"=\"3\";")
    #expect(file.texts == ["a": "1", "b": "2", "c": "3"])
    #expect(file.diagnostics.first?.line == 2)
    #expect(file.diagnostics.contains { $0.message.contains(name) })
  }

  @Test("PA-18") func twoSpellingsOfAnAccentAreOneKey() {
    let file = StringFile("\"caf\u{E9}\"=\"1\";\n\"cafe\u{301}\"=\"2\";")
    #expect(file.texts == ["caf\u{E9}": "2"])
    #expect(file.text(forKey: "cafe\u{301}") == "2")
    #expect(file.text(forKey: "caf\u{E9}") == "2")
    #expect(findings(file) == ["2:1 warning duplicate-key"])
    #expect(file.diagnostics[0].message.contains("U+65 U+301"))
  }

  @Test("PA-19", arguments: ["  \n", "/* only a comment */", "// only\n"])
  func blanksAndCommentsAreAnEmptyTable(text: String) {
    let file = StringFile(text)
    #expect(file.entries.isEmpty && file.diagnostics.isEmpty && file.isAcceptedByApple)
  }

  @Test("PA-19", arguments: [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE]] as [[UInt8]])
  func anEmptyFileIsAWarning(bytes: [UInt8]) {
    let file = StringFile(bytes: bytes, path: "T.strings")
    #expect(file.entries.isEmpty)
    #expect(findings(file) == ["0:0 warning empty-file"])
  }

  @Test("PA-20", arguments: ["\"a\" = \"1\" ;", "\"a\"=\"1\";\"b\"=\"2\";", "{ \"a\"=\"1\"; }"])
  func blanksBracesAndSeveralOnALineAreFine(text: String) {
    let file = StringFile(text)
    #expect(file.text(forKey: "a") == "1")
    #expect(file.diagnostics.isEmpty && file.isAcceptedByApple)
  }
}
