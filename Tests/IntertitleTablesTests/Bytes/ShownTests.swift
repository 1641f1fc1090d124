import Testing

@testable import IntertitleTables

/// How texts stand in a sentence: on one line, and harmless to a terminal.
@Suite struct ShownTests {
  @Test(arguments: [
    ("a\nb", "a\\nb"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{2028}b", "a\\u{2028}b"),
    ("a\u{2029}b", "a\\u{2029}b"), ("\u{85}", "\\u{85}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("\u{7F}", "\\u{7F}"), ("\u{202E}abc", "\\u{202E}abc"), ("\u{0}", "\\u{0}"),
  ])
  func whatWouldEndTheLineIsEscaped(_ text: String, _ shown: String) {
    #expect(Shown.text(text) == shown)
  }

  @Test(arguments: ["plain", "钱包", "العربية", "é e\u{301}", "🇩🇪", "50 % “off”", ""])
  func wordsAreShownAsTheyAre(_ text: String) {
    #expect(Shown.text(text) == text)
  }

  @Test func aLongTextIsCut() {
    let shown = Shown.text(String(repeating: "字", count: 1_000))
    #expect(shown.hasSuffix("…") && shown.count == 42)
  }
}
