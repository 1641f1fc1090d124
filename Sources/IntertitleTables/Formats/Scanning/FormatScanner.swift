/// Cuts a format into parts: one flat pass over its bytes.
///
/// Bounds: `bytes[index]` is read only where `index < count`; every step of the loops moves `index`
/// forward, and a hole that cannot be finished is given up at its percent sign, whose next byte is
/// looked at again at most ``lookAhead`` times, so that the work is linear.
struct FormatScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Which variable has a name, and whether it reads an argument.
  private let variable: FormatVariables.Finder?
  private(set) var parts: [FormatPart] = []
  private(set) var issues: [FormatIssue] = []
  private var index = 0
  private var literalStart = 0
  private var next = 0
  /// What of the bytes is markup that is left out, the next one last.
  private var markup: [Range<Int>]
  /// Where the next one begins.
  private var nextMarkup: Int

  /// How many bytes a hole has at most before its conversion or name: more is text.
  private static let lookAhead = 64
  /// How many issues of one format are kept.
  private static let issueLimit = 16

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    variable: FormatVariables.Finder?
  ) {
    self.bytes = bytes
    self.variable = variable
    markup = SystemMarkup.ranges(in: bytes).reversed()
    nextMarkup = markup.last?.lowerBound ?? .max
    if let first = markup.last {
      issues = [FormatIssue(reason: .systemMarkup, spelling: "^[", offset: first.lowerBound)]
    }
  }

  /// Cuts all of the format.
  mutating func scan() {
    let count = bytes.count
    reserve()
    while index < count {
      skipLiteral(until: min(nextMarkup, count))
      if index >= nextMarkup {
        leaveOutMarkup()
      } else if index == count {
        break
      } else if index &+ 1 < count, bytes[index &+ 1] == UInt8(ascii: "%") {
        endLiteral(at: index &+ 1)
        index &+= 2
        literalStart = index
      } else {
        scanHole()
      }
    }
    endLiteral(at: count)
  }

  /// Goes on to the next percent sign.
  @inline(__always)
  private mutating func skipLiteral(until end: Int) {
    var place = index
    while place < end, bytes[place] != UInt8(ascii: "%") { place &+= 1 }
    index = place
  }

  /// Leaves markup out, unless it is a part of a hole.
  private mutating func leaveOutMarkup() {
    guard let range = markup.popLast() else { return }
    nextMarkup = markup.last?.lowerBound ?? .max
    guard range.lowerBound >= index else { return }
    endLiteral(at: range.lowerBound)
    index = range.upperBound
    literalStart = index
  }

  /// Makes room at once: a hole and a literal for each percent sign.
  private mutating func reserve() {
    var signs = 0
    for byte in bytes where byte == UInt8(ascii: "%") { signs &+= 1 }
    parts.reserveCapacity(2 * min(signs, 1000) + 1)
  }

  /// Ends the literal that stands before an offset.
  private mutating func endLiteral(at end: Int) {
    guard end > literalStart else { return }
    parts.append(
      FormatPart(
        offset: UInt32(truncatingIfNeeded: literalStart),
        length: UInt32(truncatingIfNeeded: end - literalStart)
      )
    )
  }

  /// Reads the hole at ``index``, or leaves its percent sign to the literal.
  private mutating func scanHole() {
    var hole = HoleScanner(bytes, from: index, limit: Self.lookAhead)
    switch hole.scan() {
    case .hole(var part, let end):
      number(&part)
      endLiteral(at: index)
      part.offset = UInt32(truncatingIfNeeded: index)
      part.length = UInt32(truncatingIfNeeded: end - index)
      parts.append(part)
      index = end
      literalStart = end
    case .text(let reason, let end):
      report(reason, until: end)
      index &+= 1
    }
  }

  /// Gives arguments to what names none: each next hole takes the next one.
  private mutating func number(_ part: inout FormatPart) {
    if part.role == .ownNumber { return }
    if part.flags.contains(.argumentWidth), !part.flags.contains(.numberedWidth) {
      part.width = take()
    }
    if part.flags.contains(.argumentPrecision), !part.flags.contains(.numberedPrecision) {
      part.precision = Int16(truncatingIfNeeded: take())
    }
    var readsArgument = true
    if part.role == .variable, let found = variable?(name(of: part)) {
      part.variable = Int16(truncatingIfNeeded: found.index)
      readsArgument = found.readsArgument
      if let argument = found.argument, !part.flags.contains(.numbered) {
        part.position = UInt16(clamping: argument)
        part.flags.insert(.numbered)
      }
    }
    guard !part.flags.contains(.numbered) else { return }
    part.position = readsArgument ? take() : UInt16(truncatingIfNeeded: next)
  }

  private mutating func take() -> UInt16 {
    let position = next
    next = min(next &+ 1, FormatPart.limit)
    return UInt16(truncatingIfNeeded: position)
  }

  /// The name of a variable that was just read; its place is in `width` and `precision`.
  private func name(of part: FormatPart) -> String {
    let start = Int(part.offset)
    return String(decoding: bytes[start..<start + Int(part.length)], as: UTF8.self)
  }

  private mutating func report(_ reason: FormatIssue.Reason, until end: Int) {
    guard issues.count < Self.issueLimit else { return }
    let spelling = String(decoding: bytes[index..<min(end, index + 16)], as: UTF8.self)
    issues.append(FormatIssue(reason: reason, spelling: spelling, offset: index))
  }
}
