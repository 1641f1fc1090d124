import Testing

@testable import IntertitleLanguages

/// How texts stand in a sentence: between quotes, on one line, harmless to a terminal, and short.
@Suite struct InQuotesTests {
  @Test(arguments: [
    ("a\nb", "a\\nb"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{2028}b", "a\\u{2028}b"),
    ("a\u{2029}b", "a\\u{2029}b"), ("\u{85}", "\\u{0085}"), ("\u{9B}31m", "\\u{009B}31m"),
    ("\u{7F}", "\\u{7F}"), ("\u{202E}abc", "\\u{202E}abc"), ("\u{0}", "\\0"),
    ("a\u{200B}b", "a\\u{200B}b"),
  ])
  func whatWouldEndTheLineOrIsNotSeenIsEscaped(_ text: String, _ shown: String) {
    #expect(text.inQuotes == "“\(shown)”")
  }

  @Test(arguments: ["plain", "钱包", "العربية", "é e\u{301}", "🇩🇪", "50 % “off”", "Nom\u{202F}:", ""])
  func wordsAreShownAsTheyAre(_ text: String) {
    #expect(text.inQuotes == "“\(text)”")
  }

  @Test func whatSomebodyWroteWhatMustBeSpelledAndWordsOfACallAreToldApart() {
    #expect("Sign in".inQuotes == "“Sign in”")
    #expect("%d".inBackticks == "`%d`")
    #expect("--tables".inApostrophes == "'--tables'")
  }

  @Test(arguments: ["字", "a", "\u{1F468}\u{200D}\u{1F469}"])
  func aLongTextIsCut(_ character: String) {
    #expect(String(repeating: character, count: 80).inQuotes.last == "”")
    #expect(!String(repeating: character, count: 80).inQuotes.contains("…"))
    let shown = String(repeating: character, count: 1_000).inQuotes
    #expect(shown.hasSuffix("…”"))
    #expect(String(repeating: "字", count: 1_000).inQuotes.count == 82)
  }

  @Test func aCharacterWithAMillionAccentsIsCutToo() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(text.inQuotes.unicodeScalars.count < 810)
  }
}
