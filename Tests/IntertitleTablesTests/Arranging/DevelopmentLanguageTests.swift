import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct DevelopmentLanguageTests {
  @Test(
    arguments: [
      ("zh-Hans", ["fr", "en"], [], "zh-Hans", .told),
      (nil, ["fr", "English", "Base"], [], "en", .english),
      (nil, ["fr", "Base"], [], "en", .base), (nil, ["fr.lproj", "de.lproj"], [], "de", .first),
      (nil, [], [["ja", "fr"]], "ja", .first), (nil, ["fr"], [["ja", "en"]], "en", .english),
      (nil, [], [], "en", .nothing), ("en", ["en-GB", "fr"], [], "en-GB", .told),
      ("no", ["nb"], [], "nb", .told),
    ] as [(Language?, [String], [[Language]], Language, DevelopmentLanguage.Reason)]
  )
  func itIsToldElseEnglishElseBaseElseTheFirst(
    told: Language?,
    folders: [String],
    catalogs: [[Language]],
    language: Language,
    reason: DevelopmentLanguage.Reason
  ) {
    let found = DevelopmentLanguage(told: told, folders: folders, catalogs: catalogs)
    #expect(found.language == language && found.reason == reason)
  }
}
