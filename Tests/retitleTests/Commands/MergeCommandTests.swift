import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct MergeCommandTests {
  private func merge(_ vendor: String, into app: String = "wallet-app", _ more: String...)
    -> ToolRun
  {
    ToolRun(["merge", "--main", fixture(app), "--vendor", fixture(vendor), "--json"] + more)
  }

  @Test func jsonHasExactlyTheKeysThatScriptsRelyOn() {
    let run = merge("spelled-vendors")
    let lists = ["added", "conflicts", "equal", "skipped", "missing"]
    #expect(Set(run.object.keys) == Set(lists + ["drift"]) && run.list("drift").isEmpty)
    let entries = lists.flatMap { run.list($0) }
    #expect(!entries.isEmpty)
    for entry in entries {
      #expect(
        Set(entry.keys) == [
          "key", "language", "vendor", "path", "line", "value", "kept", "reason",
        ]
      )
    }
  }

  @Test func theSameMergeSaysTheSameTwice() {
    #expect(merge("spelled-vendors").output == merge("spelled-vendors").output)
  }

  @Test("ME-03: harmless duplicates are no conflicts")
  func equalEntriesAreNoConflict() {
    let run = merge("equal-vendors")
    #expect(run.list("conflicts").isEmpty)
    #expect(run.list("equal").map { $0["key"] as? String } == ["OK"])
    #expect(run.status == 0)
  }

  @Test("ME-06: the language is the app's, whatever the vendor calls it")
  func theLanguageIsTheAppsWhateverTheVendorCallsIt() {
    let run = merge("spelled-vendors")
    let added = run.list("added").filter { $0["vendor"] as? String == "Kite" }
    #expect(Set(added.compactMap { $0["language"] as? String }) == ["en", "nb", "pt-BR"])
    let conflict = run.list("conflicts").first
    #expect(conflict?["language"] as? String == "zh-Hans")
    #expect(conflict?["value"] as? String == "正在刷新")
    #expect(conflict?["kept"] as? String == "刷新中")
    #expect(
      conflict?["path"] as? String
        == fixture("spelled-vendors") + "/Kite/Kite.bundle/zh_CN.lproj/Kite.strings"
    )
    let lamp = run.list("added").first { $0["vendor"] as? String == "Lamp" }
    #expect(lamp?["language"] as? String == "zh-Hans")
  }

  @Test("ME-06: two folders of one language are both merged, the exact name first")
  func ofTwoFoldersForOneLanguageTheExactNameWins() {
    let run = merge("twin-vendor")
    #expect(
      Dictionary(
        uniqueKeysWithValues: run.list("added").map {
          ($0["key"] as? String ?? "", $0["value"] as? String ?? "")
        }
      ) == ["both": "准确", "only here": "只在这里"]
    )
    #expect(run.errors.contains("zh-Hans.lproj and zh_CN.lproj both hold zh-Hans"))
    #expect(run.errors.contains("note:"))
  }

  @Test func quietLeavesNotesOut() {
    #expect(merge("twin-vendor", "--quiet").errors.isEmpty)
  }

  @Test("ME-07: only vendors' tables go into the main table")
  func tablesOfTheAppsOwnAreNotMerged() {
    let run = merge("equal-vendors")
    #expect(!run.output.contains("Menu"))
    #expect(run.list("conflicts").isEmpty)
  }

  @Test("ME-08: a plural rule hides the plain entry of its table, the app's plain one beats both")
  func aPluralRuleHidesThePlainEntryOfItsTable() {
    let run = merge("plural-vendor", into: "counting-app")
    #expect(run.list("added").map { $0["value"] as? String } == ["%#@files@"])
    #expect(run.list("skipped").map { $0["value"] as? String } == ["%d file(s)"])
    #expect(run.list("conflicts").map { $0["kept"] as? String } == ["%d of our own"])
  }

  @Test("ME-09: permission texts of a vendor are skipped")
  func permissionTextsAreSkipped() {
    let run = merge("permission-vendor")
    #expect(run.list("skipped").map { $0["key"] as? String } == ["NSCameraUsageDescription"])
    #expect(run.list("skipped").map { $0["reason"] as? String } == ["InfoPlist is a system table"])
    #expect(run.list("added").map { $0["key"] as? String } == ["Shoot"])
  }

  @Test("ME-10: a broken vendor costs only its broken entries")
  func aBrokenVendorCostsOnlyItsBrokenEntries() {
    let run = merge("broken-vendors")
    let keys = run.list("added").compactMap { $0["key"] as? String }
    for key in ["torn.1", "torn.6", "torn.8", "whole"] { #expect(keys.contains(key)) }
    let path = fixture("broken-vendors") + "/Torn/en.lproj/Torn.strings:7:"
    #expect(run.errors.hasPrefix(path))
    #expect(run.status == 1)
  }

  @Test func languagesThatTheAppLacksAreSkippedAndThoseTheVendorLacksAreMissing() {
    let run = merge("spelled-vendors", into: "regional-app")
    #expect(run.list("skipped").contains { $0["reason"] as? String == "the app has no zh-Hans" })
    #expect(run.list("missing").contains { $0["language"] as? String == "es-MX" })
  }

  @Test func withFailAConflictEndsWith1() {
    #expect(merge("spelled-vendors", "--policy", "fail").status == 1)
    #expect(merge("equal-vendors", "--policy", "fail").status == 0)
  }

  @Test func withVendorWinsTheVendorsValueIsKept() {
    let run = merge("spelled-vendors", "--policy=vendor-wins")
    #expect(run.list("conflicts").map { $0["kept"] as? String } == ["正在刷新"])
  }

  @Test func aFolderThatIsBaseOnlyIsReportedAsBase() {
    let languages = merge("permission-vendor", into: "base-app").list("added")
    #expect(languages.map { $0["language"] as? String } == ["Base"])
  }

  @Test func tagsAreReportedInTheirCanonicalSpelling() {
    let added = merge("spelled-vendors", into: "spelled-app").list("added")
    #expect(Set(added.compactMap { $0["language"] as? String }) == ["en", "pt-BR"])
  }

  @Test func whereAFolderHoldsNoStringFileAWarningSaysSo() throws {
    try withTemporaryFolder { folder in
      let run = ToolRun("merge", "--main", fixture("wallet-app"), "--vendor", folder)
      #expect(run.status == 0)
      #expect(run.errors.hasPrefix("\(folder): warning: there is no string file in this folder"))
    }
  }

  @Test func aVendorsFolderThatIsNamedMayLieInTheMainFolder() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"a\";", to: folder + "/en.lproj/Localizable.strings")
      try write("\"b\" = \"b\";", to: folder + "/Pods/V/en.lproj/V.strings")
      let run = ToolRun("merge", "--main", folder, "--vendor", folder + "/Pods", "--json")
      #expect(run.errors.isEmpty)
      #expect(run.list("added").map { $0["key"] as? String } == ["b"])
    }
  }

  @Test func aVendorsFolderThatIsTheMainFolderIsNobodysVendor() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"a\";", to: folder + "/en.lproj/Localizable.strings")
      let run = ToolRun("merge", "--main", folder, "--vendor", folder, "--json")
      #expect(run.errors.hasPrefix("\(folder): warning: the string files in this folder are the"))
      #expect(run.list("added").isEmpty)
    }
  }

  @Test func anInputThatIsNotThereEndsWith66() {
    for words in [["--main", "none", "--vendor", "."], ["--main", ".", "--vendor", "none"]] {
      let run = ToolRun(["merge"] + words)
      #expect(run.status == 66 && run.output.isEmpty)
      #expect(run.errors == "none: error: cannot be read: no such folder [unreadable]\n")
    }
  }

  @Test func anAppsFileThatIsNotUnicodeEndsWith66() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/en.lproj/Localizable.strings"
      try write("", to: path)
      let bytes = Data(Array("\"a\" = \"".utf8) + [0xFF, 0xFE, 0x80] + Array("\";".utf8))
      try bytes.write(to: URL(fileURLWithPath: path))
      let run = ToolRun("merge", "--main", folder, "--vendor", fixture("equal-vendors"))
      #expect(run.status == 66)
      #expect(run.errors.contains("[not-unicode]"))
    }
  }

  /// What a merge says and writes of an app with one sound language, after something was done to it.
  private func merge(
    after change: (_ folder: String) throws -> Void,
    _ check: (ToolRun, _ isWritten: Bool) -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let output = folder + "/Out"
      try write("\"a\" = \"a\";", to: folder + "/App/en.lproj/Localizable.strings")
      try write("\"a\" = \"a\";", to: folder + "/Other/Localizable.strings")
      try change(folder)
      let words = ["--vendor", fixture("equal-vendors"), "--output", output]
      let run = ToolRun(["merge", "--main", folder + "/App"] + words)
      check(run, FileManager.default.fileExists(atPath: output))
    }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test(arguments: ["../Other", "nowhere"])
  func aLanguageOfTheAppsThatLiesElsewhereEndsWith66(target: String) throws {
    try merge(after: { try link($0 + "/App/fr.lproj", to: target) }) { run, isWritten in
      #expect(run.status == 66 && !isWritten)
      #expect(run.errors.contains("/App/fr.lproj: error: this "))
    }
  }

  @Test func aTableOfTheAppsThatLiesElsewhereEndsWith66AndAnotherTableDoesNot() throws {
    for (table, status) in [("Localizable", 66), ("Menu", 0)] {
      let change = { (folder: String) in
        try write("", to: folder + "/App/fr.lproj/x.txt")
        try self.link(
          "\(folder)/App/fr.lproj/\(table).strings",
          to: "../../Other/Localizable.strings"
        )
      }
      try merge(after: change) { run, isWritten in
        #expect(run.status == status && isWritten == (status == 0))
      }
    }
  }

  @Test(.disabled(if: getuid() == 0, "nothing is unreadable to root"))
  func aLanguageOfTheAppsThatCannotBeReadEndsWith66() throws {
    var path = ""
    let change = { (folder: String) in
      path = folder + "/App/fr.lproj"
      try write("", to: path + "/Localizable.strings")
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    }
    try merge(after: change) { run, isWritten in
      #expect(run.status == 66 && !isWritten)
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  @Test(arguments: ["{ not json", "{\"strings\": {\"a\": {", "[]", ""])
  func aCatalogOfTheAppsThatIsNoneEndsWith66(text: String) throws {
    let change = { (folder: String) in try write(text, to: folder + "/App/Localizable.xcstrings") }
    try merge(after: change) { run, isWritten in
      #expect(run.status == 66 && !isWritten)
      #expect(run.errors.contains("/App/Localizable.xcstrings"))
    }
  }
}
