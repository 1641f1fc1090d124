import IntertitleLanguages
import Testing

@Suite("Parents are CLDR's")
struct ParentTests {
  @Test(arguments: [
    ("es-MX", "es-419"), ("es-419", "es"), ("pt-AO", "pt-PT"), ("nb", "no"), ("en-GB", "en-001"),
    ("en-AT", "en-150"), ("en-150", "en-001"), ("en-001", "en"), ("zh-Hant-MO", "zh-Hant-HK"),
    ("hi-Latn", "en-IN"), ("en-Latn-US", "en-Latn"), ("ar-Arab", "ar"), ("sr-Latn-RS", "sr-Latn"),
    ("ca-ES-valencia", "ca-ES"), ("ar-u-nu-latn", "ar"), ("de-x-own", "de"), ("no-NO", "no"),
  ])
  func parentIsOneStepUp(tag: Language, parent: Language) {
    #expect(tag.parent == parent)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-TW", "sr-Latn", "az-Arab", "yue-Hans", "root", "und", ""])
  func anotherScriptHasNoParent(tag: Language) {
    #expect(tag.parent == nil)
  }
}
