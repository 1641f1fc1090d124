/// What plural rules look at in a number: not only its value, but the digits that are shown.
///
/// `1` and `1.0` differ: in English one takes "day", the other "days" (UTS #35, "Plural Operand
/// Meanings").
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits as a number.
  ///
  /// Of more than seventeen digits the last fifteen are kept, which is all that rules look at.
  package let i: UInt64
  /// How many fraction digits are shown, trailing zeros included.
  package let v: Int
  /// How many fraction digits are shown, trailing zeros not included.
  package let w: Int
  /// The fraction digits shown, as a number, trailing zeros included.
  package let f: UInt64
  /// The fraction digits shown, as a number, trailing zeros not included.
  package let t: UInt64
  /// The exponent of a compact number: 6 in `1c6`, which is shown as "1 million".
  package let c: Int
  /// Whether this is a number: not infinite, not `nan`.
  package let isNumber: Bool

  /// The absolute value.
  package var n: Double {
    var fraction = Double(t)
    for _ in 0..<min(w, 400) { fraction /= 10 }
    return isNumber ? Double(i) + fraction : .nan
  }

  /// Whether the value is a whole number, shown with a fraction or not.
  var isWhole: Bool { t == 0 }

  init(i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int, isNumber: Bool = true) {
    self.i = i
    self.v = v
    self.w = w
    self.f = f
    self.t = t
    self.c = c
    self.isNumber = isNumber
  }

  /// The operands of a whole number, shown without a fraction.
  package init(_ value: Int) {
    self.init(i: UInt64(value.magnitude), v: 0, w: 0, f: 0, t: 0, c: 0)
  }

  /// The operands of a whole number of any width, shown without a fraction.
  package init(_ value: some BinaryInteger) {
    if let small = UInt64(exactly: value.magnitude), small < FoldedDigits.limit {
      self.init(i: small, v: 0, w: 0, f: 0, t: 0, c: 0)
      return
    }
    var folded = FoldedDigits()
    for digit in String(value.magnitude).utf8 { folded.append(digit &- 48) }
    self.init(i: folded.value, v: 0, w: 0, f: 0, t: 0, c: 0)
  }
}

extension PluralOperands: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}
