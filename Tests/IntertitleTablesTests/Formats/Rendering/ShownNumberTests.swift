import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("FU-03: the category is that of the number as it is shown")
struct ShownNumberTests {
  private func show(
    _ argument: TextArgument,
    _ one: String,
    _ other: String,
    type: String? = "lld",
    tag: Language = "en"
  ) -> String {
    let variable = FormatRules.Variable(
      name: "value",
      rule: .plural,
      valueType: type,
      forms: [.init("one", one), .init("other", other)]
    )
    let format = Format(FormatRules(format: "%#@value@", variables: [variable]))
    return format.render([argument], in: FormatContext(tag))
  }

  @Test(
    arguments: [
      (1.2, "%.0f", "1 mile"), (1.0, "%.1f", "1.0 miles"), (1.04, "%.1f", "1.0 miles"),
      (0.96, "%.0f", "1 mile"), (1.5, "%.0f", "2 miles"), (1.0, "%.0f", "1 mile"),
      (1.0, "%f", "1.000000 miles"), (1.0, "%@", "1 mile"), (1.0, "%g", "1 mile"),
      (1.04, "%.2g", "1 mile"), (1.4, "%d", "1 mile"), (-1.2, "%.0f", "-1 mile"),
      (1.0, "%05.1f", "001.0 miles"), (1.2, "%1$.0f", "1 mile"),
    ] as [(Double, String, String)]
  )
  func aRoundedNumberIsCountedAsItIsRounded(_ number: Double, _ hole: String, _ text: String) {
    #expect(show(.number(number), "\(hole) mile", "\(hole) miles", type: nil) == text)
    #expect(show(.number(number), "\(hole) mile", "\(hole) miles", type: "lf") == text)
  }

  @Test func anExactDecimalIsRoundedToo() throws {
    let ton = try #require(TextArgument.decimal("1.04"))
    #expect(show(ton, "%.1f ton", "%.1f tons") == "1.0 tons")
    #expect(show(ton, "%.0f ton", "%.0f tons") == "1 ton")
  }

  @Test func theTypeCountsWhereNoFormShowsTheNumber() {
    #expect(show(.number(1.2), "a mile", "miles", type: ".0f") == "a mile")
    #expect(show(.number(1.2), "a mile", "miles", type: ".1f") == "miles")
  }

  @Test func wholeNumbersAreCountedAsTheyAre() {
    for (number, text) in [(1, "1 mile"), (0, "0 miles"), (21, "21 miles")] {
      #expect(show(.integer(number), "%lld mile", "%lld miles") == text)
    }
    #expect(show(.integer(21), "%lld миля", "%lld мили", tag: "ru") == "21 миля")
    #expect(show(.integer(UInt64.max), "%llu mile", "%llu miles").hasSuffix(" miles"))
  }

  @Test func wordsThatAreANumberAreCountedAsTheyAreWritten() {
    #expect(show(.text("1"), "%@ mile", "%@ miles", type: "@") == "1 mile")
    #expect(show(.text("1.0"), "%@ mile", "%@ miles", type: "@") == "1.0 miles")
  }

  @Test("FU-03 in a catalog without a specifier of its own")
  func aCatalogsVariationIsChosenByWhatItShows() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"%lf miles": {"localizations": {"en": {"variations": {
        "plural": {"one": {"stringUnit": {"value": "%.0f mile"}},
                   "other": {"stringUnit": {"value": "%.0f miles"}}}}}}}}}
      """
    let file = StringFile(bytes: Array(text.utf8), path: "Localizable.xcstrings")
    let table = StringTable(folding: [.init(language: "en", file: file)])
    let index = try #require(table.index(of: "%lf miles"))
    let format = table.format(at: index)
    #expect(format.render([.number(1.2)], in: FormatContext("en")) == "1 mile")
    #expect(format.render([.number(1.7)], in: FormatContext("en")) == "2 miles")
  }
}
