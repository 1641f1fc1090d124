import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What Apple's parser accepts, with the keys and values that it gives; facts about Core Foundation
/// that hold wherever the tests run.
@Suite struct GrammarTests {
  @Test(
    arguments: [
      ("\"a\";\n\"b\" = \"c\";", ["a": "a", "b": "c"]),
      ("a = b; c-d.e_f$/g:h = i.9;", ["a": "b", "c-d.e_f$/g:h": "i.9"]),
      ("'a b' = 'c \"d\"';", ["a b": "c \"d\""]),
      ("\"a\" = \"b\"; /* never closed", ["a": "b"]),
      ("/*/ \"a\" = \"b\"; /*/ \"c\" = \"d\";", ["c": "d"]),
      ("/*1*/\"a\"/*2*/=//3\n\"b\"/*4*/;/*5*/c=d;", ["a": "b", "c": "d"]),
      ("\"a\" = \"b /* c */ // d\";", ["a": "b /* c */ // d"]),
      ("a = http://x.org;", ["a": "http://x.org"]),
      ("\"a\" = \"x\ny\";", ["a": "x\ny"]), ("\"a\" = \"x\r\ny\";", ["a": "x\r\ny"]),
      ("// c\r\"a\" = \"b\";\r\"c\" = \"d\";", ["a": "b", "c": "d"]),
      ("\"a\"\u{2028}=\u{2029}\"b\"; // c\u{2028}\"c\" = \"d\";", ["a": "b", "c": "d"]),
      ("{ \"a\" = \"b\"; c = d; }", ["a": "b", "c": "d"]),
      ("\"a\"=\"b\";c=d;", ["a": "b", "c": "d"]),
      ("\"a\" = \"&amp;&#10;\";", ["a": "&amp;&#10;"]),
      ("\"%@ \\\"x\\\"\" = \"%1$@ %%\";", ["%@ \"x\"": "%1$@ %%"]),
      ("\"a\" = \"x\0y\";", ["a": "x\0y"]), ("\"a\\tb\" = \"c\";", ["a\tb": "c"]),
      (
        "string1 = /*Test*/ \"1\";  // Test\nstring2 = \"2\" /*Test// */;",
        ["string1": "1", "string2": "2"]
      ),
    ]
  )
  func acceptedTextHasTheseValues(text: String, expected: [String: String]) {
    let file = StringFile(text)
    #expect(file.texts == expected)
    #expect(file.isAcceptedByApple)
  }

