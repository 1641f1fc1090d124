import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct StringFolderTests {
  // NE-14, LX-07
  @Test func foldersAreFoundHoweverTheyAreSpelled() throws {
    let folder = try TemporaryFolder()
    for name in ["zh-hans.lproj", "pt_BR.LPROJ", "English.lproj", "Base.lproj"] {
      try folder.write(to: name + "/Localizable.strings")
    }
    let found = try StringFolder(path: folder.path)
    #expect(found.languages.map(\.tag) == ["en", "pt-BR", "zh-Hans"])
    #expect(
      found.files.map(\.folder) == [
        "Base.lproj", "English.lproj", "pt_BR.LPROJ", "zh-hans.lproj",
      ]
    )
    #expect(found.files[0].isBase && found.files[0].language == nil)
  }

  @Test func whatLiesBesideTheLanguageFoldersIsListedWithoutALanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Localizable.xcstrings")
    try folder.write(to: "en.lproj/Main.StringsDict")
    try folder.write(to: "en.lproj/notes.txt")
    try folder.write(to: "Sub/Other.strings")
    let found = try StringFolder(path: folder.path + "/")
    #expect(
      folder.relative(found.files.map(\.path)) == [
        "Localizable.xcstrings", "en.lproj/Main.StringsDict",
      ]
    )
    #expect(found.files.map(\.kind) == ["xcstrings", "stringsdict"])
    #expect(found.tables == ["Localizable", "Main"])
  }

  @Test func aLinkIsFollowedOnlyInsideTheFolder() throws {
    let outside = try TemporaryFolder()
    try outside.write(to: "fr.lproj/Secret.strings")
    let folder = try TemporaryFolder()
    try folder.write(to: "en.lproj/Localizable.strings")
    try folder.link("en-GB.lproj", to: "en.lproj")
    try folder.link("fr.lproj", to: outside.path + "/fr.lproj")
    try folder.link("de.lproj", to: "../" + String(outside.path.split(separator: "/").last ?? ""))
    try folder.link("loop.lproj", to: ".")
    let found = try StringFolder(path: folder.path)
    #expect(found.tables == ["Localizable"])
    #expect(found.diagnostics.map(\.rule) == ["link-outside", "link-outside"])
  }

  @Test func aTableNameNeverLeavesTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "Secret.strings")
    try folder.write(to: "App/en.lproj/Localizable.strings")
    let found = try StringFolder(path: folder.path + "/App")
    #expect(found.files(ofTable: "../Secret").isEmpty)
    #expect(found.files(ofTable: "../en.lproj/Localizable").isEmpty)
  }

  @Test func twoFoldersForOneLanguageAreNoted() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "zh-Hans.lproj/L.strings")
    try folder.write(to: "zh_hans.lproj/L.strings")
    #expect(try StringFolder(path: folder.path).diagnostics.map(\.rule) == ["same-language"])
  }

  // LX-08
  @Test func aMissingFolderIsAnErrorAndNoTrap() {
    #expect(throws: StringFileError.self) { try StringFolder(path: "/no/such/folder") }
  }
}

@Suite struct VendorFolderTests {
  @Test func eachLibraryOfAFolderIsFoundAtAnyDepthInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "MJRefresh/MJRefresh/MJRefresh.bundle/zh-Hans.lproj/MJRefresh.strings")
    try folder.write("", to: "Alamofire/Source/Session.swift")
    try folder.write(to: "iOS/Kit.framework/Resources/en.lproj/Kit.strings")
    try folder.write(to: "Zed.bundle/en.lproj/Zed.strings")
    try folder.write(to: ".git/en.lproj/No.strings")
    try folder.write(to: "SDK/node_modules/x/en.lproj/No.strings")
    let vendors = try VendorFolder.discover(in: folder.path)
    #expect(vendors.map(\.name) == ["Kit", "MJRefresh", "Zed"])
    #expect(vendors[1].languages == ["zh-Hans"])
    #expect(vendors[1].files.map(\.table) == ["MJRefresh"])
  }

  @Test func aFolderWithLanguageFoldersIsOneLibrary() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "Lib/en.lproj/Lib.strings")
    try folder.write(to: "Lib/Lib.bundle/fr.lproj/Lib.strings")
    let vendors = try VendorFolder.discover(in: folder.path + "/Lib/")
    #expect(vendors.map(\.name) == ["Lib"])
    #expect(vendors[0].languages.map(\.tag) == ["en", "fr"])
  }

  @Test func aFrameworksLinksLeadToEachFileOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "X.framework/Versions/A/Resources/en.lproj/X.strings")
    try folder.link("X.framework/Versions/Current", to: "A")
    try folder.link("X.framework/Resources", to: "Versions/Current/Resources")
    let vendors = try VendorFolder.discover(in: folder.path)
    #expect(
      folder.relative(vendors[0].files.map(\.path)) == [
        "X.framework/Resources/en.lproj/X.strings"
      ]
    )
  }
}
