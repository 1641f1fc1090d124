import IntertitleLanguages
import Testing

@Suite("Every spelling has one canonical tag")
struct CanonicalTagTests {
  @Test func tagsAreCanonicalAsInCLDRsTests() throws {
    let cases = try fixture("canonical_tags.tsv")
    #expect(cases.count == 805)
    for row in cases {
      #expect(Language(row[0]).tag == row[1], "\(row[0])")
    }
  }

  @Test(arguments: [
    ("pt-br", "pt-BR"), ("PT-br", "pt-BR"), ("zh-hant", "zh-Hant"), ("zh-hans-cn", "zh-Hans-CN"),
    ("zh-hant-hk", "zh-Hant-HK"), ("cs", "cs"), ("es-mx", "es-MX"), ("sr-cyrl", "sr-Cyrl"),
  ])
  func caseIsCanonical(spelling: String, tag: String) {
    #expect(Language(spelling).tag == tag)
  }

  @Test(
    "NE-17: names of POSIX locales",
    arguments: [
      ("en_US.UTF-8", "en-US"), ("fr_FR@euro", "fr-FR"), ("zh_Hant_TW.UTF-8", "zh-Hant-TW"),
      ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
      ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("de_DE.ISO-8859-15@euro", "de-DE"),
      ("en_US_POSIX", "en-US-posix"),
    ]
  )
  func posixLocalesAreTags(spelling: String, tag: String) {
    #expect(Language(spelling).tag == tag)
  }

  @Test(arguments: [
    ("English", "en"), ("french", "fr"), ("Simplified Chinese", "zh-Hans"), ("Norwegian", "no"),
    ("THAI", "th"),
  ])
  func oldAppleNamesAreTags(spelling: String, tag: String) {
    #expect(Language(spelling).tag == tag)
  }

  @Test(arguments: [
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"),
    ("cmn", "zh"), ("no", "no"), ("eng-USA", "en-US"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
    ("zh-yue", "yue"), ("i-klingon", "tlh"), ("en-GB-oed", "en-GB-oxendict"), ("hy-SU", "hy-AM"),
    ("ru-SU", "ru-RU"), ("x-Bork", "x-bork"),
  ])
  func deprecatedSubtagsAreReplaced(spelling: String, tag: String) {
    #expect(Language(spelling).tag == tag)
    #expect(Language(spelling).spelling == spelling)
  }

  @Test("NE-18: extensions are kept in canonical order") func extensionsAreOrdered() {
    #expect(Language("ar-U-NU-Latn-A-c1-X-b").tag == "ar-a-c1-u-nu-latn-x-b")
    #expect(Language("zh-CN-u-nu-hanidec").base == "zh-CN")
  }
}
