/// Cuts texts into words, numbers and single scalars, from either end.
///
/// A word ends at a space, at a number and at a scalar of a script without spaces; signs and
/// separators without a digit beside them belong to the word. A token may be followed by one space
/// (from the end: preceded by one), which belongs to it; further spaces are tokens. What a token is
/// depends on its own bytes and its neighbours' only, so that a format and its texts are cut alike.
///
/// Bounds: all functions read bytes from `start` to before `end`, and answer positions between.
///
/// It only points at its ``NumberBytes``: whoever makes it keeps them alive as long as it is used.
struct TokenCutter: @unchecked Sendable {
  enum Kind: UInt8 {
    case word
    case number
    case single
    case space
  }

  unowned(unsafe) private let numbers: NumberBytes
  private let kinds: UnsafePointer<UInt8>

  init(_ numbers: NumberBytes) {
    self.numbers = numbers
    kinds = UnsafePointer(numbers.kinds)
  }

  /// What begins at a byte: its kind, never `maybe`, and how many bytes belong to it.
  @inline(__always)
  func token(
    _ bytes: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> (kind: NumberBytes.Kind, length: Int) {
    switch kinds[Int(bytes.pointee)] {
    case NumberBytes.Kind.word.rawValue: (.word, 1)
    case NumberBytes.Kind.space.rawValue: (.space, 1)
    case NumberBytes.Kind.digit.rawValue: (.digit, 1)
    case NumberBytes.Kind.mark.rawValue: (.mark, 1)
    case NumberBytes.Kind.single.rawValue: (.single, min(3, end - bytes))
    default: numbers.long(bytes, end)
    }
  }

  /// The token that begins at a position before `end`.
  @inline(__always)
  func forward(
    _ position: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> (kind: Kind, end: UnsafePointer<UInt8>) {
    var index = position
    while true {
      while index < end, kinds[Int(index.pointee)] == NumberBytes.Kind.word.rawValue { index += 1 }
      if index == end { return (.word, end) }
      if index.pointee == 0x20 { return index > position ? (.word, index) : (.space, index + 1) }
      let token = self.token(index, end)
      if token.kind == .single {
        return index > position ? (.word, index) : (.single, index + token.length)
      }
      if token.kind == .word {
        index += token.length
        continue
      }
      let run = runEnd(index, end)
      if run.hasDigit { return index > position ? (.word, index) : (.number, run.end) }
      index = run.end
    }
  }

  /// The token that ends at a position behind `start`.
  @inline(__always)
  func backward(
    _ position: UnsafePointer<UInt8>,
    _ start: UnsafePointer<UInt8>
  ) -> (kind: Kind, start: UnsafePointer<UInt8>) {
    var index = position
    while true {
      // Continuation bytes are passed with what they continue, which may be a token of its own.
      while index > start, index[-1] < 0x80,
        kinds[Int(index[-1])] == NumberBytes.Kind.word.rawValue
      { index -= 1 }
      if index == start { return (.word, start) }
      if index[-1] == 0x20 { return index < position ? (.word, index) : (.space, index - 1) }
      let lead = scalarStart(index, start)
      let kind = token(lead, index).kind
      if kind == .single { return index < position ? (.word, index) : (.single, lead) }
      if kind == .word {
        index = lead
        continue
      }
      let run = runStart(index, start)
      if run.hasDigit { return index < position ? (.word, index) : (.number, run.start) }
      index = run.start
    }
  }

  /// Where the run of digits and marks ends that begins at a position.
  @inline(__always)
  func runEnd(
    _ position: UnsafePointer<UInt8>,
    _ end: UnsafePointer<UInt8>
  ) -> (end: UnsafePointer<UInt8>, hasDigit: Bool) {
    var index = position
    var hasDigit = false
    while index < end {
      let token = self.token(index, end)
      if token.kind == .digit { hasDigit = true } else if token.kind != .mark { break }
      index += token.length
    }
    return (index, hasDigit)
  }

  /// Where the run of digits and marks begins that ends at a position.
  @inline(__always)
  func runStart(
    _ position: UnsafePointer<UInt8>,
    _ start: UnsafePointer<UInt8>
  ) -> (start: UnsafePointer<UInt8>, hasDigit: Bool) {
    var index = position
    var hasDigit = false
    while index > start {
      let lead = scalarStart(index, start)
      let kind = token(lead, index).kind
      if kind == .digit { hasDigit = true } else if kind != .mark { break }
      index = lead
    }
    return (index, hasDigit)
  }

  /// Where the scalar begins that ends at a position behind `start`.
  @inline(__always)
  private func scalarStart(
    _ position: UnsafePointer<UInt8>,
    _ start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var lead = position - 1
    while lead > start, lead.pointee & 0xC0 == 0x80 { lead -= 1 }
    return lead
  }
}
