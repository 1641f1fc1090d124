import IntertitleLanguages
import Testing

@Suite("The matcher finds what CLDR finds")
struct LanguageMatcherTests {
  /// ICU's own cases, options included.
  @Test func matchesAreThoseOfICU() throws {
    var matcher = LanguageMatcher(available: [])
    var count = 0
    for row in try fixture("matcher_cases.tsv") {
      if row[0] == "=" {
        matcher = LanguageMatcher(
          available: languages(row[1]),
          development: row[2].isEmpty ? nil : Language(row[2]),
          favor: row[3] == "script" ? .script : .language,
          threshold: Int(row[4]) ?? LanguageMatcher.defaultThreshold
        )
      } else {
        let found = matcher.match(preferred: languages(row[0]))?.language
        let isAsExpected = found?.spelling ?? "null" == row[1] || found?.tag == row[1]
        #expect(isAsExpected, "\(row) in \(matcher.available): \(found?.tag ?? "null")")
        count += 1
      }
    }
    #expect(count == 620)
  }

  @Test(
    "NE-02: a region implies a script",
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("yue-Hant-HK", "zh-Hant"),
      ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"),
    ]
  )
  func taiwanFindsTraditionalChinese(preferred: Language, found: Language) {
    #expect(match(preferred, in: ["en", "zh-Hans", "zh-Hant"]) == found)
  }

  @Test("NE-02: Hong Kong's own comes before Taiwan's", arguments: ["zh-HK", "zh-Hant-MO"])
  func hongKongIsNearest(preferred: Language) {
    #expect(match(preferred, in: ["en", "zh-Hans", "zh-Hant", "zh-HK"]) == "zh-HK")
  }

  @Test(
    "NE-05: Portuguese",
    arguments: [
      ("en pt-BR", "pt-PT", "pt-BR"), ("en pt pt-PT", "pt-BR", "pt"),
      ("en pt pt-PT", "pt-AO", "pt-PT"),
      ("en pt-BR pt-PT", "pt", "pt-BR"),
    ]
  )
  func portugueseFindsPortuguese(available: String, preferred: Language, found: Language) {
    #expect(match(preferred, in: available) == found)
  }

  @Test(
    "NE-06: Norwegian",
    arguments: [
      ("en no", "nb-NO", "no"), ("en nb", "no", "nb"), ("en nb", "nn-NO", "nb"),
      ("en nn nb", "nn", "nn"),
    ]
  )
  func norwegianFindsNorwegian(available: String, preferred: Language, found: Language) {
    #expect(match(preferred, in: available) == found)
  }

  @Test(
    "NE-08: Serbian",
    arguments: [
      ("sr-Latn-RS", "sr-Latn"), ("sr-ME", "sr-Latn"), ("sr-RS", "sr"), ("sr", "sr"),
    ]
  )
  func serbianKeepsItsScript(preferred: Language, found: Language) {
    #expect(match(preferred, in: "en sr sr-Latn") == found)
  }

  @Test(
    "NE-09: English",
    arguments: [
      ("de en-GB", "en", "en-GB"), ("it en-US", "en-GB", "en-US"), ("en en-GB", "en-AU", "en-GB"),
      ("en en-GB", "en-US", "en"), ("en-GB fr", "en-US", "en-GB"),
    ]
  )
  func englishFindsEnglish(available: String, preferred: Language, found: Language) {
    #expect(match(preferred, in: available) == found)
  }

  @Test(
    "NE-10: Spanish",
    arguments: [
      ("en es-419", "es-ES", "es-419"), ("en es es-419", "es-ES", "es"),
      ("en es es-419", "es-MX", "es-419"),
    ]
  )
  func spanishFindsSpanish(available: String, preferred: Language, found: Language) {
    #expect(match(preferred, in: available) == found)
  }

  @Test("NE-11: a second preference counts") func secondPreferenceCounts() {
    let matcher = LanguageMatcher(available: ["fr", "en", "de"], development: "en")
    #expect(
      matcher.match(preferred: ["nl", "fr"]) == LanguageMatch(language: "fr", preferred: "fr")
    )
    #expect(
      matcher.match(preferred: ["nl", "ja"]) == LanguageMatch(language: "en", preferred: nil)
    )
  }

  @Test("NE-12: nothing acceptable is the development language", arguments: ["en", "zh-Hans"])
  func nothingAcceptableIsTheDevelopmentLanguage(development: Language) {
    let matcher = LanguageMatcher(available: ["zh-Hans", "en"], development: development)
    #expect(matcher.match("fr") == LanguageMatch(language: development, preferred: nil))
    #expect(matcher.match("fr")?.isDefault == true)
  }

  @Test("NE-12: the development language need not be available")
  func developmentNeedNotBeAvailable() {
    #expect(LanguageMatcher(available: ["fr"], development: "ja").match("de")?.language == "ja")
    #expect(LanguageMatcher(available: [], development: "ja").match("de")?.language == "ja")
  }

  @Test("NE-14: the answer is spelled as the available language is")
  func spellingIsTheAvailableOne() {
    #expect(match("zh-TW", in: "en zh_hant")?.spelling == "zh_hant")
    #expect(match("PT-BR", in: "en pt_BR")?.spelling == "pt_BR")
  }

  @Test("NE-15: a region more than available") func regionMoreThanAvailable() {
    #expect(match("fr-FR", in: "en fr") == "fr")
    #expect(match("fr-FR", in: "en") == "en")
  }

  @Test(
    "NE-18: extensions do not disturb",
    arguments: [
      ("ar-u-nu-latn", "ar"), ("zh-CN-u-nu-hanidec", "zh-Hans"), ("zh-TW-u-ca-roc", "zh-Hant"),
    ]
  )
  func extensionsDoNotDisturb(preferred: Language, found: Language) {
    #expect(match(preferred, in: "en ar zh-Hans zh-Hant") == found)
  }

  @Test(
    "LX-02: the order of the available languages does not decide",
    arguments: [
      ("de en", "en"), ("en fr", "fr"), ("fr en", "fr"),
    ]
  )
  func orderDoesNotDecide(available: String, preferred: Language) {
    #expect(match(preferred, in: available) == preferred)
  }

  @Test("NE-04: what is no tag is passed over", arguments: ["", "-", "en-", "zh--TW", "🐒"])
  func brokenPreferencesArePassedOver(broken: Language) {
    let matcher = LanguageMatcher(available: ["en", "fr", "zh-Hant"])
    #expect(matcher.match(preferred: [broken, "fr"])?.language == "fr")
    #expect(matcher.match(broken)?.isDefault == true)
  }

  @Test(
    "Serbo-Croatian is Serbian first, then Bosnian or Croatian",
    arguments: [
      ("en hr sr-Latn", "sr-Latn"), ("en hr", "hr"), ("en bs", "bs"), ("en sr", "sr"),
      ("en de", "en"),
    ]
  )
  func serboCroatianIsNearToAllThree(available: String, found: Language) {
    #expect(match("sh", in: available) == found)
    #expect(match("hbs", in: available) == found)
  }

  @Test("Pseudo-locales match only themselves", arguments: LanguageMatcher.FavoredSubtag.allCases)
  func pseudoLocalesMatchThemselves(favor: LanguageMatcher.FavoredSubtag) {
    let available: [Language] = ["en", "en-XA", "ar-XB"]
    let matcher = LanguageMatcher(available: available, favor: favor)
    #expect(matcher.match("en-XA")?.language == "en-XA")
    #expect(matcher.match("ar-psbidi")?.language == "ar-XB")
    #expect(matcher.match("en-XC")?.isDefault == true)
    #expect(matcher.match("en-US")?.language == "en")
  }

  @Test func noPreferenceIsTheDevelopmentLanguage() {
    #expect(LanguageMatcher(available: ["fr", "en"]).match(preferred: [])?.language == "fr")
  }

  @Test func nothingAtAllIsNil() {
    #expect(LanguageMatcher(available: []).match("fr") == nil)
  }

  private func match(_ preferred: Language, in available: String) -> Language? {
    match(preferred, in: available.words.map { Language($0) })
  }

  private func match(_ preferred: Language, in available: [Language]) -> Language? {
    LanguageMatcher(available: available, development: "en").match(preferred)?.language
  }

  private func languages(_ list: String) -> [Language] {
    list.split(separator: ",").map { Language(String($0.drop { $0 == " " })) }
  }
}
