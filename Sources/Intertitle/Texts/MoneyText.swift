internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// An amount of money as text: where the currency stands and what it is called is Foundation's, the
/// number is written as every other one of the sentence.
struct MoneyText {
  private let amount: Decimal
  private let code: String

  init(_ amount: Decimal, _ code: String) {
    (self.amount, self.code) = (amount, code)
  }

  /// The amount as a sentence has it; no digit is lost.
  func written(in format: SentenceFormat) -> String {
    let text = formatted(format.locale)
    guard let place = text.placeOfNumber, !code.contains(where: \.isNumber),
      let number = format.context.numbers.text(decimal: plainNumber)
    else { return text }
    return text.replacingCharacters(in: place, with: number)
  }

  /// The digits that are shown, with a point.
  private var plainNumber: String {
    let text = formatted(Locale(identifier: "en_US_POSIX"))
    return text.placeOfNumber.map { text[$0].filter { $0 != "," } } ?? ""
  }

  // Not a `NumberFormatter`, which goes through `Double` on Linux and loses the cents of large
  // amounts. Foundation keeps what is costly behind this one itself.
  private func formatted(_ locale: Locale) -> String {
    amount.formatted(.currency(code: code).locale(locale))
  }
}

extension String {
  /// From the first digit to the last, whatever the digits; nil where there is none.
  fileprivate var placeOfNumber: Range<Index>? {
    let scalars = unicodeScalars
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return nil }
    return first..<scalars.index(after: last)
  }

  fileprivate func replacingCharacters(in place: Range<Index>, with text: String) -> String {
    var scalars = unicodeScalars
    scalars.replaceSubrange(place, with: text.unicodeScalars)
    return String(scalars)
  }
}
