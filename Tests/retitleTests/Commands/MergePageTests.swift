import Testing

@testable import retitle

@Suite struct MergePageTests {
  private let words = [
    "merge", "--main", fixture("wallet-app"), "--vendor", fixture("spelled-vendors"),
    "--vendor", fixture("permission-vendor"), "--color=never",
  ]

  @Test func everyKindOfOutcomeHasASectionAndASumAtTheEnd() {
    let run = ToolRun(words)
    for title in ["Added 5 ", "Conflicts 1 ", "Skipped 1 ", "Missing "] {
      #expect(run.lines.contains { $0.hasPrefix(title) })
    }
    #expect(run.lines.last?.hasPrefix("5 added · 1 in conflict · 0 equal · 1 skipped · ") == true)
  }

  @Test func everyEntryHasItsVendorAndPlace() {
    let run = ToolRun(words, width: 500)
    let path = fixture("spelled-vendors") + "/Kite/Kite.bundle/zh_CN.lproj/Kite.strings"
    #expect(run.lines.contains("zh-Hans · Kite · the app wins"))
    #expect(run.lines.contains(path))
    #expect(run.lines.contains("     1  Refreshing  正在刷新     刷新中"))
    #expect(run.lines.contains("        1  NSCameraUsageDescription"))
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func thePageIsNoWiderThanTheTerminalPathsAside(width: Int) {
    let lines = ToolRun(words, width: width).lines
    #expect(lines.allSatisfy { $0.contains("/") || $0.displayWidth <= width })
  }
}
