import Foundation
import IntertitleTestInputs
import IntertitleTooling
import Testing

@testable import retitle

/// An output that is called `Vendored` is what the build plugin makes.
@Suite struct MergeVendoredTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"Later\" = \"Nicht jetzt\";", to: "App/de.lproj/Localizable.strings")
    try folder.write(
      "\"Later\" = \"Später\";",
      to: "Pods/Rater/Assets.bundle/de.lproj/Rater.strings"
    )
    try folder.write("\"Done\" = \"Fertig\";", to: "Pods/Hud.framework/de.lproj/Hud.strings")
    try folder.write("\"n\" = \"d\";", to: "Pods/Hud.framework/da.lproj/Hud.strings")
  }

  private func merge(to output: String, _ more: String...) -> ToolRun {
    let (app, vendors) = (folder.path + "/App", folder.path + "/Pods")
    return ToolRun(
      ["merge", "--main", app, "--vendor", vendors, "--output", "\(folder.path)/\(output)"] + more
    )
  }

  private let names = [
    "Hud.framework/da.lproj/Hud.strings", "Hud.framework/de.lproj/Hud.strings",
    "Rater/Assets.bundle/de.lproj/Rater.strings",
  ]

  @Test func itIsByteForByteWhatThePluginMakes() throws {
    #expect(merge(to: "Hand/Vendored").status == 0)
    let request = MergeRequest(main: folder.path + "/App", vendors: [folder.path + "/Pods"])
    _ = try Vendoring.run(request, into: folder.path + "/Build/Vendored")
    #expect(files(below: folder.path + "/Hand/Vendored") == names)
    #expect(files(below: folder.path + "/Build/Vendored") == names)
    for name in names {
      let texts = try ["Hand", "Build"].map {
        try text(at: "\(folder.path)/\($0)/Vendored/\(name)")
      }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func aFolderThatIsCalledOtherwiseGetsTheMergedTables() throws {
    #expect(merge(to: "Out").status == 0)
    #expect(files(below: folder.path + "/Out") == ["de.lproj/Localizable.strings"])
  }

  @Test func itMayLieBesideTheAppsTablesAndIsNobodysThere() throws {
    #expect(merge(to: "App/Vendored").status == 0)
    #expect(files(below: folder.path + "/App/Vendored") == names)
    #expect(merge(to: "App/Vendored").errors.contains("written") == false)
    let page = merge(to: "App/Vendored", "--dry-run").lines.last
    #expect(page?.hasPrefix("1 added · 1 in conflict") == true)
  }

  @Test(arguments: ["Pods/Vendored", "Pods/Rater/Vendored"])
  func itMayNotLieInAVendorsFolder(output: String) throws {
    #expect(merge(to: output).status == 73)
    #expect(try !folder.names(in: "Pods").contains("Vendored"))
  }

  @Test func whatAnEarlierMergeMadeGoesAndWhatPeopleWroteStays() throws {
    _ = merge(to: "Vendored", "--lock", folder.path + "/Pods/intertitle.lock")
    try folder.write("mine", to: "Vendored/Rater/notes.txt")
    try folder.remove("Pods/Rater")
    let checked = merge(to: "Vendored", "--check")
    #expect(
      checked.status == 1 && checked.errors.contains("Rater.strings: error: this file is not what")
    )
    #expect(merge(to: "Vendored").status == 0)
    #expect(files(below: folder.path + "/Vendored") == Array(names.prefix(2)) + ["Rater/notes.txt"])
  }

  @Test func aTableThatSomebodyWroteIsRefusedHoweverDeep() throws {
    let own = "Vendored/Rater/Assets.bundle/de.lproj/Rater.strings"
    try folder.write("\"Later\" = \"von Hand\";", to: own)
    let run = merge(to: "Vendored")
    #expect(run.status == 73 && run.errors.contains("\(own): error: was written by hand"))
    #expect(try text(at: "\(folder.path)/\(own)") == "\"Later\" = \"von Hand\";")
  }

  @Test func aDryRunAndAFailedMergeWriteNothing() throws {
    #expect(
      merge(to: "Vendored", "--dry-run").errors.contains("Rater.strings: note: would be written")
    )
    #expect(merge(to: "Vendored", "--policy", "fail").status == 1)
    #expect(try folder.names() == ["App", "Pods"])
  }
}
