import IntertitleLanguages
import Testing

@Suite("Direction is that of the script")
struct DirectionTests {
  @Test(arguments: [
    "ar", "he", "iw", "fa", "ur", "yi", "dv", "ug", "ks", "ps", "sd", "ckb", "nqo", "syr",
    "az-Arab",
    "ku-Arab", "ku-IQ", "pa-PK", "pa-Arab", "uz-AF", "ff-Adlm", "rhg-Rohg", "und-Hebr",
    "ar-u-nu-latn",
  ])
  func rightToLeft(tag: Language) {
    #expect(tag.direction == .rightToLeft)
  }

  @Test(arguments: ["en", "zh-Hant", "az", "ku", "ar-Latn", "yi-Latn", "pa", "xx", "und", "C", ""])
  func leftToRight(tag: Language) {
    #expect(tag.direction == .leftToRight)
  }
}
