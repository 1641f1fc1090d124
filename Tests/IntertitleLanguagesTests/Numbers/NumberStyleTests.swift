import IntertitleLanguages
import Testing

/// CLDR 49's facts, by way of Babel 2.19.0; all 1,142 locales were compared when the data was made.
@Suite("Numbers as languages write them")
struct NumberStyleTests {
  @Test(arguments: [
    ("en", "1,234,567"), ("de", "1.234.567"), ("de-AT", "1.234.567"),
    ("de-CH", "1'234'567"), ("fr", "1\u{202F}234\u{202F}567"), ("hi", "12,34,567"),
    ("en-IN", "12,34,567"), ("bn", "১২,৩৪,৫৬৭"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("ar-EG", "١٬٢٣٤٬٥٦٧"),
    ("ar-AE", "1,234,567"), ("mr", "१२,३४,५६७"), ("my", "၁,၂၃၄,၅၆၇"), ("pl", "1\u{A0}234\u{A0}567"),
    ("es", "1.234.567"), ("zh-TW", "1,234,567"), ("uz-AF", "۱٬۲۳۴٬۵۶۷"), ("xx", "1,234,567"),
    ("", "1,234,567"), ("en-US-POSIX", "1,234,567"), ("sr-Latn-BA", "1.234.567"),
  ])
  func aWholeNumberHasTheLanguagesDigitsAndGroups(tag: String, text: String) {
    #expect(NumberStyle(Language(tag)).text(1_234_567) == text)
  }

  @Test(arguments: [
    ("en", "1,234.50"), ("de", "1.234,50"), ("es", "1234,50"), ("pt-PT", "1234,50"),
    ("ar-EG", "١٬٢٣٤٫٥٠"), ("fa", "۱٬۲۳۴٫۵۰"), ("fr-CA", "1\u{A0}234,50"),
    ("en-ZA", "1\u{A0}234,50"),
  ])
  func aDecimalKeepsItsZeros(tag: String, text: String) {
    #expect(NumberStyle(Language(tag)).text(decimal: "1234.50") == text)
  }

  @Test(arguments: [
    ("es", "1234", "12.345"), ("pl", "1234", "12\u{A0}345"), ("en", "1,234", "12,345"),
  ])
  func fewDigitsAreGroupedOnlyWhereTheLanguageDoes(tag: String, four: String, five: String) {
    #expect(NumberStyle(Language(tag)).text(1234) == four)
    #expect(NumberStyle(Language(tag)).text(12345) == five)
  }

  @Test(arguments: [
    ("ar-EG-u-nu-latn", "1,234"), ("en-u-nu-deva", "१,२३४"), ("en-u-nu-arab", "١٬٢٣٤"),
    ("en-u-nu-xxxx", "1,234"), ("zh-u-nu-hanidec", "一,二三四"),
  ])
  func aNumberingSystemInTheTagCounts(tag: String, text: String) {
    #expect(NumberStyle(Language(tag)).text(1234) == text)
  }

  @Test func theUsersRegionCountsWhereTheLanguageIsSpokenThere() {
    #expect(NumberStyle("de", region: "CH").text(1234) == "1'234")
    #expect(NumberStyle("en", region: "DE").text(1234) == "1.234")
    #expect(NumberStyle("de", region: "US").text(1234) == "1.234")
    #expect(NumberStyle("ar", region: "EG").text(12) == "١٢")
  }

  @Test func theSignIsTheLanguages() {
    #expect(NumberStyle("sv").text(-5) == "\u{2212}5")
    #expect(NumberStyle("ar-EG").text(-5) == "\u{61C}-٥")
    #expect(NumberStyle("en").text(Int.min) == "-9,223,372,036,854,775,808")
    #expect(NumberStyle("en").text(UInt64.max) == "18,446,744,073,709,551,615")
  }

  @Test func plainIsTheSameEverywhere() {
    #expect(NumberStyle.plain.text(-1_234_567) == "-1234567")
    #expect(NumberStyle.plain.text(decimal: "+1234.50") == "1234.50")
  }

  @Test(arguments: ["", ".", "1.2.3", "1,5", "abc", "--1", "1e5"])
  func whatIsNoDecimalIsNone(text: String) {
    #expect(NumberStyle.plain.text(decimal: text) == nil)
    #expect(TextArgument.decimal(text) == nil)
  }

  @Test func equalStylesAreEqual() {
    #expect(NumberStyle("de") == NumberStyle("nl"))
    #expect(NumberStyle("de") != NumberStyle("en"))
  }
}

@Suite("Decimal digits")
struct DecimalNumberTests {
  /// Ties and doubles that are not what they look like, as C's `printf` prints them.
  @Test(arguments: [
    (2.675, 2, "2.67"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
    (1e21, 1, "1000000000000000000000.0"),
    (0.1, 20, "0.10000000000000000555"), (Double.leastNonzeroMagnitude, 3, "0.000"),
    (-0.001, 2, "-0.00"), (9.995, 2, "9.99"),
    (9.5, 0, "10"), (8.5, 0, "8"), (1.0 / 3, 15, "0.333333333333333"),
  ])
  func binaryNumbersAreRoundedAsTheyAre(value: Double, digits: Int, text: String) {
    #expect(DecimalNumber(value, fractionDigits: digits).text == text)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1e-7, "0.0000001"), (1e20, "100000000000000000000"), (-2.50, "-2.5"),
    (3, "3"),
  ])
  func theShortestFormTellsNumbersApart(value: Double, text: String) {
    #expect(DecimalNumber(shortest: value).text == text)
  }

  @Test func significantDigitsCarry() {
    let number = DecimalNumber("9.996")
    #expect(number?.significant(3).digits == [1, 0, 0])
    #expect(number?.significant(3).exponent == 1)
  }

  @Test func theGreatestNumberHasAllItsDigits() {
    let text = DecimalNumber(Double.greatestFiniteMagnitude, fractionDigits: 0).text
    #expect(text.count == 309)
    #expect(text.hasPrefix("17976931348623157081452742373170435679807056752584499659891747680315"))
  }
}
