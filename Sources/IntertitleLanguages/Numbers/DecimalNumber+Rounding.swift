extension DecimalNumber {
  /// The first significant digits, rounded half to even, and the power of ten of the first one.
  ///
  /// - Parameter count: How many digits; zeros are added where there are fewer.
  /// - Returns: Zeros and the exponent 0 for zero.
  package func significant(_ count: Int) -> (digits: [UInt8], exponent: Int) {
    guard let first = digits.firstIndex(where: { $0 != 0 }) else {
      return ([UInt8](repeating: 0, count: max(count, 1)), 0)
    }
    let exponent = point - 1 - first
    var shifted = DecimalDigits(Array(digits[first...]), point: 1)
    shifted.show(fractionDigits: max(count - 1, 0)...max(count - 1, 0))
    // 9.99 rounds to 10.0, which has a digit more before the point.
    guard shifted.point == 1 else { return (Array(shifted.digits.dropLast()), exponent + 1) }
    return (shifted.digits, exponent)
  }

  /// The number without zeros at the end of its fraction.
  package var withoutTrailingZeros: DecimalNumber {
    let zeros = digits.suffix(max(0, fractionDigits)).reversed().prefix { $0 == 0 }.count
    let shown = DecimalDigits(Array(digits.dropLast(zeros)), point: point)
    return DecimalNumber(shown, isNegative: isNegative)
  }
}

extension NumberStyle {
  /// How many bytes of a written number are its sign.
  package func signLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    if facts.minus.begins(base, base + bytes.count) { return facts.minus.count }
    return facts.plus.begins(base, base + bytes.count) ? facts.plus.count : 0
  }
}
