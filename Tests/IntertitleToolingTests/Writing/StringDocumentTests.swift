import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct StringDocumentTests {
  private let rules = FormatRules(
    format: "%#@items@ left",
    variables: [
      .init(
        name: "items",
        rule: .plural,
        valueType: "d",
        forms: [.init("one", "%d item"), .init("other", "%d items")]
      )
    ]
  )

  private func sample() -> StringDocument {
    var hello = StringEntry(key: "Hello", value: .text("Hello"), comment: "A greeting")
    hello.language = "en"
    var french = StringEntry(key: "Hello", value: .text("Bonjour, \"toi\"\n"), language: "fr")
    french.state = "needs_review"
    var plural = StringEntry(key: "left", value: .rules(rules))
    plural.language = "en"
    return StringDocument(entries: [hello, french, plural], path: "Localizable.strings")
  }

  @Test func textKeepsCommentsOrderAndEscapes() {
    let written = sample().written(as: .strings)
    #expect(
      written.text == """
        /* A greeting */
        "Hello" = "Hello";

        "left" = "%d items left";

        """
    )
    let french = sample().written(as: .strings, language: "fr")
    #expect(french.text == "\"Hello\" = \"Bonjour, \\\"toi\\\"\\n\";\n")
  }

  @Test func rulesAreReadBackAsTheyWere() {
    let written = sample().written(as: .stringsdict)
    let read = StringFile(bytes: written.bytes, path: "T.stringsdict")
    #expect(read.diagnostics.isEmpty && read.isAcceptedByApple)
    #expect(read.entry(forKey: "left")?.value == .rules(rules))
    #expect(read.text(forKey: "Hello") == "Hello")
  }

  @Test func aCatalogIsWrittenAsXcodeWritesIt() {
    let written = sample().written(as: .xcstrings)
    #expect(written.diagnostics.isEmpty)
    #expect(
      written.text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello" : {
              "comment" : "A greeting",
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Bonjour, \\"toi\\"\\n"
                  }
                }
              }
            },
            "left" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%#@items@ left"
                  },
                  "substitutions" : {
                    "items" : {
                      "argNum" : 1,
                      "formatSpecifier" : "d",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg item"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg items"
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  @Test func jsonHasAnObjectForEachLanguage() {
    let written = sample().written(as: .json)
    #expect(
      written.text == """
        {
          "en" : {
            "Hello" : "Hello",
            "left" : {
              "format" : "%#@items@ left",
              "variables" : {
                "items" : {
                  "one" : "%d item",
                  "other" : "%d items"
                }
              }
            }
          },
          "fr" : {
            "Hello" : "Bonjour, \\"toi\\"\\n"
          }
        }

        """
    )
  }

  @Test func jsonNamesItsLanguageAlsoWhereItIsTheOnlyOne() {
    let written = sample().written(as: .json, language: "fr").text
    #expect(written == "{\n  \"fr\" : {\n    \"Hello\" : \"Bonjour, \\\"toi\\\"\\n\"\n  }\n}\n")
    #expect(StringDocument().written(as: .json).text.hasPrefix("{\n  \"en\" : {"))
  }

  @Test(
    arguments: [
      "a */ b", "two\nlines", "tab\tand \"quotes\" \\", "\u{0}\u{1B}\u{7F}", "\r\n", "👨‍👩‍👧",
    ],
    [DocumentFormat.strings, .xcstrings]
  )
  func everyTextComesBack(text: String, format: DocumentFormat) {
    let entry = StringEntry(key: text, value: .text(text + "!"), comment: text)
    let written = StringDocument(entries: [entry]).written(as: format)
    let read = StringFile(bytes: written.bytes, path: "T.\(format.rawValue)")
    #expect(read.entries.map(\.key) == [text] && read.entries.map(\.text) == [text + "!"])
    #expect(read.diagnostics.isEmpty && read.isAcceptedByApple)
  }
}

@Suite struct StringFileEditTests {
  private let text = "/* File */\n\n  \"a\"   =\"1\" ; // odd blanks\n/* b */\n\"b\" = \"2\";\n\n"

  @Test(arguments: UnicodeForm.allCases) func nothingChangedIsTheSameBytes(form: UnicodeForm) {
    let bytes = form.encode(text)
    #expect(StringFileEdit(StringFile(bytes: bytes, path: "T.strings")).bytes() == bytes)
  }

  @Test func otherEntriesStayAsTheyAre() {
    var edit = StringFileEdit(StringFile(text))
    edit.set("zwei \"2\"", forKey: "b")
    edit.set("1", forKey: "a")
    edit.set("3", forKey: "c", comment: "new")
    let expected =
      "/* File */\n\n  \"a\"   =\"1\" ; // odd blanks\n/* b */\n\"b\" = \"zwei \\\"2\\\"\";\n\n"
      + "  /* new */\n  \"c\" = \"3\";\n\n"
    #expect(String(decoding: edit.bytes(), as: UTF8.self) == expected)
  }

  @Test func aRemovedEntryTakesItsCommentWithIt() {
    var edit = StringFileEdit(StringFile(text))
    edit.remove("b")
    let expected = "/* File */\n\n  \"a\"   =\"1\" ; // odd blanks\n\n"
    #expect(String(decoding: edit.bytes(), as: UTF8.self) == expected)
  }

  @Test func entriesAreAddedInsideTheBrace() {
    var edit = StringFileEdit(StringFile("{ a = b; }\n"))
    edit.set("2", forKey: "c")
    let read = StringFile(bytes: edit.bytes(), path: "T.strings")
    #expect(read.isAcceptedByApple && read.texts == ["a": "b", "c": "2"])
  }

  // ME-12
  @Test func bothCommentsAreKept() {
    var edit = StringFileEdit(StringFile("/* c1 */\n\"a\" = \"甲\";\n"))
    edit.set("甲", forKey: "a", comment: "c2")
    edit.set("b", forKey: "b")
    let read = StringFile(bytes: edit.bytes(), path: "T.strings")
    #expect(read.entries.map(\.comment) == ["c1\nc2", nil])
    #expect(read.texts == ["a": "甲", "b": "b"])
  }

  @Test(
    "as many forms as one likes cost what their texts do",
    .timeLimit(.minutes(1)),
    arguments: [DocumentFormat.csv, .xliff, .stringsdict, .json]
  )
  func manyFormsAreWrittenInLinearTime(_ format: DocumentFormat) {
    let forms = (0..<40_000).map { FormatRules.Form("\($0)", "text \($0)") }
    let name = "NSStringVariableWidthRuleType"
    let rules = FormatRules(whole: .init(name: name, rule: .width, forms: forms))
    let written = StringDocument(rules).written(as: format)
    #expect(written.diagnostics.isEmpty && written.text.contains("text 39999"))
  }

  @Test(
    "as many languages as keys cost what their texts do, where the format has no empty cells",
    .timeLimit(.minutes(1)),
    arguments: [DocumentFormat.xcstrings, .json]
  )
  func manyLanguagesAreWrittenInLinearTime(_ format: DocumentFormat) {
    let entries = (0..<12_000).map { number in
      var entry = StringEntry(key: "key \(number)", value: .text("text"))
      entry.language = "en-x-\(number)"
      return entry
    }
    let written = StringDocument(entries: entries).written(as: format)
    #expect(written.diagnostics.isEmpty)
    #expect(written.text.contains("key 11999"))
  }
}
