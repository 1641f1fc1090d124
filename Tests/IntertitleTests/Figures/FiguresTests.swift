import Foundation
import IntertitleTesting
import Testing

@testable import Intertitle

/// What the system's formatters write in a language is no text that somebody forgot to translate.
struct FiguresTests {
  private static let languages = [
    "en", "en-GB", "de", "fr", "es", "it", "pt-BR", "nl", "sv", "da", "fi", "nb", "pl", "cs", "hu",
    "ro",
    "ru", "uk", "bg", "el", "tr", "ar", "he", "fa", "hi", "bn", "th", "vi", "id", "ja", "ko",
    "zh-Hans",
    "zh-Hant", "ca", "lt", "hr",
  ]

  private static let dates = (0..<40).map {
    Date(timeIntervalSince1970: 1_500_000_000 + Double($0) * 12_345_678)
  }

  @Test("FU-69 whatever a date formatter writes is a figure", arguments: languages)
  func aFormattedDateIsAFigure(tag: String) {
    let figures = Figures([Language(tag)])
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: tag)
    formatter.calendar = formatter.locale.calendar
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
    var words: [String] = []
    for (date, time) in styles.flatMap({ date in styles.prefix(3).map { (date, $0) } }) {
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      words += Self.dates.map(formatter.string).filter { !figures.isFigure($0) }
    }
    for template in ["MMMd", "MMMMEEEEd", "yMMMM", "jm", "MEd"] {
      formatter.setLocalizedDateFormatFromTemplate(template)
      words += Self.dates.map(formatter.string).filter { !figures.isFigure($0) }
    }
    #expect(words == [])
  }

  @Test("FU-69 whatever a formatter of money writes is a figure", arguments: languages)
  func aFormattedAmountIsAFigure(tag: String) {
    let figures = Figures([Language(tag)])
    let locale = Locale(identifier: tag)
    let amounts = ["EUR", "USD", "CHF", "JPY", "SEK", "BRL"].flatMap { code in
      [Decimal(12), Decimal(string: "1234.5") ?? 0, -3].map {
        $0.formatted(.currency(code: code).locale(locale))
      }
    }
    let numbers = [1_200, 34_000, 5_600_000, 7_800_000_000].map {
      $0.formatted(.number.notation(.compactName).locale(locale))
    }
    #expect((amounts + numbers).filter { !figures.isFigure($0) } == [])
  }

  @Test("FU-69 dates are no missing keys, and words still are")
  func aDateIsNoMissingKey() throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    for text in ["1 décembre 2026 à 12:30", "12:30", "CHF 12", "2.1.0 (345)", "December 1, 2026"] {
      _ = localizer.label(text)
    }
    #expect(localizer.rules == [])
    for text in ["12 décembres", "3 de 12", "décembre"] { _ = localizer.label(text) }
    #expect(localizer.diagnostics.map(\.key) == ["12 décembres", "3 de 12", "décembre"])
  }

  @Test("FU-69 a figure that a table has is a key like any other")
  func aFigureInATableIsAKey() throws {
    let localizer = Localizer.forTest()
    localizer.load(["fr": ["24/7": "jour et nuit"]])
    try localizer.use("fr")
    #expect(localizer.label("24/7").text == "jour et nuit")
    #expect(localizer.rules == [])
  }

  @Test("FU-69 ten thousand dates leave room for a missing key")
  func manyDatesLeaveRoomForAMissingKey() throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    let label = localizer.label()
    for number in 0..<10_500 { label.text = "12:30:\(number)" }
    label.text = "nobody"
    #expect(localizer.diagnostics.map(\.key) == ["nobody"])
  }
}
