internal import IntertitleLanguages

/// Patterns in few arrays, on their way into a ``PatternMemory``.
struct PatternTable: Sendable {
  /// One pattern.
  struct Record: Sendable {
    /// Where its literals, its holes and its bytes begin in the table; the literals are one more than
    /// the holes.
    var firstLiteral: Int32
    var firstHole: Int32
    var firstByte: Int32
    var holeCount: Int32
    /// Which of the index's formats it belongs to.
    var format: Int32
    /// How many bytes its literals have.
    var literalBytes: Int32
    var hasDetail: Bool
    /// Whether it is only a rival of others.
    var isRival: Bool
    /// The next pattern of the same list, or -1.
    var next: Int32 = -1
  }

  struct Literal: Sendable {
    /// Where it begins among the bytes of its pattern.
    var offset: Int32
    var length: Int32
    /// Whether a number's hole before it ends where the number's bytes end.
    var beginsOutsideNumbers: Bool
    /// Whether a number's hole behind it begins where the number's bytes begin.
    var endsOutsideNumbers: Bool
  }

  struct Hole: Sendable {
    var part: FormatPart
    var position: Int32
    var isNumber: Bool
    /// Whether an earlier hole shows the same argument.
    var isRepeated: Bool
    /// Whether plural rules look at the argument, so that `%@` may show a number.
    var isCounted: Bool
  }

  /// What only patterns of forms have.
  struct Detail: Sendable {
    var choices: [Pattern.Choice]
    var told: [Int: TextArgument]
  }

  private(set) var records: [Record] = []
  private(set) var literals: [Literal] = []
  private(set) var holes: [Hole] = []
  private(set) var bytes: [UInt8] = []
  private(set) var details: [Int: Detail] = [:]

  mutating func append(_ pattern: Pattern, format: Int, _ cutter: TokenCutter) {
    let hasDetail = !pattern.choices.isEmpty || !pattern.told.isEmpty
    if hasDetail {
      details[records.count] = Detail(choices: pattern.choices, told: pattern.told)
    }
    records.append(
      Record(
        firstLiteral: Int32(literals.count),
        firstHole: Int32(holes.count),
        firstByte: Int32(bytes.count),
        holeCount: Int32(pattern.holes.count),
        format: Int32(format),
        literalBytes: Int32(pattern.literals.reduce(0) { $0 + $1.count }),
        hasDetail: hasDetail,
        isRival: pattern.isRival
      )
    )
    let firstByte = bytes.count
    for literal in pattern.literals { append(literal, behind: firstByte, cutter) }
    var seen: Set<Int> = []
    let counted = Set(pattern.choices.map(\.position))
    for hole in pattern.holes {
      holes.append(
        Hole(
          part: hole.part,
          position: Int32(hole.position),
          isNumber: hole.isNumber,
          isRepeated: !seen.insert(hole.position).inserted,
          isCounted: counted.contains(hole.position)
        )
      )
    }
  }

  private mutating func append(_ literal: [UInt8], behind firstByte: Int, _ cutter: TokenCutter) {
    let tokens = cutter.kinds(of: literal)
    literals.append(
      Literal(
        offset: Int32(bytes.count - firstByte),
        length: Int32(literal.count),
        beginsOutsideNumbers: tokens.first.map { $0 != .digit && $0 != .mark } ?? false,
        endsOutsideNumbers: tokens.last.map { $0 != .digit && $0 != .mark } ?? false
      )
    )
    bytes += literal
  }

  /// Puts a pattern before a list.
  mutating func link(_ pattern: Int, before list: Int) { records[pattern].next = Int32(list) }
}

extension TokenCutter {
  /// The kinds of what stands in a text.
  func kinds(of text: [UInt8]) -> [NumberBytes.Kind] {
    text.withUnsafeBufferPointer { bytes in
      guard var position = bytes.baseAddress else { return [] }
      let end = position + bytes.count
      var kinds: [NumberBytes.Kind] = []
      while position < end {
        let token = token(position, end)
        kinds.append(token.kind)
        position += token.length
      }
      return kinds
    }
  }
}
