/// The digits of a number and where its point is.
struct DecimalDigits {
  /// From 0 to 9, the first of them before or after the point.
  private(set) var digits: [UInt8] = []
  /// How many digits are before the point.
  private(set) var point = 0

  /// Digits that are known.
  init(_ digits: [UInt8], point: Int) {
    self.digits = digits
    self.point = point
  }

  /// Reads digits with at most one point; nil for everything else.
  init?(_ text: some Collection<UInt8>) {
    var seenPoint = false
    digits.reserveCapacity(text.count)
    for byte in text {
      if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else if 48...57 ~= byte {
        digits.append(byte - 48)
        if !seenPoint { point += 1 }
      } else {
        return nil
      }
    }
    if digits.isEmpty { return nil }
  }

  /// Moves the point to the right, or to the left, and writes the zeros that become visible.
  mutating func shift(by places: Int) {
    point += places
    if point < 0 {
      digits.insert(contentsOf: repeatElement(0, count: -point), at: 0)
      point = 0
    } else if point > digits.count {
      digits += repeatElement(0, count: point - digits.count)
    }
  }

  /// Shows as many fraction digits as a range allows: rounded half to even, filled with zeros.
  mutating func show(fractionDigits: ClosedRange<Int>) {
    round(to: point + fractionDigits.upperBound)
    while digits.count > point + fractionDigits.lowerBound, digits.last == 0 { digits.removeLast() }
    let missing = point + fractionDigits.lowerBound - digits.count
    if missing > 0 { digits += repeatElement(0, count: missing) }
  }

  /// The same number with one digit before the point where all of them are zeros.
  var withoutLeadingZeros: DecimalDigits {
    let zeros = digits.prefix(max(0, point - 1)).prefix { $0 == 0 }.count
    return DecimalDigits(Array(digits.dropFirst(zeros)), point: point - zeros)
  }

  /// The operands that these digits have.
  func operands(exponent: Int = 0) -> PluralOperands {
    var whole = FoldedDigits()
    for digit in digits.prefix(point) { whole.append(digit) }
    var visible = FoldedDigits()
    var (t, w): (UInt64, Int) = (0, 0)
    for (place, digit) in digits.dropFirst(point).enumerated() {
      visible.append(digit)
      if digit != 0 { (t, w) = (visible.value, place + 1) }
    }
    let v = max(0, digits.count - point)
    return PluralOperands(i: whole.value, v: v, w: w, f: visible.value, t: t, c: exponent)
  }

  private mutating func round(to count: Int) {
    guard count >= 0, count < digits.count else { return }
    let rest = digits[count...]
    let half = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let up = half ? isOdd : (rest.first ?? 0) >= 5
    digits.removeSubrange(count...)
    if up { increment() }
  }

  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    point += 1
  }
}

/// A number that grows digit by digit and keeps the last fifteen exactly, whatever its length.
///
/// What rules ask of large numbers is their remainder by powers of ten, and that they are not small.
struct FoldedDigits {
  private(set) var value: UInt64 = 0
  private static let kept: UInt64 = 1_000_000_000_000_000
  /// Numbers below are kept whole.
  static let limit = 100 * kept

  mutating func append(_ digit: UInt8) {
    value = value * 10 + UInt64(digit)
    if value >= Self.limit { value = value % Self.kept + 10 * Self.kept }
  }
}
