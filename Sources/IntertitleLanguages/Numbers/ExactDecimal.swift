/// What a binary number is exactly, in decimal digits.
enum ExactDecimal {
  static let zero = DecimalDigits([0], point: 1)

  /// A number times a power of ten, rounded half to even; nil where 64 bits do not hold it.
  ///
  /// Exact: the product has at most 117 bits, and what is shifted out decides the rounding.
  static func scaled(_ value: Double, by fractionDigits: Int) -> UInt64? {
    guard value.isFinite, fractionDigits <= 19 else { return nil }
    if value == 0 { return 0 }
    let (significand, exponent) = parts(of: value)
    let power = powersOfTen[fractionDigits]
    let product = significand.multipliedFullWidth(by: power)
    guard exponent < 0 else {
      guard product.high == 0, exponent < product.low.leadingZeroBitCount else { return nil }
      return product.low << UInt64(exponent)
    }
    let shift = -exponent
    if shift > 118 { return 0 }
    return rounded(high: product.high, low: product.low, shift)
  }

  /// All digits of a finite number, the whole and the fraction.
  ///
  /// - Complexity: quadratic in the exponent, which is at most 1,074.
  static func digits(of value: Double) -> DecimalDigits {
    guard value.isFinite, value != 0 else { return zero }
    let (significand, exponent) = parts(of: value)
    var limbs = Limbs(significand)
    for _ in 0..<max(exponent, 0) / 20 { limbs.multiply(by: 1 << 20) }
    limbs.multiply(by: 1 << UInt64(max(exponent, 0) % 20))
    // m / 2^k is m · 5^k / 10^k.
    let fives = max(-exponent, 0)
    for _ in 0..<fives / 12 { limbs.multiply(by: 244_140_625) }
    for _ in 0..<fives % 12 { limbs.multiply(by: 5) }
    var digits = DecimalDigits(limbs.digits, point: limbs.digits.count)
    digits.shift(by: -fives)
    return digits
  }

  /// The number as a whole number times a power of two, without trailing zero bits.
  private static func parts(of value: Double) -> (significand: UInt64, exponent: Int) {
    let bits = value.bitPattern
    let field = Int(truncatingIfNeeded: bits >> 52 & 0x7FF)
    let fraction = bits & 0xF_FFFF_FFFF_FFFF
    let significand = field == 0 ? fraction : fraction | 1 << 52
    let zeros = significand.trailingZeroBitCount
    return (significand >> UInt64(zeros), max(field, 1) - 1075 + zeros)
  }

  private static func rounded(high: UInt64, low: UInt64, _ shift: Int) -> UInt64? {
    let one: UInt64 = 1
    var (quotient, half, rest): (UInt64, Bool, Bool)
    if shift < 64 {
      guard shift == 0 || high >> UInt64(shift) == 0 else { return nil }
      guard shift > 0 else { return high == 0 ? low : nil }
      quotient = high << UInt64(64 - shift) | low >> UInt64(shift)
      half = low >> UInt64(shift - 1) & 1 == 1
      rest = low & (one << UInt64(shift - 1) - 1) != 0
    } else if shift == 64 {
      (quotient, half, rest) = (high, low >> 63 == 1, low << 1 != 0)
    } else {
      quotient = shift < 128 ? high >> UInt64(shift - 64) : 0
      half = shift <= 128 && high >> UInt64(shift - 65) & 1 == 1
      rest = low != 0 || high & (one << UInt64(shift - 65) - 1) != 0
    }
    if half, rest || quotient & 1 == 1 { quotient += 1 }
    return quotient
  }

  private static let powersOfTen: [UInt64] = (0..<19).reduce(into: [1]) { powers, _ in
    powers.append((powers.last ?? 1) * 10)
  }
}

/// A large whole number, nine decimal digits a limb, the lowest first.
private struct Limbs {
  private var limbs: [UInt64]

  init(_ value: UInt64) {
    limbs = [value % 1_000_000_000, value / 1_000_000_000 % 1_000_000_000]
    limbs.append(value / 1_000_000_000_000_000_000)
  }

  /// Multiplies by a factor below 2^30.
  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(carry) }
  }

  /// The digits from the first on, without leading zeros.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs.reversed() {
      var divisor: UInt64 = 100_000_000
      while divisor > 0 {
        let digit = UInt8(truncatingIfNeeded: limb / divisor % 10)
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
        divisor /= 10
      }
    }
    return digits.isEmpty ? [0] : digits
  }
}
