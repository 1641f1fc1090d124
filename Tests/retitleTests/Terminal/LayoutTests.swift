import Testing

@testable import retitle

@Suite struct LayoutTests {
  @Test func aBoxLinesUpWhateverIsInIt() {
    let lines = ["Wallet", "钱包", "تم", "a line that is too long"].map { StyledText($0) }
    let box = Block(lines: lines).boxed(title: "钱包", width: 14)
    #expect(box.lines.map(\.width).allSatisfy { $0 == 14 })
    #expect(box.lines.map(\.plain).first == "╭─ 钱包 ─────╮")
  }

  @Test(arguments: [4, 5, 8])
  func aBoxIsNeverWiderThanAsked(width: Int) {
    let box = Block(lines: ["钱包"]).boxed(title: "Wallet list", width: width)
    #expect(box.lines.allSatisfy { $0.width <= width })
  }

  @Test func columnsOfDifferentHeightStayInPlace() {
    let row = Block.columns([Block(lines: ["a", "钱"]), Block(lines: ["x"])], gap: 1)
    #expect(row.lines.map(\.plain) == ["a  x", "钱 "])
  }

  @Test func tableColumnsLineUp() {
    var table = ColumnTable(["key", "text"])
    table.rows = [["钱包", "Wallet"], ["Done", "تم"]]
    #expect(
      table.block(width: 40).lines.map(\.plain) == [
        "key    text", "钱包   Wallet", "Done       \u{2067}تم\u{2069}",
      ]
    )
  }

  @Test func noWordIsCutWhereAnotherColumnCanGiveWay() {
    var table = ColumnTable(["key", "text"])
    table.rows = [["CFBundleDisplayName", "Once sent, a transfer cannot be undone."]]
    #expect(table.block(width: 33).lines.last?.plain.hasPrefix("  ") == true)
    #expect(table.block(width: 33).lines.contains { $0.plain.hasPrefix("CFBundleDisplayName ") })
  }

  @Test(arguments: [12, 20, 33])
  func aWideTableTakesRoomFromItsWidestColumns(width: Int) {
    var table = ColumnTable(["key", "text", "from"])
    table.rows = [["转账一经发出，无法撤回。", "Once sent, a transfer cannot be undone.", "app"]]
    #expect(table.block(width: width).width <= width)
  }
}
