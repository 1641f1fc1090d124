internal import Foundation
internal import IntertitleLanguages

extension FigureWords {
  /// The words of a locale: what the system's own formatters write.
  init(_ locale: Locale) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = locale.calendar
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    self.init(
      names: formatter.names,
      units: Self.currencies + Self.shortNumbers(in: locale),
      samples: formatter.samples + Self.amounts(in: locale)
    )
  }

  /// The currencies' codes, without those that are words: `TOP 10` is no amount of money.
  private static let currencies = Set(Locale.commonISOCurrencyCodes).subtracting([
    "ALL", "BAM", "BOB", "COP", "CUP", "GEL", "LAK", "MAD", "MOP", "PEN", "RON", "SOS", "TOP",
    "TRY",
  ]).sorted()

  /// What stands beside large numbers that are cut short.
  private static func shortNumbers(in locale: Locale) -> [String] {
    [1_200, 12_000, 1_200_000, 1_200_000_000]
      .map { $0.formatted(.number.notation(.compactName).locale(locale)).filter(\.isLetter) }
  }

  /// Money of the region's own and of the usual currencies, whose names a language may have in letters.
  private static func amounts(in locale: Locale) -> [String] {
    (["USD", "EUR", "GBP", "JPY", "CNY"] + [locale.currencyCode].compactMap(\.self))
      .map { Decimal(12).formatted(.currency(code: $0).locale(locale)) }
  }
}

extension DateFormatter {
  /// Months, days of the week and halves of the day.
  fileprivate var names: [String] {
    [
      monthSymbols, shortMonthSymbols, standaloneMonthSymbols, shortStandaloneMonthSymbols,
      weekdaySymbols, shortWeekdaySymbols, standaloneWeekdaySymbols, shortStandaloneWeekdaySymbols,
      quarterSymbols, shortQuarterSymbols, [amSymbol, pmSymbol],
    ].flatMap { $0 ?? [] }
  }

  /// Each month, day of the week and hour, which may be night or dawn, in each of the usual ways.
  fileprivate var samples: [String] {
    // From the first of a year, 29 days on is another day of the week, and no month is left out.
    let dates = (0..<24).map { number in
      Date(timeIntervalSince1970: 1_767_226_200 + Double(number * (29 * 24 + 1)) * 3_600)
    }
    let styles: [(Style, Style)] = [
      (.full, .none), (.long, .none), (.medium, .none), (.short, .none), (.none, .short),
      (.none, .medium), (.none, .long), (.full, .short), (.long, .short), (.medium, .short),
      (.short, .short),
    ]
    let styled = styles.flatMap { style in
      (dateStyle, timeStyle) = style
      return dates.map(string)
    }
    let templates = ["MMMd", "MMMMd", "MMMMEEEEd", "MMMEd", "MEd", "yMMM", "yMMMM", "yQQQ", "j"]
    return styled
      + templates.flatMap { template in
        setLocalizedDateFormatFromTemplate(template)
        return dates.map(string)
      }
  }
}
