public import Foundation

// What Foundation writes: dates and money. Both keep their value, and stand in the key as `%@`.
extension LocalizedText.StringInterpolation {
  /// Puts a date in, as the language in use writes it in the person's region.
  ///
  /// ```swift
  /// label.content = "Due \(invoice.due, date: .long)"  // looks up “Due %@”
  /// ```
  /// - Parameters:
  ///   - date: The date.
  ///   - dateStyle: How long the day is written; `.none` leaves it out.
  ///   - timeStyle: How long the time is written; it is left out unless said.
  ///   - timeZone: Where the day and the time are counted; where the device is now unless said.
  public mutating func appendInterpolation(
    _ date: Date,
    date dateStyle: DateFormatter.Style = .medium,
    time timeStyle: DateFormatter.Style = .none,
    timeZone: TimeZone = .current
  ) {
    append(.formatted(.date(date, DateLook(date: dateStyle, time: timeStyle, zone: timeZone))))
  }

  /// Puts an amount of money in, as the language in use writes it in the person's region.
  ///
  /// ```swift
  /// button.content = "Pay \(invoice.total, currency: "EUR")"  // looks up “Pay %@”
  /// ```
  /// - Parameters:
  ///   - amount: The amount; no digit of it is lost, and the currency says how many are shown behind
  ///     the point.
  ///   - code: The currency's code of ISO 4217; one that is none is shown as Foundation does.
  public mutating func appendInterpolation(_ amount: Decimal, currency code: String) {
    append(.formatted(.amount(amount, currency: code)))
  }
}
