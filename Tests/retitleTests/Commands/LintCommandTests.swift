import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct LintCommandTests {
  private let odd = fixture("odd-tables")

  @Test func cleanTablesEndWithNothingAndZero() {
    let run = ToolRun("lint", fixture("clean-tables"))
    #expect(run.output.isEmpty)
    #expect(run.errors == "nothing found\n")
    #expect(run.status == 0)
  }

  @Test("LX-16: a broken file ends with 1 and its place, in the compiler's form")
  func findingsHaveTheCompilersForm() {
    let run = ToolRun("lint", odd)
    #expect(
      run.lines.map { $0.replacing(odd + "/", with: "") } == [
        "fr.lproj/Localizable.strings:1:32: error: expected `;` after the value of "
          + "“wallet.title” [missing-semicolon]",
        "fr.lproj/Localizable.strings:2:1: error: “count”: argument 1 is a whole number (%d) in "
          + "the source text, but this text asks for words (%@) [specifiers]",
        "fr.lproj/Localizable.strings:3:1: warning: the value of “undo” is empty: nothing is "
          + "shown; write its text, or remove the entry [empty-value]",
        "ja.lproj/Localizable.strings:1:1: warning: “wallet.title” is missing in ja: translate "
          + "“Wallet” (en, line 1) [missing-keys]",
      ]
    )
    #expect(run.errors.hasSuffix("\n2 errors, 2 warnings\n"))
    #expect(run.status == 1)
  }

  @Test func rulesAreChosenAndLeftOut() {
    #expect(ToolRun("lint", odd, "--rules", "empty-value").lines.count == 1)
    #expect(ToolRun("lint", odd, "--rules", "-specifiers,-syntax").lines.count == 2)
    #expect(ToolRun("lint", odd, "--rules", "empty-value").status == 0)
  }

  @Test func warningsCountWhereItIsStrict() {
    #expect(ToolRun("lint", odd, "--rules", "empty-value", "--strict").status == 1)
    #expect(ToolRun("lint", fixture("clean-tables"), "--strict").status == 0)
  }

  @Test func anUnknownRuleIsRefusedWithTheNearestOne() {
    let run = ToolRun("lint", odd, "--rules", "missing-key")
    #expect(
      run.errors
        == "retitle lint: error: 'missing-key' is no rule; did you mean 'missing-keys'?\n"
    )
    #expect(run.status == 64)
  }

  @Test func aFolderThatIsNotThereIsUnreadable() {
    let run = ToolRun("lint", odd + "/nowhere")
    #expect(run.errors.contains("cannot be read: no such folder [unreadable]"))
    #expect(run.status == 66)
  }

  @Test func theDevelopmentLanguageIsTheOneTold() {
    let run = ToolRun("lint", odd, "--development", "ja", "--rules", "missing-keys,extra-keys")
    #expect(run.lines.count == 2)
    #expect(run.lines.allSatisfy { $0.contains("not in ja, “wallet.title” first") })
  }

  @Test func moreTextsMayBeTheSame() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"Lantern\";", to: folder + "/en.lproj/T.strings")
      try write("\"a\" = \"Lantern\";", to: folder + "/ja.lproj/T.strings")
      #expect(ToolRun("lint", folder).lines.count == 1)
      #expect(ToolRun("lint", folder, "--same", "SVG,Lantern").lines.isEmpty)
    }
  }

  @Test func aFolderThatIsNamedTwiceIsLookedAtOnce() {
    #expect(ToolRun("lint", odd, odd).lines == ToolRun("lint", odd).lines)
  }

  @Test func jsonHasWhatScriptsRelyOn() {
    let run = ToolRun("lint", odd, "--format", "json")
    #expect(Set(run.object.keys) == ["diagnostics"])
    let first = run.list("diagnostics").first
    #expect(
      first?["path"] as? String == odd + "/fr.lproj/Localizable.strings"
    )
    #expect(first?["line"] as? Int == 1 && first?["column"] as? Int == 32)
    #expect(first?["severity"] as? String == "error")
    #expect(first?["rule"] as? String == "missing-semicolon")
    #expect(first?["message"] is String)
    let last = run.list("diagnostics").last
    #expect(last?["key"] as? String == "wallet.title")
    #expect(last?["table"] as? String == "Localizable" && last?["language"] as? String == "ja")
    #expect(last?["slot"] == nil)
    #expect(run.output == ToolRun("lint", odd, "--json").output)
    #expect(run.status == 1)
  }

  @Test func quietLeavesNotesAndTheCountOut() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"1\"; \"a\" = \"1\";", to: folder + "/en.lproj/T.strings")
      #expect(ToolRun("lint", folder).lines.count == 1)
      let quiet = ToolRun("lint", folder, "--quiet")
      #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    }
  }

  @Test("FU-33: a file is looked at too, and files with each other")
  func aFileIsLookedAtToo() {
    let files = ["en", "fr"].map { "\(odd)/\($0).lproj/Localizable.strings" }
    #expect(ToolRun(["lint", files[1]]).lines.contains { $0.contains("[missing-semicolon]") })
    let both = ToolRun(["lint"] + files).lines
    #expect(both.contains { $0.contains("[specifiers]") })
    #expect(!both.contains { $0.contains("ja.lproj") })
  }

  @Test func whatIsNoStringFileIsUnreadable() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/notes.txt")
      let run = ToolRun("lint", folder + "/notes.txt")
      #expect(run.status == 66 && run.errors.contains("it is no .strings"))
    }
  }

  @Test("FU-33: totals by rule and language stand last, and alone with --summary")
  func totalsStandLast() {
    let summary = ToolRun("lint", odd, "--summary")
    #expect(
      summary.lines == [
        "rule           errors   warnings   notes",
        "empty-value         0          1       0",
        "missing-keys        0          1       0",
        "specifiers          1          0       0",
        "syntax              1          0       0",
        "language   errors   warnings   notes",
        "fr              2          1       0",
        "ja              0          1       0",
      ]
    )
    #expect(ToolRun("lint", odd).errors.hasPrefix(summary.output))
    #expect(summary.status == 1)
  }

  @Test func aBaselineLeavesOutWhatIsKnownWhateverItsLine() throws {
    try withTemporaryFolder { folder in
      let table = folder + "/App/en.lproj/T.strings"
      try write("\"a\" = \"\";", to: table)
      try write(ToolRun("lint", folder + "/App", "--json").output, to: folder + "/known.json")
      try write("// A line more\n\n\"a\" = \"\";\n\"b\" = \"\";", to: table)
      let run = ToolRun("lint", folder + "/App", "--baseline", folder + "/known.json")
      #expect(run.lines.count == 1 && run.lines.allSatisfy { $0.contains("“b”") })
    }
  }

  @Test func aBaselineThatIsNoneIsUnreadable() {
    let run = ToolRun("lint", odd, "--baseline", odd + "/fr.lproj/Localizable.strings")
    #expect(run.status == 66 && run.errors.contains("is no report: save one with --format json"))
  }
}
