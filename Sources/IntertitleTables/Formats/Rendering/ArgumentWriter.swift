internal import IntertitleLanguages

/// Writes one argument as one hole asks for it.
///
/// Every function answers false, with nothing written, where the argument does not fit.
struct ArgumentWriter {
  let part: FormatPart
  let argument: TextArgument
  let numbers: NumberStyle

  init(_ part: FormatPart, _ argument: TextArgument, _ numbers: NumberStyle) {
    self.part = part
    self.argument = argument
    self.numbers = numbers
  }

  /// Writes without width.
  func write(to sink: inout TextBuffer) -> Bool {
    switch part.role {
    case .text: writeAsText(to: &sink)
    case .signed, .unsigned: writeNumber(to: &sink)
    case .hexadecimal, .upperHexadecimal, .octal: writeRadix(to: &sink)
    case .character: writeCharacter(to: &sink)
    case .fixed, .exponent, .upperExponent, .general, .upperGeneral: writeDecimal(to: &sink)
    case .literal, .variable, .ownNumber: false
    }
  }

  /// The style that the argument's notation asks for.
  var style: NumberStyle { argument.notation == .plain ? .plain : numbers }

  /// Whether separators are written: not in numbers that are filled with zeros, and not where the
  /// argument says so.
  var isGrouped: Bool {
    if isWhole, part.precision >= 0 { return false }
    if part.flags.contains(.zeros), !part.flags.contains(.left) { return false }
    return argument.notation == .localized
      || (argument.notation == .ungrouped && part.flags.contains(.grouping))
  }

  /// Whether the hole asks for a whole number: one with a fraction is rounded, half to even.
  var isWhole: Bool { part.role == .signed || part.role == .unsigned }

  /// `%@` and `%s`: words as they are, numbers as the language writes them.
  private func writeAsText(to sink: inout TextBuffer) -> Bool {
    switch argument.value {
    case .text(let text):
      sink.append(part.precision < 0 ? text : String(text.prefix(Int(part.precision))))
      return true
    case .real(let value) where argument.fractionDigits == nil && value.isFinite:
      return writeDigits(DecimalNumber(shortest: value), to: &sink)
    default: return writeNumber(to: &sink)
    }
  }

  /// A number with the digits it has, a whole one where the hole asks for that; words do not fit.
  private func writeNumber(to sink: inout TextBuffer) -> Bool {
    switch argument.value {
    case .text: return false
    case .integer(let value): writeWhole(value.magnitude, value < 0, to: &sink)
    case .unsigned(let value): writeWhole(value, false, to: &sink)
    case .decimal(let number):
      return writeDigits(isWhole ? number.rounded(to: 0) : number, to: &sink)
    case .real(let value):
      guard value.isFinite else { return writeNonFinite(value, to: &sink) }
      if isWhole, let whole = Int64(exactly: value.rounded(.toNearestOrEven)) {
        writeWhole(whole.magnitude, whole < 0, to: &sink)
        return true
      }
      let digits = isWhole ? 0 : argument.fractionDigits
      let number = digits.map { DecimalNumber(value, fractionDigits: $0) }
      return writeDigits(number ?? DecimalNumber(shortest: value), to: &sink)
    }
    return true
  }

  @inline(__always)
  func writeWhole(_ magnitude: UInt64, _ isNegative: Bool, to sink: inout TextBuffer) {
    let out = sink.reserve(NumberStyle.integerLimit + PackedText.limit)
    let plus = part.flags.contains(.plus) && !isNegative ? style.writePlus(to: out) : 0
    sink.keep(
      plus
        &+ style.write(magnitude, isNegative: isNegative, isGrouped: isGrouped, to: out + plus)
    )
  }

  func writeDigits(_ number: DecimalNumber, to sink: inout TextBuffer) -> Bool {
    let out = sink.reserve(NumberStyle.limit(for: number) + PackedText.limit)
    let plus = part.flags.contains(.plus) && !number.isNegative ? style.writePlus(to: out) : 0
    sink.keep(plus + style.write(number, isGrouped: isGrouped, to: out + plus))
    return true
  }

  /// `%x`, `%o`: 32 bits for negative numbers without a length modifier, as in C.
  private func writeRadix(to sink: inout TextBuffer) -> Bool {
    let bits: UInt64
    switch argument.value {
    case .integer(let value) where value < 0 && !part.flags.contains(.long):
      bits =
        Int32(exactly: value).map { UInt64(UInt32(bitPattern: $0)) } ?? UInt64(bitPattern: value)
    case .integer(let value): bits = UInt64(bitPattern: value)
    case .unsigned(let value): bits = value
    default: return false
    }
    let isOctal = part.role == .octal
    let isUpper = part.role == .upperHexadecimal
    if part.flags.contains(.alternate), bits != 0 {
      sink.append(isOctal ? "0" : isUpper ? "0X" : "0x")
    }
    sink.append(String(bits, radix: isOctal ? 8 : 16, uppercase: isUpper))
    return true
  }

  /// `%c`: the scalar of a number, or a character.
  private func writeCharacter(to sink: inout TextBuffer) -> Bool {
    let value: UInt64
    switch argument.value {
    case .text(let text):
      sink.append(text)
      return true
    case .integer(let number) where number > 0: value = UInt64(number)
    case .unsigned(let number): value = number
    default: return false
    }
    guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return false }
    sink.append(String(Character(scalar)))
    return true
  }
}
