import IntertitleLanguages
import Testing

@testable import retitle

/// The demo in one screen of a terminal.
@Suite struct DigestTests {
  @Test(arguments: [80, 81, 100, 120, 200], [nil, "de", "ru", "ar", "ja", "zh-Hant"] as [String?])
  func itHasAtMostFortyFiveLines(width: Int, tag: String?) {
    #expect(lines(width, tag).count <= 45)
  }

  @Test func threeLinesAreAddedToTheCode() {
    let added = lines(80).filter { $0.hasPrefix("  + ") }
    #expect(added.count == 3 && added.contains("  + import Intertitle"))
    #expect(lines(80).filter { $0.hasPrefix("  - ") } == ["  - let signOutButton = UIButton()"])
  }

  @Test func oneScreenIsShownAsWrittenAndInTwoLanguages() {
    let text = lines(80).joined(separator: "\n")
    for word in ["as written", "Deutsch · de", "· ar", "Sign out", "Abmelden", "Mitteilungen"] {
      #expect(text.contains(word))
    }
    #expect(!text.contains("· ja"))
  }

  @Test(arguments: [80, 120])
  func whatChangedIsMarkedAndNothingElse(width: Int) {
    let lines = lines(width, "de")
    #expect(lines.contains { $0.contains("┃ Code ändern") })
    #expect(lines.contains { $0.contains("│ Change passcode") })
    #expect(!lines.contains { $0.contains("┃ Change passcode") })
    let english = self.lines(width, "en")
    #expect(english.filter { $0.contains("┃") }.allSatisfy { $0.contains("┃ shows something") })
  }

  @Test func aMirroredCardIsMarkedWhereItBegins() {
    let lines = lines(80, "ar")
    #expect(lines.contains { $0.hasSuffix("┃") })
    #expect(!lines.contains { $0.contains("┃ ") && !$0.contains("┃ shows") })
  }

  @Test func objectsHaveTheSameNumbersBeforeAndAfterTheSwitches() {
    let numbers = lines(80).filter { $0.hasPrefix("object") }
    #expect(numbers.count == 2 && numbers.first == numbers.last)
    let tags = ["en", "de", "ru", "ar", "ja", "zh-Hans", "zh-Hant"]
    for tag in tags { #expect(lines(80).contains { $0.hasPrefix(tag + " ") }) }
  }

  @Test(arguments: [80, 120])
  func theLastLineIsTheTotals(width: Int) {
    let last = lines(width).last ?? ""
    #expect(last.contains("7 switches · 0 made · 0 assigned again"))
    #expect(last.hasSuffix("demo --all"))
  }

  @Test func marksAreExplainedOnlyWhereTheyStand() {
    #expect(!lines(80).contains { $0.contains("†") || $0.contains("‡") })
  }

  @Test func allShowsWhatTheDigestLeavesOut() {
    let all = ToolRun(["demo", "--all"], width: 80)
    let usual = ToolRun(["demo"], width: 80)
    #expect(all.output.contains("ChatScreen") && all.lines.count > 300)
    #expect(!usual.output.contains("ChatScreen") && usual.lines.count <= 45)
  }

  @Test(arguments: [["demo", "--language", "xx"], ["demo", "--all", "--language=fr"]])
  func aLanguageThatTheSampleLacksIsNamed(words: [String]) {
    let run = ToolRun(words)
    #expect(run.status == 0 && run.output.contains("· en"))
    #expect(
      run.errors.contains("it has de, en, ru, ar, ja, zh-Hans, zh-Hant, and shows en instead")
    )
  }

  @Test(arguments: ["de", "zh-TW", "ar-EG", "en-GB"])
  func aLanguageThatTheSampleServesIsNoWord(tag: String) {
    #expect(ToolRun("demo", "--language", tag).errors.isEmpty)
  }

  @Test func withoutColourNothingIsSaidByColourAlone() {
    let plain = ToolRun(["demo"], width: 80, environment: ["NO_COLOR": "1"]).output
    let coloured = ToolRun(["demo"], width: 80).output
    #expect(!plain.contains("\u{1B}") && coloured.contains("\u{1B}[32m┃"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  private func lines(_ width: Int, _ tag: String? = nil) -> [String] {
    let demo = Demo(width: width, language: tag.map { Language($0) })
    return Terminal(environment: [:], reportedWidth: nil).text(of: demo.digest())
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
