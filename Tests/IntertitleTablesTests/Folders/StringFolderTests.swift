import Foundation
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

  @Test func oneFolderUnderTwoLanguagesNamesIsTwoLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "es.lproj/Localizable.strings")
    try folder.link("es-419.lproj", to: "es.lproj")
    try folder.link("ca.lproj", to: ".")
    let found = try StringFolder(path: folder.path)
    #expect(
      folder.relative(found.files.map(\.path)) == [
        "es-419.lproj/Localizable.strings", "es.lproj/Localizable.strings",
      ]
    )
    #expect(found.languages.map(\.tag) == ["es", "es-419"])
  }

  @Test func oneFileUnderTwoLanguagesNamesIsTwoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "fr.lproj/Localizable.strings")
    try folder.write("", to: "nl.lproj/x.txt")
    try FileManager.default.linkItem(
      atPath: folder.path + "/fr.lproj/Localizable.strings",
      toPath: folder.path + "/nl.lproj/Localizable.strings"
    )
    #expect(try StringFolder(path: folder.path).languages.map(\.tag) == ["fr", "nl"])
  }

  @Test func linksThatLeadToEachOtherEndAndCostNoLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "A/sv.lproj/T.strings")
    try folder.link("A/nb.lproj", to: "sv.lproj")
    try folder.link("A/sv.lproj/fi.lproj", to: "../../B")
    try folder.write("", to: "B/x.txt")
    try folder.link("B/da.lproj", to: "../A")
    let found = try StringFolder(path: folder.path, descends: true)
    #expect(Set(found.languages.map(\.tag)) == ["nb", "sv"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func whatLeadsNowhereIsReportedWhereItNamesALanguageOrATable() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "en.lproj/Localizable.strings")
    try folder.link("fr.lproj", to: "nowhere")
    try folder.link("en.lproj/Other.strings", to: "nowhere")
    try folder.link("notes", to: "nowhere")
    let found = try StringFolder(path: folder.path)
    #expect(found.diagnostics.map(\.rule) == ["leads-nowhere", "leads-nowhere"])
    #expect(found.fault(ofTable: "Localizable")?.path == folder.path + "/fr.lproj")
  }

  @Test func aTableIsWholeWhereOnlyAnotherOneLiesElsewhere() throws {
    let outside = try TemporaryFolder()
    try outside.write(to: "Other.strings")
    let folder = try TemporaryFolder()
    try folder.write(to: "en.lproj/Localizable.strings")
    try folder.link("en.lproj/Other.strings", to: outside.path + "/Other.strings")
    let found = try StringFolder(path: folder.path)
    #expect(found.fault(ofTable: "Localizable") == nil)
    #expect(found.fault(ofTable: "Other")?.rule == "link-outside")
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

  @Test func aCatalogBesideFoldersOfItsTableIsAWarningWhereTheyLieTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A/Localizable.xcstrings")
    try folder.write(to: "A/en.lproj/Localizable.strings")
    try folder.write("{}", to: "B/Other.xcstrings")
    try folder.write(to: "B/en.lproj/Localizable.strings")
    let found = try StringFolder(path: folder.path, descends: true).diagnostics
    #expect(found.map(\.rule) == ["table-twice"])
    #expect(folder.relative(found.compactMap(\.path)) == ["A/Localizable.xcstrings"])
  }
}
