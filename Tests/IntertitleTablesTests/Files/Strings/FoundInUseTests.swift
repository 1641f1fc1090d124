import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What a file's diagnostics are, as `line:column severity rule`.
private func findings(_ file: StringFile) -> [String] {
  file.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.severity) \($0.rule)" }
}

@Suite("FU-22: a comment belongs where a person put it")
struct CommentPlaceTests {
  private func comments(_ text: String, _ path: String = "T.strings") -> [String?] {
    StringFile(bytes: Array(text.utf8), path: path).entries.map(\.comment)
  }

  @Test func oneBehindAnEntryOnItsLineIsThatEntrys() {
    #expect(comments("\"a\" = \"1\"; /* x */ // y\n\"b\" = \"2\"; // z") == ["x\ny", "z"])
  }

  @Test func oneInFrontOfAnEntryIsThatEntrys() {
    #expect(comments("/* x */\n// y\n\"a\" = \"1\";\n/* z */ \"b\" = \"2\";") == ["x\ny", "z"])
  }

  @Test(arguments: ["\n\n", "\r\n\r\n", "\n \t\n"])
  func whatAnEmptyLineSetsApartIsNobodys(gap: String) {
    #expect(comments("/* Licence */\(gap)\"a\" = \"1\";") == [nil])
    #expect(comments("/* Licence */\(gap)/* x */\n\"a\" = \"1\";") == ["x"])
  }

  @Test(arguments: ["// MARK: - Bar", "/* MARK: Bar */", "// MARK - Bar"])
  func aMarkIsNobodys(mark: String) {
    #expect(comments("\(mark)\n\"a\" = \"1\";") == [nil])
    #expect(comments("// above\n\(mark)\n// x\n\"a\" = \"1\";") == ["x"])
  }

  @Test func propertyListsHaveTheSameRules() {
    let text = """
      <plist version="1.0"><dict>
      <!-- Licence -->

      <!-- MARK: Bar -->
      <!-- x -->
      <key>a</key><string>1</string> <!-- y -->
      <key>b</key><string>2</string> <!-- z -->
      </dict></plist>
      """
    #expect(comments(text) == ["x\ny", "z"])
  }
}

@Suite("FU-23: what is no escape is read as Apple reads it, and said")
struct OddEscapeTests {
  @Test(arguments: [
    ("\\u200f", "u200f", "`\\u` is no escape and is read as `u`: did you mean `\\U200f`?"),
    ("\\u{e9}", "u{e9}", "`\\u` is no escape and is read as `u`: did you mean `\\U00e9`?"),
    (
      "\\q", "q",
      "`\\q` is no escape and is read as `q`: write `\\\\` for a backslash, or leave it out"
    ),
    (
      "\\U0001F600", "\u{1}F600",
      "`\\U` takes four digits, the others are shown: did you mean `\\Ud83d\\Ude00`?"
    ),
  ])
  func itIsNamedAtItsPlace(escape: String, value: String, sentence: String) {
    let file = StringFile(
      bytes: Array("\"a\" = \"x\(escape)\";\n\"b\" = \"2\";".utf8),
      path: "T.strings"
    )
    #expect(file.texts == ["a": "x" + value, "b": "2"])
    #expect(findings(file) == ["1:9 warning unknown-escape"])
    #expect(file.diagnostics.map(\.message) == [sentence] && file.isAcceptedByApple)
  }

  @Test(arguments: ["\\n", "\\\"", "\\\\", "\\U00e9", "\\U00e9cole", "\\101", "\\%", "\\/", "\\'"])
  func escapesAreNone(escape: String) {
    #expect(StringFile("\"a\" = \"\(escape)\";").diagnostics.isEmpty)
  }
}

@Suite("FU-27, FU-30, FU-31: what a reader says, and where")
struct ReaderPlaceTests {
  @Test("FU-27: a comment that swallows entries is an error, one that swallows none a warning")
  func aCommentThatSwallowsEntriesIsAnError() {
    #expect(
      findings(StringFile("\"a\" = \"1\";\n/* x\n\"b\" = \"2\";")) == [
        "2:1 error unterminated-comment"
      ]
    )
    #expect(findings(StringFile("\"a\" = \"1\";\n/* x")) == ["2:1 warning unterminated-comment"])
  }

  @Test("FU-30: a key without a value is noted") func aKeyWithoutAValueIsNoted() {
    let file = StringFile("\"A photo\";\n\"b\" = \"b\";\n\"c\\n\";")
    #expect(findings(file) == ["1:1 note no-value", "3:1 note no-value"])
    #expect(file.text(forKey: "A photo") == "A photo" && file.isAcceptedByApple)
  }

  @Test("FU-31: the inner quote is named") func theInnerQuoteIsNamed() {
    #expect(findings(StringFile("\"a\"=\"say \"hi\" now\";")) == ["1:10 error missing-semicolon"])
  }

  @Test("FU-31: U+2028 and U+2029 end lines", arguments: ["\u{2028}", "\u{2029}", "\r\n", "\r"])
  func separatorsEndLines(end: String) {
    let file = StringFile("// x\(end)\"a\" = \"1\";\(end)\"b\" = \"2\"")
    #expect(file.entries.map(\.line) == [2, 3])
    #expect(findings(file) == ["3:10 error missing-semicolon"])
  }
}

@Suite("FU-24: a declared encoding is obeyed where the bytes fit")
struct DeclaredEncodingTests {
  private func file(_ name: String, _ value: [UInt8], mark: [UInt8] = []) -> StringFile {
    let head =
      "<?xml version=\"1.0\" encoding=\"\(name)\"?><plist version=\"1.0\"><dict><key>a</key><string>"
    let bytes = mark + Array(head.utf8) + value + Array("</string></dict></plist>".utf8)
    return StringFile(bytes: bytes, path: "en.lproj/T.strings")
  }

  @Test(
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("windows-1252", [0x80], "€"), ("us-ascii", [0x61], "a"),
      ("UTF-8", [0xC3, 0xA9], "é"), ("macintosh", [0x8E], "é"),
    ] as [(String, [UInt8], String)]
  )
  func itIsObeyed(name: String, bytes: [UInt8], text: String) {
    let file = file(name, bytes)
    #expect(file.texts == ["a": text] && file.diagnostics.isEmpty && file.isAcceptedByApple)
  }

  @Test(
    arguments: [
      ("UTF-16", [0xC3, 0xA9], "é"), ("us-ascii", [0xC3, 0xA9], "é"), ("x-unknown", [0x61], "a"),
    ] as [(String, [UInt8], String)]
  )
  func oneThatIsNotTrueIsAWarning(name: String, bytes: [UInt8], text: String) {
    let file = file(name, bytes)
    #expect(file.texts == ["a": text] && findings(file) == ["0:0 warning declared-encoding"])
  }

  @Test func latin1ThatIsUTF8IsAWarning() {
    let file = file("ISO-8859-1", [0xC3, 0xA9])
    #expect(file.texts == ["a": "Ã©"] && findings(file) == ["0:0 warning declared-encoding"])
  }

  @Test func bytesThatFitNothingAreNoEntries() {
    #expect(file("us-ascii", [0xE9]).entries.isEmpty && file("us-ascii", [0xE9]).fault != nil)
  }
}
