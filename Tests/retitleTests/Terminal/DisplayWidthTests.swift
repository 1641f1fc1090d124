import Testing

@testable import retitle

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("Wallet", 6), ("钱包", 4), ("名称：", 6), ("ウォレット", 10), ("ﾊﾝｶｸ", 4), ("한국어", 6),
      ("Кошелёк", 7), ("المحفظة", 7), ("…", 1), ("“”", 2), ("─", 1), ("𠮷", 2), ("〱", 2),
    ] as [(String, Int)]
  )
  func textTakesTheCellsOfItsScript(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
  }

  @Test(
    arguments: [
      ("e\u{301}", 1), ("مفعّلة", 5), ("\u{1100}\u{1161}\u{11A8}", 2), ("が", 2), ("か\u{3099}", 2),
    ] as [(String, Int)]
  )
  func marksJoinTheCharacterTheyStandOn(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
  }

  @Test(
    arguments: [
      ("🎉", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("1", 1), ("©", 1),
    ] as [(String, Int)]
  )
  func anEmojiIsOnePictureOfTwoCells(text: String, cells: Int) {
    #expect(text.displayWidth == cells)
  }

  @Test(arguments: [
    "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{FEFF}",
    "\u{0}", "\n", "\u{1B}", "\u{2028}",
  ])
  func whatIsNotDrawnTakesNoCell(text: String) {
    #expect(text.displayWidth == 0)
  }

  @Test func softHyphenAndArabicNumberSignAreDrawn() {
    #expect("\u{AD}".displayWidth == 1)
    #expect("\u{600}".displayWidth == 1)
  }

  @Test(
    arguments: [
      ("المحفظة", true), ("12 שלום", true), ("Satchel المحفظة", false), ("123", false), ("", false),
      ("钱包", false), ("\u{200F}Satchel", true),
    ] as [(String, Bool)]
  )
  func theFirstLetterWithADirectionDecides(text: String, rightToLeft: Bool) {
    #expect(text.isRightToLeft == rightToLeft)
  }
}
