import IntertitleLanguages
import Testing

@testable import retitle

@Suite struct DemoWordsTests {
  @Test(arguments: [["--language", "ja"], ["--language=ja"]])
  func anOptionTakesItsValueEitherWay(words: [String]) throws {
    #expect(try DemoWords(words).language == "ja")
  }

  @Test func withoutWordsAllLanguagesAreShown() throws {
    let words = try DemoWords([])
    #expect(words.language == nil && words.colour == .auto && !words.wantsHelp)
  }

  @Test(arguments: [
    (["--langauge", "ja"], "unknown word '--langauge'; did you mean '--language'?"),
    (["everything"], "unknown word 'everything'"), (["--language"], "--language needs a value"),
    (["--language", "-"], "'-' is no language tag; one looks like 'ja' or 'zh-Hant'"),
    (["--color", "blue"], "'blue' is not one of auto, always, never"),
    (["--html", "x"], "--html comes later; leave it out to see the demo here"),
  ])
  func wrongWordsAreNamedInOneLine(words: [String], reason: String) {
    #expect(throws: DemoWords.Refusal(reason: reason)) { try DemoWords(words) }
  }

  @Test func theCommandEndsWith64WhereTheWordsAreWrong() {
    #expect(DemoCommand.run(["--html", "page.html"]) == 64)
  }
}
