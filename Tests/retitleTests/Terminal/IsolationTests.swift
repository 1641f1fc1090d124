import Testing

@testable import retitle

@Suite struct IsolationTests {
  @Test func aRightToLeftCellIsKeptApartFromItsNeighbour() {
    let cell = StyledText("الاسم:").fitted(to: 8, .trailing)
    #expect(cell.plain == "  \u{2067}الاسم:\u{2069}")
    #expect(cell.width == 8)
  }

  @Test(arguments: ["Wallet", "钱包", "", "12:30", "Satchel المحفظة"])
  func othersStayAsTheyAre(text: String) {
    #expect(StyledText(text).isolated.plain == text)
  }

  @Test func noTextIsIsolatedTwice() {
    let once = StyledText("الاسم").isolated
    #expect(once.isolated == once)
    #expect(once.fitted(to: 9).fitted(to: 9).plain == "\u{2067}الاسم\u{2069}    ")
  }

  @Test func aMirroredBoxHasItsTitleAtTheRight() {
    let box = Block(lines: []).boxed(title: "تم", width: 10, isMirrored: true)
    #expect(box.lines.map(\.plain).first == "╭─── \u{2067}تم\u{2069} ─╮")
    #expect(box.lines.map(\.width) == [10, 10])
  }
}
