import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

/// A lock file that lost, doubled or changed lines is never taken for one that says what there is.
@Suite struct MergeDamagedLockTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "\"Load %d\" = \"Load\";\n\"OK\" = \"Fine\";",
      to: "App/en.lproj/Localizable.strings"
    )
    try folder.write("\"own\" = \"eigen\";", to: "App/de.lproj/Localizable.strings")
    try folder.write(
      "\"Load %d\" = \"Load %d\";\n\"OK\" = \"OK\";\n\"OK\" = \"OK\";\n\"Stop\" = \"Stop\";",
      to: "Vendor/Kite/en.lproj/Kite.strings"
    )
    try folder.write("\"Stop\" = \"Stopp\";", to: "Vendor/Kite/de.lproj/Kite.strings")
    try folder.write(Self.catalog, to: "Vendor/Lamp/Lamp.xcstrings")
    try folder.write("\"Lit\" = \"Lit\";", to: "Vendor/Lamp/en.lproj/More.strings")
    #expect(merge("--lock", path).status == 0 && merge("--check").status == 0)
  }

  private var path: String { folder.path + "/Vendor/intertitle.lock" }

  private func merge(_ more: String...) -> ToolRun {
    let (app, vendors) = (folder.path + "/App", folder.path + "/Vendor")
    return ToolRun(["merge", "--main", app, "--vendor", vendors] + more)
  }

  /// The lines of the lock file, and the numbers of those that are facts.
  private var lines: (all: [Substring], facts: [Int]) {
    get throws {
      let all = try text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
      let facts = all.indices.dropFirst().filter { number in
        !all[number].isEmpty && !all[number].hasPrefix("#") && all[number] != "end"
      }
      return (all, facts)
    }
  }

  /// What a check says of other lines.
  private func check(_ lines: [Substring]) throws -> ToolRun {
    try write(lines.joined(separator: "\n"), to: path)
    return merge("--check")
  }

  @Test func aFileThatGitMergedWithDoubledLinesIsRefused() throws {
    let (all, facts) = try lines
    #expect(facts.count > 12)
    for number in facts {
      var doubled = all
      doubled.insert(all[number], at: number + 1)
      let run = try check(doubled)
      #expect(run.status == 66, "\(all[number])")
      #expect(run.errors.hasPrefix("\(path):\(number + 2): error: this line of the lock file says"))
      #expect(run.errors.contains("line \(number + 1) says") && run.errors.contains("merge again"))
    }
  }

  @Test func noLineIsLostWithoutAWord() throws {
    let (all, facts) = try lines
    for number in facts {
      var rest = all
      rest.remove(at: number)
      let run = try check(rest)
      let isSaid = run.status == 66 || run.status == 1 && run.errors.contains("[drift-")
      #expect(isSaid, "\(all[number]): \(run.status)")
    }
  }

  @Test func anEntryThatIsLostOrChangedInAFileThatIsTheSameIsDamage() throws {
    let (all, facts) = try lines
    let entries = facts.filter { all[$0].hasPrefix("entry ") }
    #expect(entries.count >= 6)
    for number in entries {
      var changed = all
      let digit = all[number].last == "0" ? "1" : "0"
      changed[number] = all[number].dropLast() + Substring(digit)
      let run = try check(changed)
      let file = try #require(all[..<number].lastIndex { $0.hasPrefix("file ") })
      #expect(run.status == 66, "\(all[number])")
      #expect(
        run.errors.hasPrefix("\(path):\(file + 1): error: the lock file records other entries")
      )
    }
  }

  @Test func damageIsSaidByAMergeAsWellAndNothingIsWritten() throws {
    let damaged = try text(at: path).replacing("entry \"OK\"", with: "entry \"KO\"")
    try write(damaged, to: path)
    let run = merge("--output", folder.path + "/Out")
    #expect(run.status == 66 && run.errors.contains("remove it and merge again"))
    #expect(try text(at: path) == damaged && folder.names() == ["App", "Vendor"])
    try folder.remove("Vendor/intertitle.lock")
    #expect(merge("--lock", path).status == 0 && merge("--check").status == 0)
  }

  @Test func aFileThatChangedItselfIsDriftAndNoDamage() throws {
    try folder.write("\"Stop\" = \"Halt\";", to: "Vendor/Kite/de.lproj/Kite.strings")
    let run = merge("--check")
    #expect(run.status == 1 && run.errors.contains("“Stop” says something else"))
  }

  @Test func aLanguageOfACatalogThatTheAppHasNowIsDriftAndNoDamage() throws {
    try folder.write("\"own\" = \"propre\";", to: "App/fr.lproj/Localizable.strings")
    let run = merge("--check")
    #expect(run.status == 1)
    #expect(run.errors.contains("Lamp.xcstrings: error: Lamp: all of it is new; that is its fr"))
    #expect(merge("--quiet").status == 0 && merge("--check").status == 0)
    try folder.remove("App/fr.lproj")
    #expect(merge("--check").errors.contains("that is its fr, which the app has no more"))
  }

  @Test func twoVendorsFoldersOfOneNameHaveTwoPlaces() throws {
    try folder.write("\"Up\" = \"Up\";", to: "Pods/Kite/en.lproj/Kite.strings")
    let more = ["--vendor", folder.path + "/Pods"]
    let words =
      ["merge", "--main", folder.path + "/App", "--vendor", folder.path + "/Vendor"] + more
    #expect(ToolRun(words).status == 0 && ToolRun(words + ["--check"]).status == 0)
    #expect(try text(at: path).contains("\nfile \"../../Pods/Kite/en.lproj/Kite.strings\" "))
    try folder.write("\"Up\" = \"Down\";", to: "Pods/Kite/en.lproj/Kite.strings")
    let run = ToolRun(words + ["--check"])
    #expect(run.status == 1 && run.errors.contains("Pods/Kite/en.lproj/Kite.strings: error: Kite:"))
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Lamp": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Lampe"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Lampe"}}}},
      "On": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "An"}}}}}}
    """
}
