import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("FU-06: marks only where directions can mix")
struct IsolationTests {
  private func show(_ format: String, _ tag: Language, _ arguments: TextArgument...) -> String {
    Format(format).render(arguments, in: FormatContext(tag, isolatesArguments: true))
      .replacing("\u{2068}", with: "<").replacing("\u{2069}", with: ">")
  }

  @Test func aLatinNameAndANumberInFrenchHaveNone() {
    #expect(show("%@ a %d amis", "fr", .text("Ann"), .integer(5)) == "Ann a 5 amis")
    #expect(show("%@ : %f", "fr", .text("Żółć 日本"), .number(0.5)) == "Żółć 日本 : 0,500000")
  }

  @Test(arguments: ["דנה", "أحمد", "Ann (דנה)", "\u{200F}", "ߒߞߏ", "𞤀𞤣", "ﷺ"])
  func wordsFromRightToLeftInFrenchHaveThem(_ name: String) {
    #expect(show("%@ a %d amis", "fr", .text(name), .integer(5)) == "<\(name)> a 5 amis")
  }

  @Test func numbersInHebrewHaveNone() {
    #expect(show("יש %d קבצים", "he", .integer(5)) == "יש 5 קבצים")
    #expect(show("יש %@ קבצים", "he", .integer(-5)).contains("<") == false)
    #expect(show("%@", "ar-EG", .number(2.5)) == "٢٫٥")
  }

  @Test func wordsInHebrewHaveThemWhateverTheirDirection() {
    #expect(show("%@ שלח", "he", .text("Ann")) == "<Ann> שלח")
    #expect(show("%@ שלח", "he", .text("דנה")) == "<דנה> שלח")
    #expect(show("%@ שלח", "he", .text("03-123")) == "<03-123> שלח")
  }

  @Test func withoutTheOptionThereAreNone() {
    let text = Format("%@ שלח").render([.text("Ann")], in: FormatContext("he"))
    #expect(text == "Ann שלח")
  }

  @Test func aHoleThatCannotBeFilledLeavesNoMark() {
    #expect(show("%d!", "he", .text("Ann")) == "%d!")
    #expect(show("%@ %@", "he", .text("Ann")) == "<Ann> %@")
  }
}
