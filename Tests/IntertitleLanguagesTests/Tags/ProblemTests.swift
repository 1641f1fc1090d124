import IntertitleLanguages
import Testing

@Suite("What is no language is a value with a reason")
struct ProblemTests {
  @Test(arguments: ["en", "en-GB", "de", "de-CH", "de-AT", "en_GB", "und-US", "ar-u-nu-latn"])
  func languagesHaveNoProblem(tag: Language) {
    #expect(tag.problem == nil)
    #expect(tag.isUsable)
  }

  @Test(
    "NE-04: broken tags are values",
    arguments: [
      "-", "en-", "-en", "zh--TW", "12", "123", "e", "a1", "en-US-US", "en-u", "en-x", "en_US_",
      "english please", "日本語", "en\u{301}", "🐒", "\u{0}", "de-1901-1901",
      "en-u-nu-latn-u-ca-gregory",
    ]
  )
  func brokenTagsAreMalformed(tag: String) {
    let language = Language(tag)
    #expect(language.problem == .malformed)
    #expect(!language.isUsable)
    #expect(language.tag == tag)
    #expect(language.parent == nil && language.maximized == language)
    #expect(language.pluralCategory(for: 1) == .other)
    #expect(language.direction == .leftToRight)
    #expect(language.language.isEmpty)
  }

  @Test("NE-04: no text is empty") func noTextIsEmpty() {
    #expect(Language("").problem == .empty)
    #expect(Language("").tag.isEmpty)
  }

  @Test("NE-04: a tag of 5,000 characters is malformed", arguments: ["a", "en-", "-", "é"])
  func endlessTagsAreMalformed(piece: String) {
    let tag = String(repeating: piece, count: 5_000)
    #expect(Language(tag).problem == .malformed)
    #expect(Language("en-x-" + tag).problem == .malformed)
  }

  @Test(
    "NE-17: what names no language is skipped",
    arguments: ["C", "POSIX", "und", "root", "posix"]
  )
  func noLanguageIsNamed(tag: Language) {
    #expect(tag.problem == .noLanguage)
    #expect(!tag.isUsable)
  }

  @Test("PE-06: an unknown language is kept and said to be unknown", arguments: ["xx", "zzz-DE"])
  func unknownLanguagesAreUsable(tag: Language) {
    #expect(tag.problem == .unknown)
    #expect(tag.isUsable)
  }

  @Test func anyTextIsReadAndItsTagIsStable() {
    var random = FixedRandom(state: 4)
    let pieces = [
      "-", "_", "zh", "Hant", "TW", "419", "x", "u", "nu", "latn", "é", "@", ".", "sgn", "no",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let language = Language(text)
      #expect(Language(language.tag).tag == language.tag, "\(text)")
      _ = FallbackChain(for: language, development: "en").languages
      _ = language.maximized.pluralCategories
    }
  }
}
