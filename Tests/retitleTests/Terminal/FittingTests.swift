import Testing

@testable import retitle

@Suite struct FittingTests {
  @Test(
    arguments: [
      ("Wallet", 8, .leading, "Wallet  "), ("Wallet", 8, .trailing, "  Wallet"),
      ("Wallet", 9, .centre, " Wallet  "), ("钱包", 6, .trailing, "  钱包"),
      ("Wallet", 8, .natural, "Wallet  "), ("تم", 4, .natural, "  \u{2067}تم\u{2069}"),
      ("", 2, .natural, "  "),
    ] as [(String, Int, Alignment, String)]
  )
  func aShortTextIsFilledUp(text: String, width: Int, alignment: Alignment, expected: String) {
    #expect(StyledText(text).fitted(to: width, alignment).plain == expected)
  }

  @Test(
    arguments: [
      ("Wallet", 4, "Wal…"), ("钱包钱包", 6, "钱包…"), ("钱包钱包", 5, "钱包…"), ("钱包", 2, "…"),
      ("Wallet", 1, "…"), ("Wallet", 0, ""), ("Wallet", 6, "Wallet"),
      ("e\u{301}toile", 3, "e\u{301}t…"),
    ] as [(String, Int, String)]
  )
  func aLongTextEndsInAnEllipsisAndNoCharacterIsHalved(text: String, width: Int, expected: String) {
    #expect(StyledText(text).truncated(to: width).plain == expected)
  }

  @Test(arguments: 0...9)
  func fittedIsNeverWiderThanItsCell(width: Int) {
    #expect(StyledText("a钱b包c").fitted(to: width).width == width)
  }

  @Test func stylesSurviveACut() {
    let text = StyledText("Wallet ", .strong) + StyledText("list", .odd)
    #expect(
      text.truncated(to: 9).spans == [
        StyledText.Span(text: "Wallet ", style: .strong), StyledText.Span(text: "l…", style: .odd),
      ]
    )
  }
}
