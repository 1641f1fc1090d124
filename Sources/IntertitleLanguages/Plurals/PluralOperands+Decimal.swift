extension PluralOperands {
  /// The operands of a number as it is shown: `1.50`, `-3`, `1c6` (compact: 1 million).
  ///
  /// Nil for what is no number: ASCII digits with at most one point, a sign before them, an exponent
  /// of digits behind `c` or `e`. Grouping is not read.
  ///
  /// - Parameter decimal: The digits with every zero that is shown.
  /// - Complexity: O(*n*); an exponent counts up to 400.
  package init?(decimal: String) {
    let bytes = Self.withoutSign(decimal)
    let mark = bytes.firstIndex { $0 | 0x20 == 0x63 || $0 | 0x20 == 0x65 }
    guard var digits = DecimalDigits(bytes[..<(mark ?? bytes.endIndex)]) else { return nil }
    guard let mark else {
      self = digits.operands()
      return
    }
    let power = bytes[bytes.index(after: mark)...]
    guard !power.isEmpty, power.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    let exponent = power.reduce(0) { min($0 * 10 + Int($1) - 48, 400) }
    digits.shift(by: exponent)
    self = digits.operands(exponent: exponent)
  }

  private static func withoutSign(_ decimal: String) -> Substring.UTF8View {
    let bytes = Substring(decimal).utf8
    guard let first = bytes.first, first == 0x2B || first == 0x2D || first == 0xE2 else {
      return bytes
    }
    let minus = "\u{2212}".utf8
    return bytes.dropFirst(first == 0xE2 ? (bytes.starts(with: minus) ? 3 : 0) : 1)
  }

  /// The operands of a number shown with as many fraction digits as its shortest form has.
  ///
  /// `1.5` has one, `1.0` none. Infinity and `nan` are in every language `other`.
  package init(_ value: Double) {
    self.init(value, fractionDigits: 0...400)
  }

  /// The operands of a number shown with a number of fraction digits.
  ///
  /// - Parameters:
  ///   - value: The number; rounded half to even.
  ///   - fractionDigits: How many fraction digits are shown.
  package init(_ value: Double, fractionDigits: Int) {
    let count = min(max(fractionDigits, 0), 400)
    self.init(value, fractionDigits: count...count)
  }

  /// The operands of a number shown with a least and a greatest number of fraction digits.
  ///
  /// - Parameters:
  ///   - value: The number; rounded half to even.
  ///   - fractionDigits: How many fraction digits are shown; zeros beyond the least are not.
  package init(_ value: Double, fractionDigits: ClosedRange<Int>) {
    guard value.isFinite, let shown = Self.digits(of: value.magnitude, fractionDigits) else {
      self.init(i: 0, v: 0, w: 0, f: 0, t: 0, c: 0, isNumber: false)
      return
    }
    self = shown.operands()
  }

  /// The digits of Swift's shortest form: `1.5`, `1e-05`, `1.7e+308`.
  private static func digits(of value: Double, _ range: ClosedRange<Int>) -> DecimalDigits? {
    let parts = value.description.split(separator: "e")
    guard let first = parts.first, var digits = DecimalDigits(first.utf8) else { return nil }
    if parts.count == 2, let exponent = Int(parts[1]) { digits.shift(by: exponent) }
    let limits = 0...400
    digits.show(fractionDigits: range.clamped(to: limits))
    return digits
  }
}
