import IntertitleLanguages
import IntertitleTables
import IntertitleTestInputs
import Testing

@testable import IntertitleTooling

@Suite struct AppLanguagesTests {
  private func languages(
    _ folders: [String],
    development: Language? = nil
  ) throws -> (all: [String], development: String) {
    var result: (all: [String], development: String) = ([], "")
    try withTemporaryFolder { folder in
      for name in folders { try write("", to: "\(folder)/\(name)/Localizable.strings") }
      let languages = AppLanguages(
        of: try StringFolder(path: folder),
        development: development
      )
      result = (
        languages.all.map(languages.folderName), languages.name(of: languages.development)
      )
    }
    return result
  }

  @Test(
    arguments: [
      (["fr.lproj", "English.lproj", "Base.lproj"], nil, "en"),
      (["fr.lproj", "Base.lproj", "de.lproj"], nil, "Base"),
      (["fr.lproj", "de.lproj"], nil, "de"), ([], nil, "en"),
      (["fr.lproj", "en.lproj"], "zh-Hans", "zh-Hans"),
      (["Base.lproj", "fr.lproj"], "de", "de"),
    ] as [([String], Language?, String)]
  )
  func theDevelopmentLanguageIsToldElseEnElseBaseElseTheFirst(
    folders: [String],
    told: Language?,
    development: String
  ) throws {
    #expect(try languages(folders, development: told).development == development)
  }

  @Test func languagesOfACatalogCountToo() throws {
    try withTemporaryFolder { folder in
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "甲"}}}}}}
        """
      try write(catalog, to: folder + "/Localizable.xcstrings")
      let languages = AppLanguages(of: try StringFolder(path: folder))
      #expect(languages.all.contains("zh-Hans"))
      #expect(languages.development == "en")
    }
  }

  @Test func aNameWithoutStringFilesIsNoLanguage() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/en.lproj/Localizable.strings")
      try write("", to: folder + "/fr.lproj/Main.storyboard")
      try write("", to: folder + "/de.lproj")
      let languages = AppLanguages(of: try StringFolder(path: folder))
      #expect(languages.all == ["en"])
    }
  }

  @Test func languagesKeepTheNamesOfTheirFolders() throws {
    #expect(try languages(["zh_CN.lproj", "English.lproj"]).all == ["English", "zh_CN"])
  }

  @Test func ofTwoFoldersForOneLanguageTheCanonicalNameStands() throws {
    #expect(try languages(["zh_CN.lproj", "zh-Hans.lproj"]).all == ["zh-Hans"])
    #expect(try languages(["zh-hans.lproj", "zh-Hans.lproj"]).all == ["zh-Hans"])
  }

  @Test func baseIsTheDevelopmentLanguageWhereNothingElseIs() throws {
    #expect(try languages(["Base.lproj", "fr.lproj"]).all == ["Base", "fr"])
    #expect(try languages(["Base.lproj", "fr.lproj"], development: "fr").all == ["fr"])
    #expect(try languages(["Base.lproj", "fr.lproj"], development: "de").all == ["Base", "fr"])
  }
}
