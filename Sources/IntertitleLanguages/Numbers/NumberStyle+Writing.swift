extension NumberStyle {
  /// Room for every whole number of 64 bits: twenty digits of four bytes, as many separators as
  /// groups of two have, a sign.
  package static let integerLimit = 20 * 4 + 10 * PackedText.limit + PackedText.limit

  /// Room for a decimal number: a separator behind each digit is more than any grouping has.
  package static func limit(for number: DecimalNumber) -> Int {
    (number.digits.count + 2) * (4 + PackedText.limit)
  }

  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - magnitude: The number without its sign.
  ///   - isNegative: Whether a minus sign is written.
  ///   - isGrouped: Whether separators are written.
  ///   - out: Memory with room for ``integerLimit`` bytes. Bounds: the width is counted first, and
  ///     each digit and separator is written once, from the end to the beginning.
  /// - Returns: How many bytes were written.
  package func write(
    _ magnitude: UInt64,
    isNegative: Bool,
    isGrouped: Bool,
    to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let start = isNegative ? facts.minus.write(to: out) : 0
    let count = digitCount(magnitude)
    let separators = isGrouped ? separators(in: count) : 0
    if separators == 0, facts.isASCII { return start &+ writeASCII(magnitude, count, out + start) }
    return start &+ writeGrouped(magnitude, count, separators, out + start)
  }

  /// Writes a decimal number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isGrouped: Whether separators are written.
  ///   - out: Memory with room for ``limit(for:)`` bytes.
  /// - Returns: How many bytes were written.
  package func write(
    _ number: DecimalNumber,
    isGrouped: Bool,
    to out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var position = number.isNegative ? facts.minus.write(to: out) : 0
    let whole = number.point
    var left = isGrouped ? separators(in: whole) : 0
    let (primary, secondary) = facts.grouping
    for (place, digit) in number.digits.enumerated() {
      let behind = whole - place
      if place == whole { position += facts.decimal.write(to: out + position) }
      if left > 0, place > 0, behind == primary + (left - 1) * secondary {
        position += facts.group.write(to: out + position)
        left -= 1
      }
      position += facts.digits[Int(digit)].write(to: out + position)
    }
    return position
  }

  /// Writes the sign for numbers that are shown with one and are not negative.
  package func writePlus(to out: UnsafeMutablePointer<UInt8>) -> Int { facts.plus.write(to: out) }

  /// Writes the minus sign.
  package func writeMinus(to out: UnsafeMutablePointer<UInt8>) -> Int { facts.minus.write(to: out) }

  /// Writes a digit, from 0 to 9.
  package func write(digit: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    facts.digits[digit].write(to: out)
  }

  /// How many separators a number with so many whole digits has.
  @inline(__always)
  private func separators(in count: Int) -> Int {
    let (primary, secondary) = facts.grouping
    guard count >= primary &+ facts.minimumGrouping else { return 0 }
    return (count &- primary &- 1) / secondary &+ 1
  }

  @inline(__always)
  private func writeASCII(
    _ magnitude: UInt64,
    _ count: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var rest = magnitude
    var place = count &- 1
    while place >= 0 {
      let next = rest / 10
      out[place] = UInt8(truncatingIfNeeded: rest &- next &* 10) &+ 48
      rest = next
      place &-= 1
    }
    return count
  }

  private func writeGrouped(
    _ magnitude: UInt64,
    _ count: Int,
    _ separators: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let isASCII = facts.isASCII
    let digitWidth = isASCII ? 1 : facts.digits[0].count
    let width = count &* digitWidth &+ separators &* facts.group.count
    var (rest, end) = (magnitude, width)
    var (inGroup, left) = (facts.grouping.primary, separators)
    for _ in 0..<count {
      if inGroup == 0, left > 0 {
        end &-= facts.group.count
        _ = facts.group.write(to: out + end)
        (inGroup, left) = (facts.grouping.secondary, left &- 1)
      }
      let next = rest / 10
      end &-= digitWidth
      let digit = Int(truncatingIfNeeded: rest &- next &* 10)
      if isASCII {
        out[end] = UInt8(truncatingIfNeeded: digit &+ 0x30)
      } else {
        _ = facts.digits[digit].write(to: out + end)
      }
      (rest, inGroup) = (next, inGroup &- 1)
    }
    return width
  }
}

/// How many decimal digits a number has; 0 has one.
@inline(__always)
private func digitCount(_ value: UInt64) -> Int {
  var count = 1
  var rest = value
  while rest >= 10_000 {
    rest /= 10_000
    count &+= 4
  }
  return count &+ (rest >= 1000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
}
