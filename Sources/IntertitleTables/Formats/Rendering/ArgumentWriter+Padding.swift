internal import IntertitleLanguages

extension ArgumentWriter {
  /// Writes with the precision and width that the hole asks for.
  func writePadded(to sink: inout TextBuffer) -> Bool {
    let start = sink.count
    guard write(to: &sink) else { return false }
    if isWhole || part.role == .octal || part.role == .hexadecimal
      || part.role == .upperHexadecimal, part.precision > 0
    {
      fill(with: zero, to: Int(part.precision), from: start + signLength(start, sink), in: &sink)
    }
    guard part.width > 0 else { return true }
    let missing = Int(part.width) - sink.scalars(from: start)
    guard missing > 0 else { return true }
    if part.flags.contains(.left) {
      sink.insert([0x20], times: missing, at: sink.count)
    } else if fillsWithZeros {
      sink.insert(zero, times: missing, at: start + signLength(start, sink))
    } else {
      sink.insert([0x20], times: missing, at: start)
    }
    return true
  }

  /// Puts digits before a number until it has so many.
  private func fill(
    with digit: [UInt8],
    to count: Int,
    from place: Int,
    in sink: inout TextBuffer
  ) {
    let missing = count - sink.scalars(from: place)
    if missing > 0 { sink.insert(digit, times: missing, at: place) }
  }

  private var fillsWithZeros: Bool {
    guard part.flags.contains(.zeros), part.role != .text, part.role != .character else {
      return false
    }
    if case .text = argument.value { return false }
    return part.precision < 0 || part.role.rawValue >= FormatPart.Role.fixed.rawValue
  }

  /// The digit zero as this argument's numbers have it.
  private var zero: [UInt8] {
    if [.octal, .hexadecimal, .upperHexadecimal].contains(part.role) { return [0x30] }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PackedText.limit) { buffer in
      guard let base = buffer.baseAddress else { return [] }
      return Array(UnsafeBufferPointer(start: base, count: style.write(digit: 0, to: base)))
    }
  }

  /// How many bytes before the first digit are a sign or `0x`.
  private func signLength(_ start: Int, _ sink: TextBuffer) -> Int {
    let bytes = sink.bytes(from: start)
    if part.flags.contains(.alternate), bytes.count > 2, bytes[0] == 0x30, bytes[1] | 0x20 == 0x78 {
      return 2
    }
    return style.signLength(bytes)
  }
}
