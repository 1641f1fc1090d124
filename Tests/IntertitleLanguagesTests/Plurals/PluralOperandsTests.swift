import IntertitleLanguages
import Testing

@Suite("Operands are the digits that are shown")
struct PluralOperandsTests {
  /// UTS #35, "Plural Operand Meanings", with the compact examples.
  @Test(
    arguments: [
      ("1", 1, 0, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0, 0),
      ("1.3", 1, 1, 1, 3, 3, 0), ("1.30", 1, 2, 1, 30, 3, 0), ("1.03", 1, 2, 2, 3, 3, 0),
      ("1.230", 1, 3, 2, 230, 23, 0), ("1200000", 1_200_000, 0, 0, 0, 0, 0),
      ("1.2c6", 1_200_000, 0, 0, 0, 0, 6), ("123c6", 123_000_000, 0, 0, 0, 0, 6),
      ("123c5", 12_300_000, 0, 0, 0, 0, 5), ("1200.50", 1_200, 2, 1, 50, 5, 0),
      ("1.20050c3", 1_200, 2, 1, 50, 5, 3), ("-7", 7, 0, 0, 0, 0, 0),
      ("\u{2212}7", 7, 0, 0, 0, 0, 0),
      ("+7", 7, 0, 0, 0, 0, 0), ("007", 7, 0, 0, 0, 0, 0), (".5", 0, 1, 1, 5, 5, 0),
      ("1e3", 1_000, 0, 0, 0, 0, 3),
    ] as [(String, UInt64, Int, Int, UInt64, UInt64, Int)]
  )
  func decimalText(
    text: String,
    i: UInt64,
    v: Int,
    w: Int,
    f: UInt64,
    t: UInt64,
    c: Int
  ) throws {
    let operands = try #require(PluralOperands(decimal: text))
    #expect(operands.i == i && operands.v == v && operands.w == w)
    #expect(operands.f == f && operands.t == t && operands.c == c)
  }

  @Test(arguments: [
    "", "-", ".", "1,000", "1.2.3", "1c", "c6", "1c-6", "one", "1 ", "١", "0x10", "--1", "\u{2212}",
    "\u{20AC}1", "1c6c6",
  ])
  func otherTextIsNone(text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test func endlessNumbersAreRead() throws {
    let digits = String(repeating: "9", count: 5_000)
    let operands = try #require(PluralOperands(decimal: digits + "1." + digits + "1"))
    #expect(operands.i % 1_000_000 == 999_991 && operands.v == 5_001)
    #expect(Language("ru").pluralCategory(for: try #require(.init(decimal: digits + "1"))) == .one)
    #expect(
      Language("en").pluralCategory(for: try #require(.init(decimal: digits + "1"))) == .other
    )
    #expect(PluralOperands(decimal: "1c999999999999999999999")?.c == 400)
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (1.5, "1.5"), (-2.25, "2.25"), (0.1, "0.1"), (1e-5, "0.00001"),
    (1e16, "10000000000000000"), (1.5e6, "1500000"), (123456.789, "123456.789"),
  ])
  func shortestForm(value: Double, text: String) {
    #expect(PluralOperands(value) == PluralOperands(decimal: text))
  }

  @Test(arguments: [
    (1.0, 1, "1.0"), (1.005, 2, "1.00"), (1.015, 2, "1.02"), (0.5, 0, "0"), (1.5, 0, "2"),
    (9.99, 1, "10.0"), (0.999, 2, "1.00"), (1.25, 1, "1.2"), (1.75, 1, "1.8"), (12.0, -3, "12"),
    (0.04, 1, "0.0"), (99.5, 0, "100"),
  ])
  func fixedDigits(value: Double, digits: Int, text: String) {
    #expect(PluralOperands(value, fractionDigits: digits) == PluralOperands(decimal: text))
  }

  @Test func atLeastAndAtMost() {
    #expect(PluralOperands(1.5, fractionDigits: 0...2) == PluralOperands(decimal: "1.5"))
    #expect(PluralOperands(1, fractionDigits: 1...2) == PluralOperands(decimal: "1.0"))
    #expect(PluralOperands(1.239, fractionDigits: 0...2) == PluralOperands(decimal: "1.24"))
  }

  @Test("No number is `other` in every language", arguments: [Double.nan, .infinity, -.infinity])
  func noNumberIsOther(value: Double) {
    let operands = PluralOperands(value)
    #expect(!operands.isNumber && operands.n.isNaN)
    for language: Language in ["en", "fr", "ar", "lv"] {
      #expect(language.pluralCategory(for: operands) == .other)
      #expect(language.ordinalCategory(for: operands) == .other)
    }
  }

  @Test func anyTextIsReadOrNot() {
    var random = FixedRandom(state: 7)
    let pieces = [
      "0", "1", "9", "00", ".", "c", "e", "-", "+", "\u{2212}", "\u{E2}", " ", "999999999",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let operands = PluralOperands(decimal: text) else { continue }
      #expect(operands.w <= operands.v && operands.t <= operands.f, "\(text)")
      #expect(
        Language("lv").pluralCategories.contains(Language("lv").pluralCategory(for: operands))
      )
    }
  }

  @Test func everyWidthOfInteger() {
    #expect(PluralOperands(UInt8(200)).i == 200)
    #expect(PluralOperands(Int64.min).i % 1_000_000 == 775_808)
    #expect(PluralOperands(UInt64.max).i % 1_000_000 == 551_615)
    #expect(PluralOperands(Int.min).i == Int.min.magnitude)
  }

  @Test func theAbsoluteValueIsN() {
    #expect(PluralOperands(decimal: "-1.50")?.n == 1.5)
    #expect(PluralOperands(3).n == 3)
  }
}
