/// Fills the holes of one pattern with the bytes of one text.
///
/// Bounds: positions lie between 0 and `count`; ``equals(_:at:)`` is asked only where the literal
/// ends within them. `spans` has room for the holes of every pattern.
///
/// Work is counted in ``work``; a text that needs more than the limit is given up, so that the time
/// is linear in the text whatever the patterns are.
struct PatternMatcher {
  /// The bytes of one hole.
  struct Span: Equatable {
    var start: Int
    var end: Int
  }

  enum Result {
    case no
    case one
    /// There is more than one way to fill the holes.
    case several
  }

  /// How many holes a pattern may have.
  static let holeLimit = 64
  /// How many beginnings of a literal are followed where a number's hole may end in several places.
  static let stateLimit = 512

  let patterns: PatternMemory.View
  let cutter: TokenCutter
  unowned(unsafe) let reader: NumberReader
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let spans: UnsafeMutablePointer<Span>
  /// How many steps are left.
  var work: Int

  /// Fills a pattern's holes as far as one way leads.
  @inline(__always)
  mutating func match(_ pattern: StoredPattern) -> Result {
    work &-= 16
    guard var fill = fill(pattern) else { return .no }
    if pattern.holeCount == 0 { return fill.high == 0 ? .one : .no }
    guard fillFromStart(&fill), fillFromEnd(&fill) else { return .no }
    if fill.left == fill.right {
      guard fill.low < fill.high else { return .no }
      spans[fill.left] = Span(start: fill.low, end: fill.high)
      return .one
    }
    return fillBetween(fill)
  }

  /// Which holes are left, and between which positions.
  struct Fill {
    let pattern: StoredPattern
    var low: Int
    var high: Int
    var left: Int
    var right: Int
  }

  /// All holes of a pattern, where the text begins and ends like it.
  @inline(__always)
  func fill(_ pattern: StoredPattern) -> Fill? {
    let holes = pattern.holeCount
    guard count >= Int(pattern.record.pointee.literalBytes) &+ holes else { return nil }
    let ending = pattern.literals[holes]
    let beginning = pattern.literals[0]
    let high = count &- Int(ending.length)
    guard equals(ending, of: pattern, at: high), equals(beginning, of: pattern, at: 0)
    else { return nil }
    return Fill(
      pattern: pattern,
      low: Int(beginning.length),
      high: high,
      left: 0,
      right: holes &- 1
    )
  }

  /// Numbers from the beginning that end where their bytes do.
  @inline(__always)
  private func fillFromStart(_ fill: inout Fill) -> Bool {
    while fill.left < fill.right, fill.pattern.holes[fill.left].isNumber {
      let next = fill.pattern.literals[fill.left &+ 1]
      guard next.beginsOutsideNumbers else { return true }
      let end = cutter.runEnd(bytes + fill.low, bytes + fill.high).end - bytes
      guard end > fill.low, end &+ Int(next.length) <= fill.high,
        equals(next, of: fill.pattern, at: end)
      else {
        return false
      }
      spans[fill.left] = Span(start: fill.low, end: end)
      fill.low = end &+ Int(next.length)
      fill.left &+= 1
    }
    return true
  }

  /// Numbers from the end that begin where their bytes do.
  @inline(__always)
  private func fillFromEnd(_ fill: inout Fill) -> Bool {
    while fill.left < fill.right, fill.pattern.holes[fill.right].isNumber {
      let before = fill.pattern.literals[fill.right]
      guard before.endsOutsideNumbers else { return true }
      let start = cutter.runStart(bytes + fill.high, bytes + fill.low).start - bytes
      let begin = start &- Int(before.length)
      guard start < fill.high, begin >= fill.low, equals(before, of: fill.pattern, at: begin)
      else { return false }
      spans[fill.right] = Span(start: start, end: fill.high)
      fill.high = begin
      fill.right &-= 1
    }
    return true
  }

  @inline(never)
  private mutating func fillBetween(_ fill: Fill) -> Result {
    let hasNumber = (fill.left...fill.right).contains { fill.pattern.holes[$0].isNumber }
    if hasNumber {
      for hole in fill.left...fill.right { spans[hole] = Span(start: fill.low, end: fill.high) }
      return fillByStates(fill)
    }
    return fillWords(fill)
  }

  /// Holes that hold anything: as early as possible, and once more as late as possible.
  private mutating func fillWords(_ fill: Fill) -> Result {
    var low = fill.low
    for hole in fill.left..<fill.right {
      let literal = fill.pattern.literals[hole + 1]
      guard let found = firstPlace(of: literal, in: fill.pattern, from: low + 1, to: fill.high - 1)
      else {
        return .no
      }
      spans[hole] = Span(start: low, end: found)
      low = found + Int(literal.length)
    }
    guard low < fill.high else { return .no }
    spans[fill.right] = Span(start: low, end: fill.high)
    var high = fill.high
    for hole in (fill.left..<fill.right).reversed() {
      let literal = fill.pattern.literals[hole + 1]
      guard
        lastPlace(of: literal, in: fill.pattern, from: fill.low + 1, to: high - 1)
          == spans[hole].end
      else {
        return .several
      }
      high = spans[hole].end
    }
    return .one
  }
}

// MARK: - Literals

extension PatternMatcher {
  /// Whether a position before the end stands inside a scalar.
  private func isInsideScalar(_ position: Int) -> Bool {
    bytes[position] & 0xC0 == 0x80
  }

  /// Whether a literal stands at a position, from which on there are enough bytes.
  @inline(__always)
  func equals(
    _ literal: PatternTable.Literal,
    of pattern: StoredPattern,
    at position: Int
  ) -> Bool {
    equalBytes(
      UnsafeRawPointer(pattern.bytes + Int(literal.offset)),
      UnsafeRawPointer(bytes + position),
      Int(literal.length)
    )
  }

  /// The first place of a literal that ends at or before `end`; of an empty one, the first between
  /// two scalars.
  mutating func firstPlace(
    of literal: PatternTable.Literal,
    in pattern: StoredPattern,
    from start: Int,
    to end: Int
  ) -> Int? {
    let length = Int(literal.length)
    var place = start
    if length == 0 {
      while place <= end, isInsideScalar(place) { place &+= 1 }
      return place <= end ? place : nil
    }
    let first = pattern.bytes[Int(literal.offset)]
    while place &+ length <= end {
      work &-= 1
      if bytes[place] == first {
        work &-= length
        if equals(literal, of: pattern, at: place) { return place }
        if work < 0 { return nil }
      }
      place &+= 1
    }
    return nil
  }

  /// The last place of a literal at or behind `start` that ends at or before `end`; of an empty one,
  /// the last between two scalars.
  mutating func lastPlace(
    of literal: PatternTable.Literal,
    in pattern: StoredPattern,
    from start: Int,
    to end: Int
  ) -> Int? {
    let length = Int(literal.length)
    var place = end &- length
    if length == 0 {
      while place >= start, isInsideScalar(place) { place &-= 1 }
      return place >= start ? place : nil
    }
    let first = pattern.bytes[Int(literal.offset)]
    while place >= start {
      work &-= 1
      if bytes[place] == first {
        work &-= length
        if equals(literal, of: pattern, at: place) { return place }
        if work < 0 { return nil }
      }
      place &-= 1
    }
    return nil
  }
}
