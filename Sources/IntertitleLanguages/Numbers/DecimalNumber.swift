/// A decimal number as it is shown: digits, a point, a sign.
package struct DecimalNumber: Hashable, Sendable {
  /// From 0 to 9; at least one before the point.
  package private(set) var digits: [UInt8]
  private let wholeDigits: Int32
  /// Whether there is a minus sign.
  package var isNegative: Bool

  /// Reads ASCII digits with at most one point and a sign before them; nil for everything else.
  ///
  /// `.5` is read as `0.5`, `5.` as `5`.
  package init?(_ text: String) {
    var bytes = Substring(text).utf8
    let sign = bytes.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    guard let read = DecimalDigits(bytes) else { return nil }
    self.init(read, isNegative: sign == UInt8(ascii: "-"))
  }

  init(_ number: DecimalDigits, isNegative: Bool) {
    self.isNegative = isNegative
    digits = number.point == 0 ? [0] + number.digits : number.digits
    wholeDigits = Int32(clamping: max(1, number.point))
  }

  /// A number rounded half to even from what it is exactly, as `printf` does.
  ///
  /// - Parameters:
  ///   - value: A finite number.
  ///   - fractionDigits: How many digits are shown behind the point; at most 1,000.
  package init(_ value: Double, fractionDigits: Int) {
    let shown = min(max(fractionDigits, 0), 1000)
    let isNegative = value.sign == .minus
    if let scaled = ExactDecimal.scaled(value.magnitude, by: shown) {
      self.init(scaled: scaled, fractionDigits: shown, isNegative: isNegative)
      return
    }
    var exact = ExactDecimal.digits(of: value.magnitude)
    exact.show(fractionDigits: shown...shown)
    self.init(exact.withoutLeadingZeros, isNegative: isNegative)
  }

  /// A number with the fewest digits that tell it from its neighbours: `0.1`.
  package init(shortest value: Double) {
    let parts = value.magnitude.description.split(separator: "e")
    var digits = parts.first.flatMap { DecimalDigits($0.utf8) } ?? ExactDecimal.zero
    if parts.count == 2, let exponent = Int(parts[1]) { digits.shift(by: exponent) }
    digits.show(fractionDigits: 0...400)
    self.init(digits.withoutLeadingZeros, isNegative: value.sign == .minus)
  }

  /// A whole number that is shown with a point.
  private init(scaled: UInt64, fractionDigits: Int, isNegative: Bool) {
    self.isNegative = isNegative
    var reversed: [UInt8] = []
    reversed.reserveCapacity(20)
    var rest = scaled
    while rest > 0 || reversed.count <= fractionDigits {
      reversed.append(UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    digits = reversed.reversed()
    wholeDigits = Int32(clamping: digits.count - fractionDigits)
  }

  /// The same number shown with so many fraction digits: rounded half to even, filled with zeros.
  package func rounded(to fractionDigits: Int) -> DecimalNumber {
    var shown = decimal
    let count = min(max(fractionDigits, 0), 1000)
    shown.show(fractionDigits: count...count)
    return DecimalNumber(shown, isNegative: isNegative)
  }

  /// How many digits are before the point.
  package var point: Int { Int(wholeDigits) }

  /// How many digits are shown behind the point.
  package var fractionDigits: Int { digits.count - point }

  /// What plural rules look at.
  package var pluralOperands: PluralOperands { decimal.operands() }

  /// The number as a text in ASCII.
  package var text: String {
    var text = isNegative ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place == point { text += "." }
      text.unicodeScalars.append(Unicode.Scalar(digit + 48))
    }
    return text
  }

  private var decimal: DecimalDigits { DecimalDigits(digits, point: point) }
}