  @Test(
    arguments: [
      ("\\U12z", "\u{12}z"), ("\\U1234", "\u{1234}"), ("\\U1F600", "\u{1F60}0"),
      ("\\Ud83d\\Ude00", "😀"), ("\\Ud83dx", "\u{FFFD}x"), ("\\Ude00", "\u{FFFD}"),
      ("\\351\\344\\200", "\u{D8}\u{EE}\u{A0}"),
      ("\\401|\\777", "\u{1}|\0"),
      ("\\5\\05\\005", "\u{5}\u{5}\u{5}"), ("\\a\\b\\f\\n\\r\\t\\v", "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
      ("\\\\n", "\\n"), ("x\\\ny", "x\ny"), ("\\'\\\"", "'\""), ("\\é\\中", "é中"),
      ("\\376", "\0"),
    ]
  )
  func escapesStandForThis(text: String, value: String) {
    let file = StringFile("\"k\" = \"\(text)\";")
    #expect(file.texts == ["k": value])
    #expect(file.isAcceptedByApple && file.diagnostics.isEmpty)
  }

  @Test(arguments: [("\\U41|\\Ug", "A|\0g"), ("\\q", "q")])
  func whatIsNoEscapeIsReadAsAppleReadsItAndSaid(text: String, value: String) {
    let file = StringFile("\"k\" = \"\(text)\";")
    #expect(file.texts == ["k": value])
    #expect(file.isAcceptedByApple && file.diagnostics.map(\.rule) == ["unknown-escape"])
  }

  @Test(
    arguments: [
      "\"a\"", "(\"a\", \"b\")", "\"a\" = b c;", "c@d = e;", "\"a\" = \"b\"", "\"a\" = ;",
      "\"a\" \"b\";",
      "\"a\" = \"b\" \"c\";", "clé = d;", "\"a\" = b = c;", "\"a\" = \"b\", \"c\" = \"d\";",
      "*/ \"a\" = \"b\";",
      "{ a = b; } c", "+ a = b;", "\u{FEFF}\u{FEFF}\"a\" = \"b\";", "\"a\" = \"b",
      "\"a\" = \"b\"； c = d;",
    ]
  )
  func whatAppleRefusesIsRefusedWithAnErrorAndAPlace(text: String) {
    let file = StringFile(text)
    #expect(!file.isAcceptedByApple)
    #expect(file.diagnostics.contains { $0.severity == .error && $0.line != nil })
    #expect(throws: StringFileError.self) { try file.strict() }
  }

  @Test(arguments: [
    "\"a\"=\"b\"; ) x", "\"a\"=\"b\"; \u{FEFF}\"c\"=\"d\";", "\"a\"=\"b\"; \u{A0}c=d;",
  ])
  func whereAppleStopsQuietlyThereIsADiagnostic(text: String) {
    let file = StringFile(text)
    #expect(file.text(forKey: "a") == "b")
    #expect(!file.isAcceptedByApple && !file.diagnostics.isEmpty)
  }

  @Test func aByteOrderMarkThatLiesIsSeenThrough() {
    let bigEndian = UnicodeForm.utf16BigEndian.encode("\"a\" = \"b\";").dropFirst(2)
    let swapped = StringFile(bytes: [0xFF, 0xFE] + bigEndian, path: "T.strings")
    #expect(swapped.texts == ["a": "b"] && swapped.encoding == .utf16BigEndian)
    let narrow = StringFile(bytes: [0xFF, 0xFE] + Array("\"a\" = \"b\";".utf8), path: "T.strings")
    #expect(narrow.texts == ["a": "b"] && narrow.encoding == .utf8)
    #expect(narrow.diagnostics.map(\.severity) == [.error] && !narrow.isAcceptedByApple)
  }

  @Test func aLoneByteOfAnOlderEncodingIsReadAsAppleReadsIt() {
    let bytes = Array("\"a\" = \"".utf8) + [0xA9] + Array(" 2006\"; \"b\" = \"c\";".utf8)
    let file = StringFile(bytes: bytes, path: "T.strings")
    #expect(file.texts == ["a": "\u{FFFD} 2006", "b": "c"])
    #expect(file.diagnostics.map(\.rule) == ["not-unicode"])
    #expect(file.diagnostics.first?.message.hasPrefix("not Unicode at byte 7") == true)
  }

  @Test func aLoneSurrogateIsReadAsAppleReadsIt() {
    let bytes: [UInt8] = [
      0xFF, 0xFE, 0x22, 0, 0x61, 0, 0x22, 0, 0x3B, 0, 0x22, 0, 0x3D, 0xD8, 0x22, 0,
    ]
    let file = StringFile(bytes: bytes + [0x3B, 0], path: "T.strings")
    #expect(file.texts == ["a": "a", "\u{FFFD}": "\u{FFFD}"])
    let rules = file.diagnostics.map(\.rule)
    #expect(rules == ["unpaired-surrogate", "no-value", "no-value"])
  }

  @Test func aFileThatIsTooLargeOrMissingIsAnError() {
    #expect(throws: StringFileError.self) { try StringFile(contentsOf: "/no/such/file.strings") }
    #expect(throws: StringFileError.self) { try StringFile(contentsOf: "/") }
    let error = StringFileError.tooLarge(path: "x")
    #expect("\(error)" == "x: is larger than 2 GB, the most a string file may have")
    let unreadable = StringFileError.unreadable(path: "x", reason: "No such file or directory")
    #expect("\(unreadable)" == "x: cannot be read: No such file or directory")
  }
}
