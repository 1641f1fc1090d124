import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct LintTreeTests {
  @Test func everyFolderOfTablesIsLookedAtByItself() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";", to: "App/en.lproj/T.strings")
    try folder.write("\"a\" = \"Un\";", to: "App/fr.lproj/T.strings")
    try folder.write("\"b\" = \"B\";", to: "Pods/Kit/Kit.bundle/en.lproj/T.strings")
    let tree = try LintTree(path: folder.path)
    #expect(folder.relative(tree.folders.map(\.path)) == ["App", "Pods/Kit/Kit.bundle"])
    #expect(try Linter().findings(in: folder.path).isEmpty)
  }

  @Test("LX-16: a broken file is found with its line, where a copying build finds nothing")
  func aBrokenFileIsFoundWithItsLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n", to: "en.lproj/T.strings")
    let findings = try Linter().findings(in: folder.path)
    #expect(
      findings.map(\.diagnostic.description) == [
        "\(folder.path)/en.lproj/T.strings:2:10: error: expected `;` after the value of “b” "
          + "[missing-semicolon]"
      ]
    )
  }

  @Test func twoFoldersForOneLanguageAreNoted() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "he.lproj/T.strings")
    try folder.write(to: "iw.lproj/T.strings")
    let rules = try Linter().findings(in: folder.path).map(\.diagnostic.rule)
    #expect(rules.contains("same-language"))
  }

  @Test func aFolderWithoutStringFilesIsFoundWhateverIsSelected() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "notes.txt")
    for linter in [Linter(), Linter(selection: LintSelection(only: ["duplicates"]))] {
      #expect(try linter.findings(in: folder.path).map(\.diagnostic.rule) == ["no-tables"])
    }
  }

  @Test func aFolderThatIsReachedTwiceIsLookedAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\"", to: "App/en.lproj/T.strings")
    let once = try Linter().findings(in: folder.path)
    let paths = [folder.path, folder.path + "/App", folder.path + "/./App"]
    #expect(once.count == 1)
    #expect(try Linter().findings(in: paths, development: nil) == once)
  }

  @Test("FU-37: what stands in a table's place and cannot be read is an error")
  func whatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";", to: "en.lproj/Other.strings")
    try folder.write(to: "en.lproj/T.strings/x.txt")
    for (link, target) in [("fr", "nowhere"), ("de", "T.strings"), ("it", "/dev/null")] {
      try folder.write(to: "\(link).lproj/x.txt")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link).lproj/T.strings",
        withDestinationPath: target
      )
    }
    let findings = try Linter(selection: LintSelection(only: ["syntax"])).findings(in: folder.path)
    #expect(
      folder.relative(findings.compactMap(\.diagnostic.path)) == [
        "de.lproj/T.strings", "en.lproj/T.strings", "fr.lproj/T.strings", "it.lproj/T.strings",
      ]
    )
    #expect(findings.prefix(3).allSatisfy { $0.severity == .error })
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: StringFileError.self) { try Linter().findings(in: "/no/such/folder") }
  }
}
