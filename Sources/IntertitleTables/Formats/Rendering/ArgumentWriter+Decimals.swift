internal import IntertitleLanguages

extension ArgumentWriter {
  /// `%f`, `%e`, `%g`.
  func writeDecimal(to sink: inout TextBuffer) -> Bool {
    if case .real(let value) = argument.value, !value.isFinite {
      return writeNonFinite(value, to: &sink)
    }
    let precision = part.precision < 0 ? nil : Int(part.precision)
    switch part.role {
    case .exponent, .upperExponent: return writeExponent(precision ?? 6, to: &sink)
    case .general, .upperGeneral: return writeGeneral(max(precision ?? 6, 1), to: &sink)
    default:
      guard let number = fixed(precision) else { return false }
      return writeDigits(number, to: &sink)
    }
  }

  /// Infinity and what is no number.
  func writeNonFinite(_ value: Double, to sink: inout TextBuffer) -> Bool {
    if value.isNaN {
      sink.append(style == .plain ? "nan" : style.notNumber)
      return true
    }
    if value < 0 {
      sink.keep(style.writeMinus(to: sink.reserve(PackedText.limit)))
    } else if part.flags.contains(.plus) {
      sink.keep(style.writePlus(to: sink.reserve(PackedText.limit)))
    }
    sink.append(style == .plain ? "inf" : "∞")
    return true
  }

  /// The number with so many fraction digits; without a precision as many as the argument says, for
  /// exact decimals their own, else six.
  private func fixed(_ precision: Int?) -> DecimalNumber? {
    switch argument.value {
    case .text: nil
    case .real(let value):
      DecimalNumber(value, fractionDigits: precision ?? argument.fractionDigits ?? 6)
    case .decimal(let number): precision.map(number.rounded) ?? number
    case .integer(let value): DecimalNumber(String(value)).map { $0.rounded(to: precision ?? 6) }
    case .unsigned(let value): DecimalNumber(String(value)).map { $0.rounded(to: precision ?? 6) }
    }
  }

  /// All digits of the number, exactly.
  private var exact: DecimalNumber? {
    switch argument.value {
    case .text: nil
    case .real(let value): DecimalNumber(value, fractionDigits: 1000)
    case .decimal(let number): number
    case .integer(let value): DecimalNumber(String(value))
    case .unsigned(let value): DecimalNumber(String(value))
    }
  }

  private func writeExponent(_ precision: Int, to sink: inout TextBuffer) -> Bool {
    guard let number = exact else { return false }
    let (digits, exponent) = number.significant(precision + 1)
    return writeScientific(digits, exponent, number.isNegative, to: &sink)
  }

  /// `%g`: the shorter of the two, without trailing zeros unless `#` asks for them.
  private func writeGeneral(_ precision: Int, to sink: inout TextBuffer) -> Bool {
    guard let number = exact else { return false }
    var (digits, exponent) = number.significant(precision)
    let keepsZeros = part.flags.contains(.alternate)
    guard exponent < -4 || exponent >= precision else {
      let shown = number.rounded(to: precision - 1 - exponent)
      return writeDigits(keepsZeros ? shown : shown.withoutTrailingZeros, to: &sink)
    }
    if !keepsZeros { while digits.count > 1, digits.last == 0 { digits.removeLast() } }
    return writeScientific(digits, exponent, number.isNegative, to: &sink)
  }

  /// `1.5e+03`, with the language's digits and signs.
  private func writeScientific(
    _ digits: [UInt8],
    _ exponent: Int,
    _ isNegative: Bool,
    to sink: inout TextBuffer
  ) -> Bool {
    let text = digits.map { String($0) }.joined()
    let spelled = (isNegative ? "-" : "") + text.prefix(1) + "." + text.dropFirst()
    guard let significand = DecimalNumber(spelled) else { return false }
    _ = writeDigits(significand, to: &sink)
    sink.append(part.role == .upperExponent || part.role == .upperGeneral ? "E" : "e")
    let out = sink.reserve(4 * PackedText.limit)
    var count = exponent < 0 ? style.writeMinus(to: out) : style.writePlus(to: out)
    let magnitude = Int(exponent.magnitude)
    let places = magnitude >= 100 ? [100, 10, 1] : [10, 1]
    for place in places { count += style.write(digit: magnitude / place % 10, to: out + count) }
    sink.keep(count)
    return true
  }
}
