import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// Which folder of tables a call means.
@Suite struct InputFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func meant(besides vendors: String...) throws -> String {
    let vendors = vendors.map { "\(folder.path)/\($0)" }
    return try InputFolder.tables(at: folder.path, besides: vendors).path
  }

  @Test func theNamedFolderIsMeantWhereItHasTablesWhateverIsBelow() throws {
    try folder.write(to: "en.lproj/Localizable.strings")
    try folder.write(to: "Other/en.lproj/Localizable.strings")
    #expect(try meant() == folder.path)
  }

  @Test func theOnlyFolderBelowIsMeantAsLintFindsIt() throws {
    try folder.write(to: "App/Resources/en.lproj/Localizable.strings")
    let tree = try LintTree(path: folder.path)
    #expect(try meant() == folder.path + "/App/Resources")
    #expect(try meant() == tree.folders[0].path && tree.folders.count == 1)
  }

  @Test func bundlesThirdPartiesAndVendorsThatAreNamedAreNotMeant() throws {
    for name in ["Settings.bundle", "Pods/Kite", "Carthage/Build/iOS/Kite.framework", "Given/Kite"]
    {
      try folder.write(to: "\(name)/en.lproj/Localizable.strings")
    }
    try folder.write(to: "App/en.lproj/Localizable.strings")
    #expect(try meant(besides: "Given") == folder.path + "/App")
  }

  @Test func ofSeveralFoldersTheOneWithTheMainTableIsMeant() throws {
    try folder.write(to: "App/Views/en.lproj/Main.strings")
    try folder.write(to: "App/Texts/en.lproj/Localizable.strings")
    #expect(try meant() == folder.path + "/App/Texts")
  }

  @Test func severalAreAskedAbout() throws {
    try folder.write(to: "App/en.lproj/Localizable.strings")
    try folder.write(to: "Watch/en.lproj/Localizable.strings")
    #expect(throws: CommandFailure.self) { try meant() }
  }

  @Test func whereThereAreNoTablesTheNamedFolderIsEmpty() throws {
    #expect(try InputFolder.tables(at: folder.path).files.isEmpty)
  }
}
