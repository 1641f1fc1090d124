import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What a reader's fault is about, for programs.
@Suite struct FaultSubjectTests {
  @Test(
    arguments: [
      ("\"a b\" = \"1\"", "missing-semicolon"),
      ("\"a b\" = \"1\n\"c\" = \"2\";", "unterminated-string"),
      ("\"a b\" = \"say \"no\" more\";", "missing-semicolon"),
      ("\"a b\" \"1\";", "missing-equals"),
      ("\"a b\" = ;", "missing-value"),
      ("\"a b\" : \"1\";", "wrong-equals"),
      ("\"a b\" = ( 1 );", "not-text"),
      ("\"a b\" = ( 1 ;", "broken-object"),
      ("\"a b\" = { c = d; }", "missing-semicolon"),
      ("\"a b\" = \"1\"; \"a b\" = \"2\";", "duplicate-key"),
      ("\"a b\" = \"1\"; \"a b\" = \"1\";", "duplicate-entry"),
    ]
  )
  func aFaultOfAnEntryNamesItsKey(text: String, rule: String) throws {
    let file = StringFile(bytes: Array(text.utf8), path: "App/fr.lproj/Main.strings")
    let fault = try #require(file.diagnostics.first { $0.rule == rule })
    #expect(fault.key == "a b")
    #expect(fault.table == "Main" && fault.language == "fr")
  }

  @Test(
    arguments: [
      ("", "empty-file"), ("/* never closed", "unterminated-comment"),
      ("\"a\" = \"1\"; ;", "stray-semicolon"), ("\"a\" = \"1\";\n<<<<<<< ours\n", "merge-conflict"),
    ]
  )
  func aFaultOfAFileNamesItsTableAndNoKey(text: String, rule: String) throws {
    let file = StringFile(bytes: Array(text.utf8), path: "App/zh_CN.lproj/Main.strings")
    let fault = try #require(file.diagnostics.first { $0.rule == rule })
    #expect(fault.key == nil && fault.table == "Main")
    #expect(fault.language?.tag == "zh-CN")
  }

  @Test func aFaultOfARuleNamesItsKey() throws {
    let text = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string></dict></dict></plist>
      """
    let file = StringFile(bytes: Array(text.utf8), path: "App/fr.lproj/Main.stringsdict")
    let fault = try #require(file.diagnostics.first { $0.rule == "missing-variable" })
    #expect(fault.key == "%d files" && fault.table == "Main" && fault.language == "fr")
  }

  @Test func aFileThatIsInNoLanguageNamesNone() throws {
    let file = StringFile(bytes: Array("\"a\" = \"1\"".utf8), path: "Main.strings")
    #expect(file.diagnostics.first?.table == "Main")
    #expect(file.diagnostics.first?.language == nil)
    let pairs = StringFile(bytes: Array("\"a\" = \"1\"".utf8), path: "")
    #expect(pairs.diagnostics.first?.key == "a" && pairs.diagnostics.first?.table == nil)
  }

  @Test func aFileThatCannotBeReadNamesItsTable() {
    let error = StringFileError.unreadable(
      path: "App/fr.lproj/Main.strings",
      reason: "no such file"
    )
    #expect(error.diagnostic.table == "Main" && error.diagnostic.language == "fr")
  }
}
