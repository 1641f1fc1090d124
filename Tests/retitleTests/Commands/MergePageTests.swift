import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct MergePageTests {
  private let words = [
    "merge", "--main", fixture("wallet-app"), "--vendor", fixture("spelled-vendors"),
    "--vendor", fixture("permission-vendor"), "--color=never",
  ]

  @Test func theVendorsAreSummedUpFirstAndAllOfThemLast() {
    let run = ToolRun(words)
    #expect(
      run.lines.first?.split(separator: " ").map(String.init) == [
        "vendor", "added", "equal", "skipped", "missing", "conflicts",
      ]
    )
    #expect(run.lines[1].hasPrefix("Kite "))
    #expect(run.lines.last?.hasPrefix("5 added · 1 in conflict · 0 equal · 1 skipped · ") == true)
  }

  @Test func everyKindOfOutcomeHasASectionBelowItsVendor() {
    let run = ToolRun(words)
    let titles = ["Kite", "Added 3 ", "Conflicts 1 ", "Lamp", "Added 1 "]
    var rest = run.lines[4...]
    for title in titles {
      let found = rest.firstIndex { $0.hasPrefix(title) }
      #expect(found != nil, "\(title)")
      rest = rest[(found ?? rest.startIndex)...].dropFirst()
    }
  }

  @Test func everyEntryHasItsPlace() {
    let run = ToolRun(words, width: 500)
    let path = fixture("spelled-vendors") + "/Kite/Kite.bundle/zh_CN.lproj/Kite.strings"
    #expect(run.lines.contains("zh-Hans · 1 · the app wins"))
    #expect(run.lines.contains(path))
    #expect(run.lines.contains { $0.contains("Refreshing  正在刷新     刷新中") })
    #expect(run.lines.contains("        1  NSCameraUsageDescription"))
  }

  /// The rows of what a vendor lacks in Japanese, in an app in English, Japanese and, where said, others.
  private func missing(_ app: [String: String], vendor: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (language, text) in app {
      try folder.write(text, to: "App/\(language).lproj/Localizable.strings")
    }
    for (language, text) in vendor {
      try folder.write(text, to: "Kite/\(language).lproj/Kite.strings")
    }
    let (main, kite) = (folder.path + "/App", folder.path + "/Kite")
    let run = ToolRun(["merge", "--main", main, "--vendor", kite, "--color=never"], width: 400)
    let lines = run.lines.drop { !$0.hasPrefix("Missing") }.dropFirst()
    return lines.drop { !$0.hasPrefix("ja ·") }.filter { $0.contains("Kite says") }
  }

  @Test(
    "what the app shows where a vendor lacks a text, and in which language",
    arguments: [
      ("", "", "Later  Kite says later  Kite says later · en"),
      ("\"Later\" = \"後で\";", "", "Later  Kite says later  後で"),
      ("", "\"Later\" = \"Not now\";", "Later  Kite says later  Not now · en"),
    ]
  )
  func whatTheAppShowsInsteadIsSaid(japanese: String, english: String, row: String) throws {
    let own = "\"own\" = \"own\";\n"
    let rows = try missing(
      ["en": own + english, "ja": own + japanese],
      vendor: ["en": "\"Later\" = \"Kite says later\";"]
    )
    #expect(rows.first?.hasSuffix(row) == true, "\(rows)")
  }

  @Test func whereNoLanguageSaysItTheKeyIsShown() throws {
    let own = "\"own\" = \"own\";\n"
    let rows = try missing(
      ["en": own, "ja": own, "de": own],
      vendor: ["de": "\"Later\" = \"Kite says later\";"]
    )
    #expect(rows.first?.hasSuffix("Later  Kite says later  Later · the key") == true, "\(rows)")
  }

  @Test("FU-34 of very many entries the first are shown, and how many more there are")
  func ofVeryManyEntriesTheFirstAreShown() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"a\";", to: folder + "/App/en.lproj/Localizable.strings")
      let lines = (0..<500).map { "\"k\($0)\" = \"v\";" }.joined(separator: "\n")
      for language in ["en", "da", "fr"] {
        try write(lines, to: folder + "/Kite/\(language).lproj/Kite.strings")
      }
      let run = ToolRun("merge", "--main", folder + "/App", "--vendor", folder + "/Kite")
      #expect(run.lines.count < 40)
      #expect(run.lines.contains { $0.hasSuffix("… and 480 more, which --json lists") })
      #expect(run.lines.contains("  500  the app has no da"))
      #expect(
        run.lines.last?.hasPrefix("500 added · 0 in conflict · 0 equal · 1000 skipped") == true
      )
    }
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func thePageIsNoWiderThanTheTerminalPathsAside(width: Int) {
    let lines = ToolRun(words, width: width).lines
    #expect(lines.allSatisfy { $0.contains("/") || $0.displayWidth <= width })
  }
}
