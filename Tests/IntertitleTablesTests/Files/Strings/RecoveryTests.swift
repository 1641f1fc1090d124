import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What is kept of a file that Apple's parser refuses.
@Suite struct RecoveryTests {
  @Test(
    arguments: [
      // An unterminated value costs its own entry only.
      ("\"a\"=\"1;\n\"b\"=\"2\";\n\"c\"=\"3\";", ["b": "2", "c": "3"]),
      ("\"a\"=\"1\\\";\n\"b\"=\"2\";\n\"c\"=\"3\";", ["b": "2", "c": "3"]),
      ("\"a\"=\"1\";\n\"b\"=\"2;\n", ["a": "1"]),
      // A key without its closing, a value without its opening quote.
      ("\"a=\"1\";\n\"b\"=\"2\";", ["b": "2"]), ("\"a\"=1\";\n\"b\"=\"2\";", ["b": "2"]),
      ("a\"=\"1\";\n\"b\"=\"2\";", ["b": "2"]),
      // A quote inside a value.
      ("\"a\"=\"say \"hi\" now\";\n\"b\"=\"2\";", ["b": "2"]),
      // A missing value, a missing equals sign, another sign in its place.
      ("\"a\"=;\n\"b\"=\"2\";", ["b": "2"]), ("\"a\" \"1\";\n\"b\"=\"2\";", ["b": "2"]),
      ("\"a\" : \"1\";\n\"b\"=\"2\";", ["a": "1", "b": "2"]),
      // Another sign than a semicolon.
      ("\"a\"=\"1\"；\n\"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("\"a\"=\"1\",\"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("\"a\"=\"1\"", ["a": "1"]),
      // Stray things before, between and behind entries.
      ("+\"a\"=\"1\";\"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("*/\"a\"=\"1\";", ["a": "1"]), ("\"a\"=\"1\"; ) junk; \"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("\"a\"=\"1\"; / \"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("\"a\"=\"1\"; /* x /* y */ z */ \"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("{ \"a\"=\"1\"; }\"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("{ \"a\"=\"1\"; \"b\"=\"2\";", ["a": "1", "b": "2"]),
      // What is no text is no entry.
      ("\"a\"=(1, 2);\n\"b\"={ x = y; };\n\"c\"=<0fa0>;\n\"d\"=\"4\";", ["d": "4"]),
      ("\"a\"=(1, 2;\n\"b\"=\"2\";", ["b": "2"]),
    ]
  )
  func neighboursOfAFaultResolve(text: String, expected: [String: String]) {
    let file = StringFile(text)
    #expect(file.texts == expected, "\(file.diagnostics)")
    #expect(!file.diagnostics.isEmpty)
  }

  @Test func entriesBehindAQuietStopDoNotReplaceWhatAppleReads() {
    let file = StringFile("\"a\"=\"1\";; \"a\"=\"2\"; \"b\"=\"3\"; \"b\"=\"4\";")
    #expect(file.texts == ["a": "1", "b": "4"])
  }

  @Test func sixHundredBracketsEndInAnErrorAndTheNextEntryResolves() {
    let deep = String(repeating: "(", count: 600) + "x" + String(repeating: ")", count: 600)
    let file = StringFile("\"a\" = \(deep);\n\"b\" = \"2\";\n")
    #expect(file.texts == ["b": "2"])
    #expect(file.diagnostics.contains { $0.severity == .error })
  }

  @Test func aMillionFaultsAreCountedAndNotListed() {
    let file = StringFile(String(repeating: "\"a\"=\"1\";;", count: 100_000))
    #expect(file.texts == ["a": "1"])
    #expect(file.diagnostics.count == Issues.limit + 1)
    #expect(file.diagnostics.last?.rule == "too-many")
  }

  @Test func commentsStayWithTheirEntries() {
    let file = StringFile(
      "/* File */\n\n// one\n/* two */\n\"a\"=\"1\"; // behind a\n/* of b */ \"b\"=\"2\";\n\"c\"=\"3\";"
    )
    #expect(file.entries.map(\.comment) == ["one\ntwo\nbehind a", "of b", nil])
    #expect(file.entries.map(\.line) == [5, 6, 7])
    #expect(file.entries.map(\.column) == [1, 12, 1])
  }

  @Test func columnsCountCharacters() {
    let file = StringFile("/* 👨‍👩‍👧é */ \"a\"=\"1\";; \"b\"=\"2\";")
    #expect(file.entries.map(\.column) == [10, 20])
    #expect(file.diagnostics.map(\.column) == [18])
  }
}
