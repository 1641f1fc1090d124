import IntertitleLanguages
import Testing

@Suite("Likely subtags are those of CLDR")
struct LikelySubtagTests {
  @Test func subtagsAreThoseOfCLDR() throws {
    for row in try fixture("likely_subtags.tsv") {
      #expect(Language(row[0]).maximized.tag == row[1], "\(row[0])")
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
}
