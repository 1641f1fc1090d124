import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct ReadCommandTests {
  private let broken = fixture("odd-tables") + "/fr.lproj/Localizable.strings"
  private let clean = fixture("clean-tables") + "/fr.lproj/Localizable.strings"

  private func entries(_ run: ToolRun, _ language: String = "") -> [String: String] {
    (run.object["entries"] as? [String: [String: String]])?[language] ?? [:]
  }

  @Test func jsonHasWhatScriptsRelyOn() {
    let run = ToolRun("read", clean, "--json")
    #expect(
      Set(run.object.keys) == ["path", "format", "encoding", "entries", "plurals", "diagnostics"]
    )
    #expect(run.object["path"] as? String == clean)
    #expect(run.object["format"] as? String == "strings")
    #expect(run.object["encoding"] as? String == "UTF-8")
    #expect(
      entries(run) == ["wallet.title": "Portefeuille", "send": "Envoyer %1$@ à %2$@"]
    )
    #expect(run.list("diagnostics").isEmpty)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test func aBrokenFileGivesWhatCanBeSavedAndSaysWhatIsWrong() {
    let run = ToolRun("read", broken, "--json")
    #expect(entries(run)["wallet.title"] == "Portefeuille")
    let first = run.list("diagnostics").first
    #expect(first?["rule"] as? String == "missing-semicolon")
    #expect(first?["line"] as? Int == 1 && first?["path"] as? String == broken)
    #expect(run.errors.contains("\(broken):1:32: error: expected `;`"))
    #expect(run.status == 1)
  }

  @Test func aBrokenFileGivesNothingWhereItIsStrict() {
    let run = ToolRun("read", broken, "--json", "--strict")
    #expect(entries(run).isEmpty)
    #expect(run.list("diagnostics").last?["rule"] as? String == "refused")
    #expect(run.status == 1)
    #expect(ToolRun("read", clean, "--strict").status == 0)
  }

  @Test func severalFilesAreAList() throws {
    let run = ToolRun("read", clean, broken, "--json")
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["path"] as? String } == [clean, broken])
  }

  @Test func pluralsAreByLanguageKeyVariableAndCategory() throws {
    try withTemporaryFolder { folder in
      let plural = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {
        "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}}
        """
      try write(plural, to: folder + "/T.xcstrings")
      let run = ToolRun("read", folder + "/T.xcstrings", "--json")
      let plurals = run.object["plurals"] as? [String: [String: [String: [String: String]]]]
      let forms = plurals?["en"]?["%lld files"]?.values.first
      #expect(forms == ["one": "%lld file", "other": "%lld files"])
    }
  }

  @Test func anEncodingIsUsedWhereItIsNamed() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.strings"
      try Data([UInt8]("\"a\" = \"Caf".utf8) + [0xE9] + [UInt8]("\";".utf8))
        .write(to: URL(fileURLWithPath: path))
      #expect(entries(ToolRun("read", path, "--json", "--encoding", "latin1")) == ["a": "Café"])
      #expect(ToolRun("read", path, "--json").status == 1)
    }
  }

  @Test func anUnknownEncodingIsRefusedWithTheNearestOne() {
    let run = ToolRun("read", clean, "--encoding", "big-6")
    #expect(
      run.errors == "retitle read: error: 'big-6' is no known encoding; did you mean 'Big5'?\n"
    )
    #expect(run.status == 64)
  }

  @Test func aFileThatIsNotThereIsUnreadable() {
    let run = ToolRun("read", clean + ".old", "--json")
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("cannot be read: No such file or directory [unreadable]"))
    #expect(run.status == 66)
  }

  @Test func peopleSeeATableWhoseColumnsAreLinedUpInAnyScript() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.strings"
      try write("\"送る\" = \"Send\";\n\"b\" = \"Back\";", to: path)
      let run = ToolRun(["read", path, "--color", "never"], width: 60)
      #expect(
        run.output.replacing(path, with: "PATH") == """
            line  key   text

          strings · UTF-8 · 2 entries
          PATH
               1  送る  Send
               2  b     Back

          """
      )
    }
  }
}
