extension [UInt8] {
  /// Reads bytes that are written with two hexadecimal digits each, small or capital; nil for all else.
  package init?(hexadecimal digits: some StringProtocol) {
    let values = digits.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.utf8.count, values.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }

  /// The bytes in small hexadecimal digits, two for each.
  package var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
