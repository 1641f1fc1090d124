import IntertitleLanguages
import Testing

@Suite("Ranges have a category of their own")
struct PluralRangeTests {
  @Test(arguments: [
    ("en", 0, 1, "other"), ("en", 1, 2, "other"), ("fr", 0, 1, "one"), ("fr", 1, 2, "other"),
    ("de", 0, 1, "one"), ("ru", 1, 2, "few"), ("ru", 2, 5, "many"), ("ru", 1, 21, "one"),
    ("lv", 0, 1, "one"), ("ar", 0, 1, "zero"), ("ar", 1, 2, "other"), ("ar", 2, 3, "few"),
    ("ja", 1, 2, "other"), ("sl", 1, 2, "two"), ("he", 1, 2, "other"),
  ])
  func ranges(language: Language, start: Int, end: Int, category: String) {
    #expect(language.pluralCategory(from: start, to: end).rawValue == category)
  }

  @Test("Where CLDR says nothing the end counts", arguments: ["eo", "xx", "br"])
  func theEndCounts(language: Language) {
    #expect(language.pluralCategory(from: 2, to: 1) == language.pluralCategory(for: 1))
    #expect(language.pluralCategory(from: .one, to: .many) == .many)
  }

  @Test func endsAreNumbersAsTheyAreShown() throws {
    let half = try #require(PluralOperands(decimal: "0.5"))
    #expect(Language("en").pluralCategory(from: half, to: 1) == .other)
  }
}
