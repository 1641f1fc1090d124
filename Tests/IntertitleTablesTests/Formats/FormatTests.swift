import IntertitleLanguages
import Testing

@testable import IntertitleTables

/// Shows a format in English with plain numbers unless something else is asked for.
func show(_ format: String, _ arguments: TextArgument..., tag: String = "en") -> String {
  Format(format).render(arguments, in: FormatContext(Language(tag)))
}

@Suite("Formats")
struct FormatTests {
  @Test(arguments: [
    "", "plain", "100%", "100% sure", "50% off", "%", "% ", "%y", "%1$", "%l", "%-", "%#@",
    "%#@name",
    "%0$@", "%1001$@", "%1001d", "%.1001f", "%n", "%p", "%a", "%", "%99999999999999999999d",
  ])
  func whatIsNoPlaceholderIsText(format: String) {
    #expect(show(format, .text("x")) == format)
    #expect(Format(format).isLiteral)
    #expect(Format(format).issues.isEmpty == !format.contains("%"))
  }

  @Test func twoPercentSignsAreOne() {
    #expect(show("%d%% of %%d", .integer(50)) == "50% of %d")
    #expect(show("100%%") == "100%")
    #expect(show("%%%@", .text("a")) == "%a")
  }

  @Test func argumentsAreNeverFormats() {
    #expect(show("%@ %@", .text("%d %n %1$@"), .text("%%")) == "%d %n %1$@ %%")
  }

  @Test(arguments: [
    ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d|", "00042|"), ("%+d|", "+42|"),
    ("%.4d|", "0042|"), ("%8.4d|", "    0042|"), ("%x|", "2a|"), ("%X|", "2A|"), ("%#x|", "0x2a|"),
    ("%o|", "52|"), ("%#o|", "052|"), ("%c|", "*|"), ("%C|", "*|"), ("%e|", "4.200000e+01|"),
    ("%g|", "42|"), ("%.1f|", "42.0|"), ("%f|", "42.000000|"), ("%@|", "42|"), ("%ld|", "42|"),
    ("%#06x|", "0x002a|"), ("%hd|", "42|"), ("%hhd|", "42|"), ("%zd|", "42|"), ("%qd|", "42|"),
    ("%jd|", "42|"), ("%td|", "42|"), ("%lu|", "42|"), ("%llu|", "42|"), ("%D|", "42|"),
    ("%U|", "42|"),
    ("%O|", "52|"), ("%i|", "42|"), ("%s|", "42|"), ("%-5@|", "42   |"),
  ])
  func aWholeNumberGoesIntoEveryHole(format: String, text: String) {
    #expect(show(format, .integer(42)) == text)
  }

  @Test(arguments: [
    ("%f", 1.5, "1.500000"), ("%.2f", 2.675, "2.67"), ("%.0f", 2.5, "2"),
    ("%e", 12345.678, "1.234568e+04"),
    ("%E", 0.00012, "1.200000E-04"), ("%.3g", 1234.5, "1.23e+03"), ("%g", 0.0001, "0.0001"),
    ("%g", 100000.0, "100,000"), ("%g", 1_000_000.0, "1e+06"), ("%#g", 1.5, "1.50000"),
    ("%G", 1e-10, "1E-10"),
    ("%+.1f", 1.5, "+1.5"), ("%08.2f", -1.5, "-0001.50"), ("%8.2f|", 1.5, "    1.50|"),
    ("%-8.2f|", 1.5, "1.50    |"), ("%@", 4.5, "4.5"),
    ("%@", 1e21, "1,000,000,000,000,000,000,000"),
    ("%d", 2.5, "2"), ("%d", 3.5, "4"), ("%d", -0.4, "0"), ("%.1f", 1234.56, "1,234.6"),
    ("%f", Double.infinity, "∞"),
    ("%f", -Double.infinity, "-∞"),
    ("%f", Double.nan, "NaN"), ("%@", Double.nan, "NaN"), ("%e", 0, "0.000000e+00"), ("%g", 0, "0"),
  ])
  func aNumberWithAFractionIsShown(format: String, value: Double, text: String) {
    #expect(show(format, .number(value)) == text)
  }

