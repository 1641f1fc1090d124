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

  /// Reads `2$`, if it stands here.
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

  /// Reads `@name@`, after `%#`.
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
