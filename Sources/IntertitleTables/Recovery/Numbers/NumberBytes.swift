internal import IntertitleLanguages

/// Which bytes numbers are written with, in a style and without one.
///
/// Tokens of texts and formats are cut by it: a run of such bytes with a digit in it is a number,
/// whatever signs and separators stand in it, so that `%d,%d` and `-5,-6` are cut alike.
///
/// `@unchecked Sendable`: nothing changes after `init`.
final class NumberBytes: @unchecked Sendable {
  enum Kind: UInt8 {
    /// A byte of a word.
    case word = 0
    case space = 1
    case digit = 2
    /// A sign or separator: part of a number where a digit is near.
    case mark = 3
    /// The first byte of what may be a digit or mark of the style.
    case maybe = 4
    /// The first byte of a scalar that is a token of its own: of scripts without spaces.
    case single = 5
  }

  /// A kind for each byte.
  let kinds: UnsafeMutablePointer<UInt8>
  private let longDigits: [PackedText]
  private let longMarks: [PackedText]
  let style: NumberStyle

  init(_ style: NumberStyle) {
    self.style = style
    var kinds = [UInt8](repeating: Kind.word.rawValue, count: 256)
    // Thai, Khmer, Japanese, Chinese, Korean and others; not E2, whose marks stand in all scripts.
    for lead in [0xE0, 0xE1] + Array(0xE3...0xED) { kinds[lead] = Kind.single.rawValue }
    kinds[0x20] = Kind.space.rawValue
    for digit in 0x30...0x39 { kinds[digit] = Kind.digit.rawValue }
    for mark in "+-.,".utf8 { kinds[Int(mark)] = Kind.mark.rawValue }
    let marks = [style.group, style.decimal, style.minus, style.plus]
    for mark in marks where mark.count == 1 && mark[0] < 0x80 {
      kinds[Int(mark[0])] = Kind.mark.rawValue
    }
    longDigits = style.digits.filter { $0.count > 1 }
    // Signs with marks of direction are long, and so are their scalars one by one.
    longMarks = marks.filter { $0.count > 1 } + Self.directionMarks(of: marks)
    for long in longDigits + longMarks where long[0] >= 0x80 {
      kinds[Int(long[0])] = Kind.maybe.rawValue
    }
    self.kinds = .allocate(capacity: 256)
    self.kinds.initialize(from: kinds, count: 256)
  }

  deinit { kinds.deallocate() }

  private static func directionMarks(of marks: [PackedText]) -> [PackedText] {
    let scalars: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
    return scalars.map { PackedText([$0]) }.filter { direction in
      marks.contains { mark in mark[0] == direction[0] && mark.count > direction.count }
    }
  }

  /// What begins at a byte of the kind `maybe`: its kind, and how many bytes belong to it.
  ///
  /// Bounds: bytes before `end` are read.
  @inline(never)
  func long(
    _ bytes: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> (kind: Kind, length: Int) {
    for digit in longDigits where digit.begins(bytes, end) { return (.digit, digit.count) }
    for mark in longMarks where mark.begins(bytes, end) { return (.mark, mark.count) }
    let lead = bytes.pointee
    let isSingle = lead == 0xE0 || lead == 0xE1 || 0xE3...0xED ~= lead
    return isSingle ? (.single, min(3, end - bytes)) : (.word, 1)
  }
}
