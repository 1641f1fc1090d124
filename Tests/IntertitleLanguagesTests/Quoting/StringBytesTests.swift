import Testing

@testable import IntertitleLanguages

@Suite struct StringBytesTests {
  @Test(arguments: [
    ("a */ b", true), ("a */\u{301}", true), ("a * /", false), ("", false), ("*", false),
  ])
  func aTextIsFoundWhateverMarkFollows(_ text: String, _ isThere: Bool) {
    #expect(text.holds(bytesOf: "*/") == isThere)
  }

  @Test func anEmptyTextStandsEverywhereAndIsReplacedNowhere() {
    #expect("a".holds(bytesOf: "") && "".holds(bytesOf: ""))
    #expect("a".replacing(bytesOf: "", with: "b") == "a")
  }

  @Test(arguments: [
    ("\"a\"", "\"", "\"\"", "\"\"a\"\""), ("aaaaa", "aa", "b", "bba"), ("abc", "x", "y", "abc"),
    ("\"\u{301}", "\"", "'", "'\u{301}"), ("", "a", "b", ""), ("aba", "aba", "", ""),
  ])
  func eachOccurrenceIsReplacedOnce(
    _ text: String,
    _ old: String,
    _ new: String,
    _ expected: String
  ) {
    let result = text.replacing(bytesOf: old, with: new)
    #expect(Array(result.utf8) == Array(expected.utf8))
  }
}
