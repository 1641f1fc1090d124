import IntertitleTesting
import Testing

struct PseudoLocalizationTests {
  private let pseudo = PseudoLocalization()

  @Test("TO-05 placeholders, markup, braces and escapes stay as they are")
  func tokensStayAsTheyAre() {
    let text = "Hi %1$@, <b>%lld%%</b> {name}\n"
    let shown = pseudo(text)
    for token in ["%1$@", "<b>", "%lld", "%%", "</b>", "{name}", "\n"] {
      #expect(shown.contains(token), "\(token) in \(shown)")
    }
    #expect(shown.contains("Ĥĩ"))
    #expect(shown.hasPrefix("⟦") && shown.hasSuffix("⟧"))
    #expect(Double(shown.count) >= Double(text.count) * 1.3)
    #expect(pseudo(shown) == shown)
  }

  @Test(
    "TO-05 every kind of placeholder stays",
    arguments: [
      "%d", "%@", "%2$@", "%#@files@", "%.2f", "%5.1f", "%-8s", "%+d", "%hhd", "%llu", "%zd", "%x",
      "%%", "<a href=\"x\">", "<br/>", "{0}", "{count, plural, one}", "\\n", "\\\"",
    ]
  )
  func aPlaceholderStays(_ token: String) {
    #expect(PseudoLocalization(expansion: 0, brackets: false)("a\(token)b") == "å\(token)ƀ")
  }

  @Test(arguments: ["100 % of", "a < b", "{ open", "50%", "%", "\\"])
  func whatIsNoPlaceholderHarmsNothing(_ text: String) {
    let plain = PseudoLocalization(expansion: 0, accents: false, brackets: false)
    #expect(plain(text) == text)
    #expect(pseudo(pseudo(text)) == pseudo(text))
  }

  @Test(arguments: ["", " ", "\n\t"])
  func aBlankTextStaysAsItIs(_ text: String) {
    #expect(pseudo(text) == text)
  }

  @Test func whatIsDoneToATextCanBeChosen() {
    #expect(PseudoLocalization(expansion: 0)("Ab") == "⟦Åƀ⟧")
    #expect(PseudoLocalization(expansion: 100, accents: false)("Ab") == "⟦Ab ··⟧")
    #expect(PseudoLocalization(expansion: -5, accents: false, brackets: false)("Ab") == "Ab")
  }

  @Test func aLongTextWithLoneSignsTakesNoTimeToSpeakOf() {
    let text = String(repeating: "<{%", count: 2000)
    #expect(pseudo(text).count > text.count)
  }
}

struct PseudoLocalizingTests {
  private let source = CountingTextSource("fr", ["Hi": "Salut"])

  private func shown(_ assignment: TextAssignment) -> String {
    let chain: TextChain = [.pseudoLocalizing, .lookup]
    return chain.resolve(assignment).text
  }

  @Test func theAnswerOfTheTablesIsPseudoLocalized() {
    #expect(shown(TextAssignment("Hi", source: source)) == "⟦Šåĺûť ··⟧")
  }

  @Test func aTextThatNobodyAnsweredIsToo() {
    #expect(shown(TextAssignment("Yes", source: source)) == "⟦Ýéš ··⟧")
  }

  @Test func aVerbatimTextIsNot() {
    #expect(shown(TextAssignment(verbatim: "Hi", source: source)) == "Hi")
  }

  @Test("TO-05 applying it twice changes nothing")
  func twiceIsOnce() {
    let report = PseudoLocalizing().checkIdempotence(on: ["Hi %1$@, <b>%lld%%</b>", "x", ""])
    #expect(report.isClean, "\(report)")
  }
}
