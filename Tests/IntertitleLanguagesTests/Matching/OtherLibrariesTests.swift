import IntertitleLanguages
import Testing

/// What other libraries' tests expect of a choice among languages, where CLDR agrees.
@Suite("Other libraries' cases find the same")
struct OtherLibrariesTests {
  @Test(
    "i18next: getBestMatchFromCodes",
    arguments: [
      ("en-US en de-DE zh-Hans zh-Hant", "en", "en", "en"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "ru en", "en"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "de-CH", "de-DE"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "ru", "en"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "c", "en"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "e", "en"),
      ("en-US en de-DE zh-Hans zh-Hant", "en", "zh-Hant-TW", "zh-Hant"),
      ("dev en fr", "fr", "de", "fr"), ("dev en fr", "fr", "ru en-GB", "en"),
      ("dev en fr", "fr", "ru", "fr"), ("dev en fr", "fr", "", "fr"),
    ]
  )
  func i18next(available: String, development: Language, preferred: String, found: Language) {
    #expect(match(preferred, in: available, development) == found)
  }

  @Test(
    "Tolgee: ResolveLanguageTests",
    arguments: [
      ("en-GB", "en"), ("cs", "cs"), ("sp", "en"), ("en_US", "en"), ("pt", "pt-BR"),
      ("pt-PT", "pt-BR"),
      ("pt-BR", "pt-BR"), ("pt_BR", "pt-BR"), ("zh", "zh-Hans"), ("zh-Hant", "en"),
      ("zh_Hant", "en"),
    ]
  )
  func tolgee(preferred: String, found: Language) {
    #expect(match(preferred, in: "cs en pt-BR zh-Hans", "en") == found)
  }

  @Test(
    "Tolgee: DoesLocaleMatchLanguageTests",
    arguments: [
      ("en", "en-GB", true), ("en-US", "en-GB", true), ("en", "cs", false),
      ("en-US", "cs-CZ", false),
      ("en_US", "en-GB", true), ("en_US", "en", true), ("cs", "cs", true), ("en", "", false),
      ("en-US-POSIX", "en", true),
    ]
  )
  func anyRegionOfALanguageMatches(locale: Language, language: Language, matches: Bool) {
    let match = LanguageMatcher(available: [language]).match(locale)
    #expect(match?.isDefault == !matches)
  }

  @Test(
    "Foundation and Transifex",
    arguments: [
      ("de en", "en", "en"), ("de en-GB", "en-GB", "en-GB"), ("en pl es", "en", "en"),
      ("fr de es it", "nl fr", "fr"), ("de es it", "nl fr", "en"),
    ]
  )
  func preferredLocalizations(available: String, preferred: String, found: Language) {
    #expect(match(preferred, in: available, "en") == found)
  }

  private func match(_ preferred: String, in available: String, _ development: Language)
    -> Language?
  {
    let matcher = LanguageMatcher(
      available: available.words.map { Language($0) },
      development: development
    )
    return matcher.match(preferred: preferred.words.map { Language($0) })?.language
  }
}
