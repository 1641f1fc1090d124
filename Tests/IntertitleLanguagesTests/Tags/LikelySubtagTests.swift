import IntertitleLanguages
import Testing

@Suite("Likely subtags go both ways")
struct LikelySubtagTests {
  @Test func subtagsAreThoseOfCLDR() throws {
    for row in try fixture("likely_subtags.tsv") {
      #expect(Language(row[0]).maximized.tag == row[1], "\(row[0])")
      #expect(Language(row[0]).minimized.tag == row[2], "\(row[0])")
    }
  }

  @Test(arguments: [
    ("en-Kore-US", "en-Kore-US"), ("zh-TW", "zh-Hant-TW"), ("en", "en-Latn-US"), ("root", "root"),
    ("sr-ME", "sr-Latn-ME"), ("und", "en-Latn-US"), ("zh-TW-u-nu-latn", "zh-Hant-TW-u-nu-latn"),
    ("xx", "xx"), ("x-bork", "x-bork"), ("ca-valencia", "ca-Latn-ES-valencia"),
  ])
  func maximizedSaysWhatIsUnsaid(tag: Language, maximized: String) {
    #expect(tag.maximized.tag == maximized)
  }

  @Test(arguments: [
    ("zh-TW", "zh-TW"), ("en-Latn-US", "en"), ("ar-Arab", "ar"), ("root", "root"),
    ("zh-Hant-TW", "zh-TW"), ("sr-Latn-RS", "sr-Latn"), ("xx", "xx"),
  ])
  func minimizedSaysNoMoreThanNeeded(tag: Language, minimized: String) {
    #expect(tag.minimized.tag == minimized)
  }
}
