import Testing

@testable import IntertitleTables

@Suite struct TableFileTests {
  @Test(arguments: [
    ("App/fr.lproj/T.strings", "fr.lproj"), ("fr.lproj/de.lproj/Sub/T.strings", "de.lproj"),
    ("/T.strings", nil), ("T.strings", nil), ("fr.lproj", nil), ("", nil),
  ])
  func aFileLiesInTheInnermostLanguageFolderOfItsPath(_ path: String, _ folder: String?) {
    #expect(TableFile.languageFolder(of: path) == folder)
  }

  @Test(arguments: [("T.xcstrings", true), ("T.strings", false), ("T.stringsdict", false)])
  func theReaderSaysWhichFilesAreCatalogsBeforeAndAfterReading(_ path: String, _ isCatalog: Bool) {
    #expect(TableFile(path: path)?.isCatalog == isCatalog)
    #expect(StringFile(bytes: Array("{}".utf8), path: path).isCatalog == isCatalog)
  }
}
