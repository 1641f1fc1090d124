package import Foundation

/// A date or an amount of money among the arguments of a text: it keeps its value, so that each
/// language writes it anew.
package enum FormattedValue: Hashable, Sendable {
  case date(Date, DateLook)
  case amount(Decimal, currency: String)

  /// How it is written in a sentence.
  func text(in format: SentenceFormat) -> String {
    switch self {
    case .date(let date, let look): look.text(of: date, in: format.locale)
    case .amount(let amount, let code): MoneyText(amount, code).written(in: format)
    }
  }
}

/// How a date is written, apart from the language.
package struct DateLook: Hashable, Sendable {
  var date: DateFormatter.Style
  var time: DateFormatter.Style
  var zone: TimeZone

  private struct Key: Hashable {
    let locale: String
    let look: DateLook
  }

  private static let formatters = Pool<Key, DateFormatter>()

  fileprivate func text(of date: Date, in locale: Locale) -> String {
    Self.formatters.withObject(Key(locale: locale.identifier, look: self)) {
      formatter(for: locale)
    } use: {
      $0.string(from: date)
    }
  }

  private func formatter(for locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    // All are set, and the locale first: what is not would be the machine's.
    formatter.locale = locale
    formatter.calendar = locale.calendar
    formatter.timeZone = zone
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}
