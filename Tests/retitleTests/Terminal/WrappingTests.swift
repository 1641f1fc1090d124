import Testing

@testable import retitle

@Suite struct WrappingTests {
  @Test(
    arguments: [
      ("", 10, [""]), ("one", 10, ["one"]), ("one two", 7, ["one two"]),
      ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
      ("one  two", 4, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 4, ["a", "bcde", "fgh"]), ("End-to-end", 8, ["End-to-", "end"]),
      ("  abcdef", 6, ["  abcd", "ef"]), ("a -1 b-2", 3, ["a", "-1", "b-2"]),
    ] as [(String, Int, [String])]
  )
  func linesEndAtSpacesAndOnlyALongWordIsCut(text: String, width: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(to: width).map(\.plain) == lines)
  }

  @Test(
    arguments: [
      ("转账一经发出，无法撤回。", 8, ["转账一经", "发出，无", "法撤回。"]),
      ("转账一经发出，无法撤回。", 12, ["转账一经发", "出，无法撤", "回。"]),
      ("请在「设置」中", 6, ["请在", "「设", "置」中"]), ("Satchel 评分", 8, ["Satchel", "评分"]),
    ] as [(String, Int, [String])]
  )
  func ideographsBreakAnywhereButNotBeforeClosingPunctuation(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(StyledText(text).wrapped(to: width).map(\.plain) == lines)
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 7])
  func noLineIsWiderThanAsked(width: Int) {
    let lines = StyledText("a 钱包 word，ー」x 🎉 تم").wrapped(to: width)
    #expect(lines.allSatisfy { $0.width <= max(2, width) })
  }
}
