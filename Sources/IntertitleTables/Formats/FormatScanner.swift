/// Cuts a format into parts: one flat pass over its bytes.
///
/// Bounds: `bytes[index]` is read only where `index < count`; every step of the loops moves `index`
/// forward, and a hole that cannot be finished is given up at its percent sign, whose next byte is
/// looked at again at most ``lookAhead`` times, so that the work is linear.
struct FormatScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Which variable has a name, and whether it reads an argument.
  private let variable: (String) -> (index: Int, readsArgument: Bool)?
  private(set) var parts: [FormatPart] = []
  private(set) var issues: [FormatIssue] = []
  private var index = 0
  private var literalStart = 0
  private var next = 0

  /// How many bytes a hole has at most before its conversion or name: more is text.
  private static let lookAhead = 64
  /// How many issues of one format are kept.
  private static let issueLimit = 16

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    variable: @escaping (String) -> (index: Int, readsArgument: Bool)?
  ) {
    self.bytes = bytes
    self.variable = variable
  }

  /// Cuts all of the format.
  mutating func scan() {
    let count = bytes.count
    while index < count {
      if bytes[index] != UInt8(ascii: "%") {
        index &+= 1
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
    if part.role == .variable, let found = variable(name(of: part)) {
      part.variable = Int16(truncatingIfNeeded: found.index)
      readsArgument = found.readsArgument
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

/// Reads one hole: `%`, then position, flags, width, precision, length, conversion.
///
/// Bounds: ``peek`` answers 0 at the end and beyond the limit, and 0 continues nothing.
struct HoleScanner {
  enum Result {
    /// A hole that ends before an offset; of a variable, offset and length say its name.
    case hole(FormatPart, end: Int)
    case text(FormatIssue.Reason, end: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let end: Int
  private var index: Int
  private var part = FormatPart()
  private var isOutOfBounds = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) {
    self.bytes = bytes
    self.start = start
    end = min(bytes.count, start + limit)
    index = start + 1
  }

  private var peek: UInt8 {
    @inline(__always) get { index < end ? bytes[index] : 0 }
  }

  mutating func scan() -> Result {
    if isOwnNumber { return .hole(FormatPart(role: .ownNumber), end: start + 4) }
    scanPosition()
    scanFlags()
    if part.flags.contains(.alternate), peek == UInt8(ascii: "@") { return scanVariable() }
    scanWidth()
    scanPrecision()
    let isLong = scanLength()
    if isLong { part.flags.insert(.long) }
    guard let role = FormatPart.Role(conversion: peek) else { return notHole() }
    index &+= 1
    if isOutOfBounds { return .text(.outOfBounds, end: index) }
    part.role = role
    return .hole(part, end: index)
  }

  /// Whether `%arg` stands here.
  private var isOwnNumber: Bool {
    start + 3 < bytes.count && bytes[start + 1] == UInt8(ascii: "a")
      && bytes[start + 2] == UInt8(ascii: "r") && bytes[start + 3] == UInt8(ascii: "g")
  }

  /// `2$`
  private mutating func scanPosition() {
    guard let position = scanPositionalNumber() else { return }
    part.position = position
    part.flags.insert(.numbered)
  }

  /// A number behind which `$` stands, less one; nothing is read where it does not.
  private mutating func scanPositionalNumber() -> UInt16? {
    let begin = index
    let number = scanNumber()
    guard index > begin, peek == UInt8(ascii: "$") else {
      index = begin
      return nil
    }
    index &+= 1
    if number < 1 || number > FormatPart.limit { isOutOfBounds = true }
    return UInt16(clamping: number - 1)
  }

  private mutating func scanFlags() {
    while true {
      switch peek {
      case UInt8(ascii: "-"): part.flags.insert(.left)
      case UInt8(ascii: "+"): part.flags.insert(.plus)
      case UInt8(ascii: "0"): part.flags.insert(.zeros)
      case UInt8(ascii: "#"): part.flags.insert(.alternate)
      case UInt8(ascii: "'"): part.flags.insert(.grouping)
      default: return
      }
      index &+= 1
    }
  }

  private mutating func scanWidth() {
    if peek == UInt8(ascii: "*") {
      index &+= 1
      part.flags.insert(.argumentWidth)
      guard let position = scanPositionalNumber() else { return }
      part.width = position
      part.flags.insert(.numberedWidth)
    } else {
      part.width = UInt16(clamping: bounded(scanNumber()))
    }
  }

  private mutating func scanPrecision() {
    guard peek == UInt8(ascii: ".") else { return }
    index &+= 1
    if peek == UInt8(ascii: "*") {
      index &+= 1
      part.flags.insert(.argumentPrecision)
      guard let position = scanPositionalNumber() else { return }
      part.precision = Int16(clamping: position)
      part.flags.insert(.numberedPrecision)
    } else {
      part.precision = Int16(clamping: bounded(scanNumber()))
    }
  }

  /// Reads length modifiers and says whether they mean 64 bits.
  private mutating func scanLength() -> Bool {
    var isLong = false
    while true {
      switch peek {
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "j"), UInt8(ascii: "L"):
        isLong = true
      case UInt8(ascii: "h"): break
      default: return isLong
      }
      index &+= 1
    }
  }

  private mutating func scanNumber() -> Int {
    var number = 0
    while 48...57 ~= peek {
      number = min(number &* 10 &+ Int(peek &- 48), 1_000_000)
      index &+= 1
    }
    return number
  }

  private mutating func bounded(_ number: Int) -> Int {
    if number > FormatPart.limit { isOutOfBounds = true }
    return min(number, FormatPart.limit)
  }

  /// `@name@`, after `%#`.
  private mutating func scanVariable() -> Result {
    let name = index + 1
    let limit = min(bytes.count, name + 256)
    var close = name
    while close < limit, bytes[close] != UInt8(ascii: "@"), bytes[close] != UInt8(ascii: "%") {
      close &+= 1
    }
    // `%#@` is an object with a flag to Foundation; here it can only be a name that never ends.
    guard close > name, close < limit, bytes[close] == UInt8(ascii: "@") else {
      return .text(.unfinishedVariable, end: name)
    }
    if isOutOfBounds { return .text(.outOfBounds, end: close + 1) }
    part.role = .variable
    part.offset = UInt32(truncatingIfNeeded: name)
    part.length = UInt32(truncatingIfNeeded: close - name)
    return .hole(part, end: close + 1)
  }

  private func notHole() -> Result {
    switch peek {
    case UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .text(.unsupported, end: index + 1)
    default: .text(.lonePercent, end: max(index, start + 1))
    }
  }
}

extension FormatPart.Role {
  /// What a conversion letter asks for, or nil.
  fileprivate init?(conversion: UInt8) {
    switch conversion {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): self = .text
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): self = .signed
    case UInt8(ascii: "u"), UInt8(ascii: "U"): self = .unsigned
    case UInt8(ascii: "x"): self = .hexadecimal
    case UInt8(ascii: "X"): self = .upperHexadecimal
    case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .octal
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixed
    case UInt8(ascii: "e"): self = .exponent
    case UInt8(ascii: "E"): self = .upperExponent
    case UInt8(ascii: "g"): self = .general
    case UInt8(ascii: "G"): self = .upperGeneral
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    default: return nil
    }
  }
}
