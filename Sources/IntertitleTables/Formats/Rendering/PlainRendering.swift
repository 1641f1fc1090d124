internal import IntertitleLanguages

/// Renders formats without variables whose every hole has an argument that fits.
///
/// Nothing is stored on the way, so that no reference is counted; whatever is not simple is left to
/// ``FormatRenderer``.
enum PlainRendering {
  /// Writes all parts, or answers false with the sink half written.
  static func render(
    _ body: FormatBody,
    _ arguments: [TextArgument],
    _ numbers: NumberStyle,
    to sink: inout TextBuffer
  ) -> Bool {
    KeyBytes.with(body.text) { bytes in
      guard let start = bytes.baseAddress else { return true }
      for part in body.parts {
        // Parts were cut from these bytes.
        if part.role == .literal {
          sink.append(start + Int(part.offset), Int(part.length))
        } else {
          let place = Int(part.position)
          guard place < arguments.count, fill(part, arguments[place], numbers, to: &sink) else {
            return false
          }
        }
      }
      return true
    }
  }

  @inline(__always)
  private static func fill(
    _ part: FormatPart,
    _ argument: TextArgument,
    _ numbers: NumberStyle,
    to sink: inout TextBuffer
  ) -> Bool {
    guard part.isBare else { return fillSlowly(part, argument, numbers, to: &sink) }
    switch argument.value {
    case .text(let text) where part.role == .text:
      sink.append(text)
      return true
    case .integer(let value) where part.role.rawValue <= FormatPart.Role.unsigned.rawValue:
      if argument.notation == .plain {
        sink.append(decimal: value.magnitude, isNegative: value < 0)
      } else {
        let out = sink.reserve(NumberStyle.integerLimit)
        let isGrouped = argument.notation == .localized
        sink.keep(
          numbers.write(value.magnitude, isNegative: value < 0, isGrouped: isGrouped, to: out)
        )
      }
      return true
    default: return fillSlowly(part, argument, numbers, to: &sink)
    }
  }

  /// Arguments may say widths, which only ``FormatRenderer`` knows.
  @inline(never)
  private static func fillSlowly(
    _ part: FormatPart,
    _ argument: TextArgument,
    _ numbers: NumberStyle,
    to sink: inout TextBuffer
  ) -> Bool {
    guard part.flags.isDisjoint(with: [.argumentWidth, .argumentPrecision]) else { return false }
    return ArgumentWriter(part, argument, numbers).writePadded(to: &sink)
  }
}
