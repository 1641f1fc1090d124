import Testing

@testable import retitle

@Suite struct GroupedTableTests {
  private func lines(_ rows: [[String]], width: Int) -> [String] {
    let table = GroupedTable(
      header: ["line", "key", "value"],
      alignments: [.trailing, .natural, .natural],
      groups: [
        .init(
          heading: "en · Kite",
          path: "Pods/Kite/en.lproj/Kite.strings",
          rows: rows.map { $0.map { StyledText($0) } }
        )
      ]
    )
    var lines: [String] = []
    table.forEachBlock(width: width) { block in
      lines += block.lines.map(\.withoutTrailingSpaces.plain)
      return true
    }
    return lines
  }

  @Test func columnsAreLinedUpWhateverScriptTheCellsAreIn() {
    #expect(
      lines([["1", "a", "值"], ["12", "键", "value"]], width: 80) == [
        "  line  key  value", "", "en · Kite", "Pods/Kite/en.lproj/Kite.strings",
        "     1  a    值", "    12  键   value",
      ]
    )
  }

  @Test func keysAreTornLast() {
    let rows = [["1", "aKeyOfTwentySixCharacters!", "a rather long text of several words"]]
    let lines = lines(rows, width: 60)
    #expect(lines.contains("     1  aKeyOfTwentySixCharacters!  a rather long text of"))
    #expect(lines.allSatisfy { $0.displayWidth <= 60 })
  }

  @Test func aVeryLongTextIsCut() {
    let text = Array(repeating: "word", count: 500).joined(separator: " ")
    let lines = lines([["1", "key", text]], width: 60)
    #expect(lines.count == 8)
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test func pathsAreNeverBroken() {
    #expect(lines([["1", "a", "b"]], width: 12).contains("Pods/Kite/en.lproj/Kite.strings"))
  }
}
