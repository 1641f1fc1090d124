import IntertitleLanguages
import Testing

@Suite("Arguments of a text")
struct TextArgumentTests {
  @Test func arraysOfArgumentsAreNarrow() {
    #expect(MemoryLayout<TextArgument>.stride <= 24)
  }

  @Test func wholeNumbersOfAnyWidthAreTaken() {
    #expect(TextArgument.integer(Int8(-5)) == .integer(-5))
    #expect(TextArgument.integer(UInt64.max).pluralOperands()?.isNumber == true)
    #expect(TextArgument.integer(UInt64.max) != .integer(-1))
  }

  @Test func whatIsShownDecidesThePlural() {
    #expect(TextArgument.number(1.0).pluralOperands() == PluralOperands(1))
    #expect(TextArgument.number(1.0, fractionDigits: 1).pluralOperands()?.v == 1)
    #expect(TextArgument.decimal("1.50")?.pluralOperands()?.v == 2)
    #expect(TextArgument.number(1.04).pluralOperands(precision: 1)?.f == 0)
    #expect(TextArgument.text("3").pluralOperands() == PluralOperands(3))
    #expect(TextArgument.text("many").pluralOperands() == nil)
  }

  @Test(
    arguments: [
      (.text("Ann"), "“Ann”"), (.integer(-3), "-3"), (.integer(UInt64.max), "18446744073709551615"),
      (.number(4.5), "4.5"), (.decimal("1.50") ?? .text(""), "1.50"),
    ] as [(TextArgument, String)]
  )
  func reportsTellWordsFromNumbers(_ argument: TextArgument, _ said: String) {
    #expect("\(argument)" == said)
  }

  @Test func theNotationIsPartOfTheArgument() {
    #expect(TextArgument.integer(5) != .integer(5, .plain))
    #expect(TextArgument.integer(5).notation == .localized)
  }
}
