import IntertitleLanguages
import Testing

@Suite("A chain goes to parents, then to the development language")
struct FallbackChainTests {
  @Test(
    "NE-10: CLDR's parents, then the development language",
    arguments: [
      ("es-MX", "es-MX es-419 es en"), ("es-ES", "es-ES es en"), ("de-CH", "de-CH de en"),
      ("DE-CH", "de-CH de en"), ("de-x-custom1", "de-x-custom1 de en"), ("nn", "nn no en"),
      ("en-GB", "en-GB en-001 en"), ("EN", "en"), ("pt-AO", "pt-AO pt-PT pt en"), ("xx", "xx en"),
      ("ca-ES-valencia", "ca-ES-valencia ca-ES ca en"), ("ar-u-nu-latn", "ar-u-nu-latn ar en"),
    ]
  )
  func chain(language: Language, expected: String) {
    let chain = FallbackChain(for: language, development: "en").languages
    #expect(chain.map(\.tag) == expected.words)
  }

  @Test(
    "NE-02: traditional Chinese never falls to simplified",
    arguments: [
      ("zh-Hant", "zh-Hant"), ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
      ("zh-TW", "zh-TW zh-Hant"),
      ("zh-MO", "zh-MO zh-Hant-HK zh-Hant"), ("sr-ME", "sr-ME sr-Latn"), ("zh-SG", "zh-SG zh"),
    ]
  )
  func scriptsDoNotMix(language: Language, expected: String) {
    #expect(FallbackChain(for: language).languages.map(\.tag) == expected.words)
  }

  @Test func gradesSayHowNear() {
    let chain = FallbackChain(for: "es-MX", development: "en")
    #expect(chain.map(\.grade) == [.exact, .parent, .parent, .development])
    #expect(chain.first?.language == "es-MX")
  }

  @Test func theDevelopmentLanguageComesOnce() {
    let chain = FallbackChain(for: "en-GB", development: "en")
    #expect(chain.last == FallbackChain.Link(language: "en", grade: .parent))
    #expect(FallbackChain(for: "en", development: "en").links.count == 1)
  }

  @Test(
    "Unusable languages have the development language only",
    arguments: ["", "zh--TW", "und", "C"]
  )
  func unusableLanguages(language: Language) {
    let link = FallbackChain.Link(language: "ja", grade: .development)
    #expect(FallbackChain(for: language, development: "ja").links == [link])
    #expect(FallbackChain(for: language).isEmpty)
  }

  @Test func aTableRuleComesBeforeTheDevelopmentLanguage() {
    let rule = FallbackRule(["zh-Hant": ["zh-Hans"], "gl": ["pt", "es"]])
    let chain = FallbackChain(for: "zh-TW", development: "en", rule: rule)
    #expect(chain.languages == ["zh-TW", "zh-Hant", "zh-Hans", "en"])
    #expect(chain.map(\.grade) == [.exact, .parent, .otherScript, .development])
    #expect(FallbackChain(for: "gl", rule: rule).map(\.grade) == [.exact, .parent, .parent])
  }

  @Test func aClosureRuleSeesTheLanguageAskedFor() {
    let rule = FallbackRule { $0.region == "UA" ? ["uk", "ru"] : [] }
    #expect(FallbackChain(for: "ru-UA", rule: rule).languages == ["ru-UA", "ru", "uk"])
    #expect(FallbackChain(for: "ru-BY", rule: rule).languages == ["ru-BY", "ru"])
  }

  @Test(
    "i18next: several languages behind the one asked for",
    arguments: [
      ("en", "en de zh"), ("de", "de en zh"), ("de-AT", "de-AT de en zh"),
      ("zh-CN", "zh-CN zh de en"),
    ]
  )
  func severalLanguagesBehind(language: Language, expected: String) {
    let rule = FallbackRule { _ in ["de", "en", "zh"] }
    #expect(FallbackChain(for: language, rule: rule).languages.map(\.tag) == expected.words)
  }

  @Test func betterGradesAreLess() {
    let grades: [AnswerGrade] = [.exact, .parent, .otherScript, .development]
    #expect(AnswerGrade.allCases.sorted() == grades)
  }
}