  @Test func starsTakeArguments() {
    #expect(show("%*d|", .integer(5), .integer(42)) == "   42|")
    #expect(show("%*d|", .integer(-5), .integer(42)) == "42   |")
    #expect(show("%.*f|", .integer(1), .number(1.25)) == "1.2|")
    #expect(show("%2$*1$d|", .integer(5), .integer(42)) == "   42|")
    #expect(show("%*d", .text("a"), .integer(42)) == "%*d")
    #expect(show("%*d|", .integer(Int.max), .integer(42)).count == 1001)
  }

  @Test func wordsAreCutAndPadded() {
    #expect(show("%.3s|", .text("naïveté")) == "naï|")
    #expect(show("%.2@|", .text("👩‍👩‍👧é!")) == "👩‍👩‍👧é|")
    #expect(show("%6@|%-6@|", .text("añb"), .text("漢字")) == "   añb|漢字    |")
    #expect(show("%06@|", .text("a")) == "     a|")
  }

  @Test func charactersAreScalars() {
    #expect(show("%c%C", .integer(0x1F600), .integer(0xE9)) == "😀é")
    #expect(show("%c", .text("é")) == "é")
    #expect(show("%c", .integer(0xD800)) == "%c")
    #expect(show("%c", .integer(-1)) == "%c")
    #expect(show("%c", .integer(0x110000)) == "%c")
  }

  @Test func negativeNumbersInHexadecimalAreAsWideAsInC() {
    #expect(show("%x", .integer(-1)) == "ffffffff")
    #expect(show("%lx", .integer(-1)) == "ffffffffffffffff")
    #expect(show("%x", .integer(Int.min)) == "8000000000000000")
  }

  @Test func numbersThatAreFilledWithZerosAreNotGrouped() {
    #expect(show("%06d", .integer(12345)) == "012345")
    #expect(show("%.8d", .integer(12345), tag: "ar-EG") == "٠٠٠١٢٣٤٥")
    #expect(show("%05d", .integer(-12), tag: "ar-EG") == "\u{61C}-٠١٢")
  }

  @Test func argumentsAreIsolated() {
    var context = FormatContext("ar-EG")
    context.isolatesArguments = true
    let text = Format("%@: %d %f").render([.text("Ann"), .integer(12)], in: context)
    #expect(text == "\u{2068}Ann\u{2069}: ١٢ %f")
    #expect(Format("%d!").render([.text("Ann")], in: context) == "%d!")
  }

  @Test func exactDecimalsKeepTheirDigits() {
    let number = TextArgument.decimal("1234.50") ?? .text("")
    #expect(show("%f", number, tag: "de") == "1.234,50")
    #expect(show("%.1f", number, tag: "de") == "1.234,5")
    #expect(show("%@", number) == "1,234.50")
    let recovered = TextArgument.decimal("1234.5", .ungrouped) ?? .text("")
    #expect(show("%f", recovered, tag: "de") == "1234,5")
    #expect(show("%'f", recovered, tag: "de") == "1.234,5")
    #expect(show("%.1e", number, tag: "de") == "1,2e+03")
  }

  @Test func aLongTextIsWritten() {
    let long = String(repeating: "é", count: 100_000)
    #expect(show("<%@|%@>", .text(long), .text(long)) == "<\(long)|\(long)>")
  }

  @Test func equalFormatsAreEqual() {
    #expect(Format("%d") == Format("%d"))
    #expect(Set([Format("%d"), Format("%d"), Format("%@")]).count == 2)
  }

  @Test(arguments: ["100%", "%@", "%%", "50%\u{338} off", "", "none"])
  func aTextWithItsPercentSignsDoubledShowsTheTextItself(_ text: String) {
    let format = Format(text.doublingPercentSigns)
    #expect(format.isLiteral && format.render([], in: FormatContext("en")) == text)
  }
}
