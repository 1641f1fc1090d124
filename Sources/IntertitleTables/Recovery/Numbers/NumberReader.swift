internal import IntertitleLanguages

/// Reads what a number's hole was filled with, and makes sure that it would be filled so again.
final class NumberReader: Sendable {
  let bytes: NumberBytes
  private let cutter: TokenCutter

  init(_ style: NumberStyle) {
    bytes = NumberBytes(style)
    cutter = TokenCutter(bytes)
  }

  /// The argument that fills a hole with these bytes, or nil.
  ///
  /// A whole number without separators is plain: it is put back as it was written. A decimal number
  /// without separators has the language's decimal sign in every language.
  func read(_ text: UnsafeBufferPointer<UInt8>, for part: FormatPart) -> TextArgument? {
    if part.isBare, part.role == .signed || part.role == .unsigned,
      let value = canonical(text), value >= 0 || part.role == .signed
    {
      return TextArgument(.integer(value), .plain)
    }
    return readAny(text, for: part)
  }

  /// The number that a hole for words shows, where plural rules look at it.
  func readCounted(_ text: UnsafeBufferPointer<UInt8>, for part: FormatPart) -> TextArgument? {
    guard part.role == .text, text.count <= 512 else { return nil }
    return readWhole(text, part) ?? readDecimal(text, part)
  }

  /// Whether bytes look like a number with blanks round it, or an exponent.
  func mayBeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var position = text.baseAddress else { return false }
    let end = position + text.count
    var hasDigit = false
    while position < end {
      let token = cutter.token(position, end)
      let isExponent = token.length == 1 && position.pointee | 0x20 == UInt8(ascii: "e")
      guard [.digit, .mark, .space].contains(token.kind) || isExponent else { return false }
      hasDigit = hasDigit || token.kind == .digit
      position += token.length
    }
    return hasDigit
  }

  /// A whole number in ASCII as Swift would write it.
  @inline(__always)
  private func canonical(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard 1...18 ~= text.count &- start else { return nil }
    if text[start] == 0x30, text.count > 1 { return nil }
    var value: Int64 = 0
    for place in start..<text.count {
      let digit = text[place] &- 0x30
      if digit > 9 { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return isNegative ? -value : value
  }

  @inline(never)
  private func readAny(
    _ text: UnsafeBufferPointer<UInt8>,
    for part: FormatPart
  ) -> TextArgument? {
    guard text.count <= 512 else { return nil }
    switch part.role {
    case .signed, .unsigned: return readWhole(text, part)
    case .hexadecimal, .upperHexadecimal: return readRadix(text, part, 16)
    case .octal: return readRadix(text, part, 8)
    case .fixed, .general, .upperGeneral: return readDecimal(text, part)
    case .character:
      let character = String(decoding: text, as: UTF8.self)
      return character.unicodeScalars.count == 1 ? .text(character) : nil
    default: return nil
    }
  }

  private func readWhole(
    _ text: UnsafeBufferPointer<UInt8>,
    _ part: FormatPart
  ) -> TextArgument? {
    guard let number = decimal(text), number.fractionDigits == 0 else { return nil }
    let digits = number.text
    if part.role == .unsigned, number.isNegative { return nil }
    let value: TextArgument.Value
    if let whole = Int64(digits) {
      value = .integer(whole)
    } else if let whole = UInt64(digits) {
      value = .unsigned(whole)
    } else {
      return nil
    }
    return firstThatFits(value, [.plain, .localized, .ungrouped], text, part)
  }

  private func readDecimal(
    _ text: UnsafeBufferPointer<UInt8>,
    _ part: FormatPart
  ) -> TextArgument? {
    let points: [PackedText] = [bytes.style.decimal, PackedText(["."])]
    for point in points {
      guard let number = decimal(text, point: point) else { continue }
      let fitting = firstThatFits(
        .decimal(number),
        [.ungrouped, .localized, .plain],
        text,
        part
      )
      if let fitting { return fitting }
    }
    return nil
  }

  private func readRadix(
    _ text: UnsafeBufferPointer<UInt8>,
    _ part: FormatPart,
    _ radix: Int
  ) -> TextArgument? {
    var digits = String(decoding: text, as: UTF8.self)
    digits = String(digits.drop { $0 == " " })
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits.removeFirst(2) }
    while digits.last == " " { digits.removeLast() }
    guard let bits = UInt64(digits, radix: radix) else { return nil }
    let value = Int64(exactly: bits).map(TextArgument.Value.integer) ?? .unsigned(bits)
    return firstThatFits(value, [.plain], text, part)
  }

  /// The first notation in which the value fills the hole with exactly these bytes.
  private func firstThatFits(
    _ value: TextArgument.Value,
    _ notations: [TextArgument.Notation],
    _ text: UnsafeBufferPointer<UInt8>,
    _ part: FormatPart
  ) -> TextArgument? {
    notations.lazy.map { TextArgument(value, $0) }.first { fills($0, text, part) }
  }

  /// Whether an argument fills a hole with exactly these bytes.
  func fills(
    _ argument: TextArgument,
    _ text: UnsafeBufferPointer<UInt8>,
    _ part: FormatPart
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { lent in
      var sink = TextBuffer(lent)
      defer { sink.discard() }
      let writer = ArgumentWriter(part, argument, bytes.style)
      guard writer.writePadded(to: &sink), sink.count == text.count else { return false }
      guard let written = sink.bytes(from: 0).baseAddress, let own = text.baseAddress else {
        return text.isEmpty
      }
      return equalBytes(UnsafeRawPointer(written), UnsafeRawPointer(own), text.count)
    }
  }

  /// The number that bytes spell, with signs, separators and blanks round it left out.
  ///
  /// What it leaves out is checked by writing it again.
  private func decimal(
    _ text: UnsafeBufferPointer<UInt8>,
    point: PackedText? = nil
  ) -> DecimalNumber? {
    guard var position = text.baseAddress else { return nil }
    let end = position + text.count
    var spelled = ""
    var isNegative = false
    while position < end {
      if let point, point.begins(position, end) {
        spelled += "."
        position += point.count
        continue
      }
      if spelled.isEmpty, position.pointee == 0x2D || bytes.style.minus.begins(position, end) {
        isNegative = true
      }
      let token = cutter.token(position, end)
      switch token.kind {
      case .digit: spelled += String(digit(position, end))
      case .mark, .space: break
      default: return nil
      }
      position += token.length
    }
    return DecimalNumber((isNegative ? "-" : "") + spelled)
  }

  private func digit(_ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    if 0x30...0x39 ~= position.pointee { return Int(position.pointee &- 0x30) }
    return bytes.style.digits.firstIndex { $0.begins(position, end) } ?? 0
  }
}
