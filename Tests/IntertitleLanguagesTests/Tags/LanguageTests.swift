import Foundation
import IntertitleLanguages
import Testing

@Suite("A language is equal to its canonical tag")
struct LanguageTests {
  @Test func spellingsOfOneLanguageAreEqual() {
    let spellings: [Language] = ["zh_hans_cn", "ZH-HANS-CN", "zh-Hans-CN", "zh_Hans_CN.UTF-8"]
    #expect(Set(spellings).count == 1)
    #expect(
      spellings.map(\.spelling) == ["zh_hans_cn", "ZH-HANS-CN", "zh-Hans-CN", "zh_Hans_CN.UTF-8"]
    )
  }

  @Test func differentRegionsAreNotEqual() {
    #expect(Language("pt-BR") != Language("pt-PT"))
    #expect(Language("pt") != Language("pt-BR"))
  }

  @Test func subtagsAreRead() {
    let language: Language = "sl_Latn_IT_nedis_u_co_phonebk_x_own"
    #expect(language.language == "sl")
    #expect(language.script == "Latn")
    #expect(language.region == "IT")
    #expect(language.variants == ["nedis"])
    #expect(language.extensions == ["u-co-phonebk", "x-own"])
    #expect(language.base == "sl-Latn-IT")
  }

  @Test func absentSubtagsAreNil() {
    let language: Language = "fr"
    #expect(language.script == nil && language.region == nil)
    #expect(language.variants.isEmpty && language.extensions.isEmpty)
    #expect(language.base == language)
  }

  @Test(
    arguments: [
      ("en_US@rg=GBzzzz", "en", nil, "US"), ("zh-hans-cn", "zh", "Hans", "CN"),
      ("hans-cn", "hans", nil, "CN"), ("HANS", "hans", nil, nil), ("es-419", "es", nil, "419"),
    ] as [(String, String, String?, String?)]
  )
  func componentsAreThoseFoundationFinds(
    tag: String,
    language: String,
    script: String?,
    region: String?
  ) {
    let read = Language(tag)
    #expect(read.language == language && read.script == script && read.region == region)
  }

  @Test func codingKeepsTheTag() throws {
    let languages: [Language] = ["pt_br", "", "zh--TW", "en-u-nu-latn"]
    let data = try JSONEncoder().encode(languages)
    #expect(String(decoding: data, as: UTF8.self) == #"["pt-BR","","zh--TW","en-u-nu-latn"]"#)
    #expect(try JSONDecoder().decode([Language].self, from: data) == languages)
  }

  @Test func descriptionReadsBackAsTheSame() {
    let language: Language = "iw_IL"
    #expect("\(language)" == "he-IL")
    #expect(Language(language.description) == language)
  }

  @Test func orderIsByTag() {
    let sorted = (["zh-Hant", "en", "zh-Hans", "ar"] as [Language]).sorted()
    #expect(sorted == ["ar", "en", "zh-Hans", "zh-Hant"])
  }

  @Test(arguments: [
    ("en", "en-Latn"), ("und-US", "en-US"), ("zh-Hant-TW", "zh-TW"), ("zh-Hans", "zh-Hans-CN"),
    ("zh", "zh-Hans-CN"), ("und-PL", "pl-PL"), ("ar", "ar-u-nu-latn"),
  ])
  func equivalentsMeanTheSame(one: Language, other: Language) {
    #expect(one.isEquivalent(to: other) && other.isEquivalent(to: one))
  }

  @Test(arguments: [
    ("zh", "zh-Hant"), ("en", "de"), ("", "-"), ("ca-valencia", "ca"), ("xx", "en"),
  ])
  func othersAreNotEquivalent(one: Language, other: Language) {
    #expect(!one.isEquivalent(to: other))
  }
}
