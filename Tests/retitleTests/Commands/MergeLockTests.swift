import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

/// A lock file records a merge, and `--check` tells what has changed since.
@Suite struct MergeLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "\"Load %d\" = \"Load %d\";\n\"OK\" = \"Fine\";",
      to: "App/en.lproj/Localizable.strings"
    )
    try folder.write("\"Load %d\" = \"装载 %d\";", to: "App/zh-Hans.lproj/Localizable.strings")
    try vendor("\"Load %d\" = \"Load %d\";\n\"OK\" = \"OK\";\n\"Stop\" = \"Stop\";")
  }

  private var lock: String { folder.path + "/Vendor/intertitle.lock" }

  private func vendor(_ text: String) throws {
    try folder.write(text, to: "Vendor/Kite/en.lproj/Kite.strings")
  }

  private func merge(_ more: String...) -> ToolRun {
    let (app, vendors) = (folder.path + "/App", folder.path + "/Vendor")
    return ToolRun(["merge", "--main", app, "--vendor", vendors, "--json"] + more)
  }

  private func check(_ more: String...) -> (kinds: [String], keys: [String?], run: ToolRun) {
    let (app, vendors) = (folder.path + "/App", folder.path + "/Vendor")
    let words = ["merge", "--main", app, "--vendor", vendors, "--json", "--check"]
    let run = ToolRun(words + more)
    let drift = run.list("drift")
    #expect(drift.allSatisfy { Set($0.keys) == ["kind", "vendor", "path", "key", "advice"] })
    #expect(drift.allSatisfy { ($0["advice"] as? String)?.isEmpty == false })
    #expect(run.status == (drift.isEmpty && !run.errors.contains(": error: ") ? 0 : 1))
    return (drift.map { $0["kind"] as? String ?? "" }, drift.map { $0["key"] as? String }, run)
  }

  @Test func aLockIsWrittenWhereItIsNamedOrStandsBesideTheVendors() throws {
    #expect(merge().status == 0 && !FileManager.default.fileExists(atPath: lock))
    #expect(merge("--lock", lock).status == 0)
    let first = try String(contentsOfFile: lock, encoding: .utf8)
    #expect(first.contains("\ndecision \"en\" \"OK\" app\n"))
    try vendor("\"OK\" = \"OK\";")
    #expect(merge().status == 0)
    #expect(try String(contentsOfFile: lock, encoding: .utf8) != first)
  }

  @Test func theSameMergeWritesTheSameLock() throws {
    _ = merge("--lock", lock)
    let first = try String(contentsOfFile: lock, encoding: .utf8)
    try FileManager.default.removeItem(atPath: lock)
    _ = merge("--lock", lock)
    #expect(try String(contentsOfFile: lock, encoding: .utf8) == first)
    #expect(!first.contains(folder.path))
  }

  @Test(arguments: ["--dry-run", "--check"]) func nothingIsWritten(option: String) throws {
    _ = merge("--lock", lock)
    let first = try String(contentsOfFile: lock, encoding: .utf8)
    try vendor("\"New\" = \"New\";")
    _ = merge(option, "--output", folder.path + "/Out", "--stubs", folder.path + "/Stubs")
    #expect(try String(contentsOfFile: lock, encoding: .utf8) == first)
    #expect(try folder.names() == ["App", "Vendor"])
  }

  @Test func nothingHasDriftedRightAfterAMerge() {
    _ = merge("--lock", lock)
    #expect(check().kinds.isEmpty)
  }

  @Test func whatChangedUpstreamIsNamedByItsKey() throws {
    _ = merge("--lock", lock)
    try vendor("\"Load %d\" = \"Load %d\";\n\"OK\" = \"All right\";\n\"New\" = \"New\";")
    let found = check()
    #expect(found.kinds == ["added", "changed", "removed"])
    #expect(found.keys == ["New", "OK", "Stop"])
    #expect(found.run.errors.contains("Kite.strings: error: Kite: “New” is new; merge again"))
  }

  @Test func aFileThatOnlyLooksDifferentHasNotDrifted() throws {
    _ = merge("--lock", lock)
    try vendor("/* c */ \"Stop\" = \"Stop\";\n\n\"OK\"=\"OK\";\n\"Load %d\" = \"Load %d\";")
    #expect(check().kinds.isEmpty)
  }

  @Test func filesAndVendorsThatCameOrWentAreNamedOnce() throws {
    _ = merge("--lock", lock)
    try folder.write(to: "Vendor/Kite/en.lproj/More.strings")
    try folder.write(to: "Vendor/Lamp/en.lproj/Lamp.strings")
    #expect(check().kinds == ["added", "added"])
    _ = merge()
    try folder.remove("Vendor/Lamp")
    #expect(check().kinds == ["removed"])
  }

  @Test("ME-13 an app's copy whose specifiers no longer fit")
  func anAppsEntryThatNoLongerFitsIsDrift() throws {
    _ = merge("--lock", lock)
    try vendor("\"Load %d\" = \"Load %d of %d\";\n\"OK\" = \"OK\";\n\"Stop\" = \"Stop\";")
    let found = check()
    #expect(found.kinds.filter { $0 == "specifiers" }.count == 2)
    #expect(found.run.errors.contains("/App/zh-Hans.lproj/Localizable.strings: error: Kite: "))
    _ = merge()
    #expect(check().kinds.isEmpty, "what was merged all the same is no drift")
  }

  @Test func aDecisionThatNoLongerAppliesIsDrift() throws {
    _ = merge("--lock", lock)
    try folder.write("\"Load %d\" = \"Load %d\";", to: "App/en.lproj/Localizable.strings")
    let found = check()
    #expect(found.kinds == ["decision"] && found.keys == ["OK"])
    #expect(check("--policy", "vendor-wins").kinds == ["decision", "decision"])
  }

  @Test func aConflictThatNobodyHasLookedAtIsDrift() throws {
    _ = merge("--lock", lock)
    try folder.write(
      "\"Load %d\" = \"Load %d\";\n\"OK\" = \"Fine\";\n\"Stop\" = \"Halt\";",
      to: "App/en.lproj/Localizable.strings"
    )
    let found = check()
    #expect(found.kinds == ["decision"] && found.keys == ["Stop"])
    #expect(found.run.errors.contains("in en it differs, and the app is kept"))
    _ = merge()
    #expect(check().kinds.isEmpty)
  }

  @Test func anAppsTextThatSaysTheSameIsNoDrift() throws {
    _ = merge("--lock", lock)
    try folder.write(
      "\"Load %d\" = \"Load %d\";\n\"OK\" = \"Fine\";\n\"Stop\" = \"Stop\";",
      to: "App/en.lproj/Localizable.strings"
    )
    #expect(check().kinds.isEmpty)
  }

  @Test func aNewTextOfAVendorsThatConflictsIsBoth() throws {
    _ = merge("--lock", lock)
    try folder.write("\"New\" = \"Neu\";", to: "Vendor/Lamp/en.lproj/Lamp.strings")
    _ = merge()
    try vendor(
      "\"Load %d\" = \"Load %d\";\n\"OK\" = \"OK\";\n\"Stop\" = \"Stop\";\n\"New\" = \"New\";"
    )
    let found = check()
    #expect(found.kinds == ["added", "decision"] && found.keys == ["New", "New"])
  }

  @Test func generatedTablesThatAreOutOfDateAreDrift() throws {
    let output = folder.path + "/Out"
    _ = merge("--lock", lock, "--output", output)
    #expect(check("--output", output).kinds.isEmpty)
    try folder.remove("Out/en.lproj/Localizable.strings")
    #expect(check("--output", output).kinds == ["output"])
  }

  @Test func aLanguageThatTheAppLacksIsNoDrift() throws {
    _ = merge("--lock", lock)
    try folder.write(to: "Vendor/Kite/da.lproj/Kite.strings")
    #expect(check().kinds.isEmpty)
  }

  @Test func aCheckWithoutALockEndsWith66() {
    let found = merge("--check")
    #expect(found.status == 66 && found.errors.contains("merge with --lock FILE first"))
  }

  @Test(
    arguments: [
      "intertitle-lock 2\nend\n", "intertitle-lock 1\n<<<<<<< HEAD\nend\n", "intertitle-lock 1\n",
      "something else",
    ]
  )
  func aLockThatIsNotUnderstoodIsRefusedAndLeftAsItIs(text: String) throws {
    try folder.write(text, to: "Vendor/intertitle.lock")
    for option in ["--check", "--quiet"] {
      let run = merge(option, "--output", folder.path + "/Out")
      #expect(run.status == 66 && run.errors.contains("merge again"))
    }
    #expect(try String(contentsOfFile: lock, encoding: .utf8) == text)
    #expect(try folder.names() == ["App", "Vendor"])
  }

  @Test func twoLocksBesideVendorsAreAskedAbout() throws {
    try folder.write("intertitle-lock 1\nend\n", to: "Vendor/intertitle.lock")
    try folder.write(to: "Pods/Lamp/en.lproj/Lamp.strings")
    try folder.write("intertitle-lock 1\nend\n", to: "Pods/intertitle.lock")
    let run = merge("--vendor", folder.path + "/Pods")
    #expect(run.status == 64 && run.errors.contains("--lock"))
  }

  @Test func aVendorThatIsMergedAloneLeavesWhatIsRecordedOfOthers() throws {
    try folder.write(to: "Vendor/Lamp/en.lproj/Lamp.strings")
    _ = merge("--lock", lock)
    let first = try String(contentsOfFile: lock, encoding: .utf8)
    let words = ["merge", "--main", folder.path + "/App", "--vendor", folder.path + "/Vendor/Kite"]
    #expect(ToolRun(words + ["--check"]).status == 0)
    #expect(ToolRun(words).status == 0)
    let text = try String(contentsOfFile: lock, encoding: .utf8)
    #expect(text.contains("vendor \"Lamp\"") && text.contains("vendor \"Kite\""))
    #expect(text.split(separator: "\n").count == first.split(separator: "\n").count)
  }

  @Test func outputAndStubsAreTwoFolders() {
    let out = folder.path + "/Out"
    #expect(merge("--output", out, "--stubs", out + "/.").status == 64)
  }

  @Test func aMergeThatFailsRecordsNothing() {
    #expect(merge("--lock", lock, "--policy", "fail").status == 1)
    #expect(!FileManager.default.fileExists(atPath: lock))
  }
}
