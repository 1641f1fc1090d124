import Testing

@testable import IntertitleLanguages

@Suite struct LanguageMeaningTests {
  @Test(arguments: [
    ("no", "nb"), ("nb-NO", "no"), ("zh-TW", "zh-Hant"), ("pt", "pt-BR"), ("iw", "he"),
    ("ar", "ar-u-nu-latn"),
  ])
  func equivalentsHaveOneMeaning(one: Language, other: Language) {
    #expect(one.meaning == other.meaning && one.isEquivalent(to: other))
  }

  @Test(arguments: [
    ("no", "nn"), ("nb", "da"), ("no", "nb-SJ"), ("zh-Hans", "zh-Hant"), ("", "-"), ("und", "root"),
    ("ca", "ca-valencia"),
  ])
  func othersHaveMeaningsOfTheirOwn(one: Language, other: Language) {
    #expect(one.meaning != other.meaning && !one.isEquivalent(to: other))
  }

  @Test func noKeepsItsTag() {
    #expect(Language("no").tag == "no" && Language("nb").tag == "nb" && Language("no") != "nb")
  }

  @Test(
    arguments: [
      (["pt", "pt-BR"], ["pt", "pt-BR"]), (["zh_CN", "zh-Hans"], ["zh-Hans"]),
      (["English", "en"], ["en"]), (["zh_CN", "zh_Hans"], ["zh-CN"]),
      (["no", "nb"], ["nb", "no"]),
      (["iw", "he"], ["he"]), ([], []),
    ] as [([String], [String])]
  )
  func otherSpellingsAreNoLanguages(names: [String], tags: [String]) {
    #expect(names.map { Language($0) }.withoutOtherSpellings.map(\.tag) == tags)
    #expect(names.reversed().map { Language($0) }.withoutOtherSpellings.map(\.tag) == tags)
  }
}
