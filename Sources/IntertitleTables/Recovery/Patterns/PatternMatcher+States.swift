internal import IntertitleLanguages

/// Holes that hold anything beside numbers whose ends are not certain.
///
/// A state is a position behind a literal and how many ways lead there (two stand for more). Ways
/// are counted, not tried one by one, so that repeats cost no more than others.
extension PatternMatcher {
  struct State {
    /// Where the hole behind the literal begins.
    var position: Int
    /// Whether more than one way leads here.
    var isSeveral: Bool
    /// Where the hole before the literal ends.
    var holeEnd: Int
    /// The states before from which ways lead here, by their numbers: the first of them where the hole
    /// between holds anything, because then all lead here that begin before its end.
    var origins: [Int]
  }

  mutating func fillByStates(_ fill: Fill) -> Result {
    guard let levels = levels(fill) else { return .several }
    return trace(levels, fill)
  }

  /// The states behind each hole, at the left end one; nil where there are too many.
  mutating func levels(_ fill: Fill) -> [[State]]? {
    var levels = [[State(position: fill.low, isSeveral: false, holeEnd: fill.low, origins: [])]]
    for hole in fill.left...fill.right {
      let next = states(behind: levels[levels.count - 1], hole, fill)
      if next.count > Self.stateLimit || work < 0 { return nil }
      levels.append(next)
    }
    return levels
  }

  /// The one way that leads to the end, backwards.
  private func trace(_ levels: [[State]], _ fill: Fill) -> Result {
    guard let last = levels.last?.first else { return .no }
    guard !last.isSeveral, levels.last?.count == 1 else { return .several }
    var state = last
    for hole in (fill.left...fill.right).reversed() {
      let before = levels[hole - fill.left][state.origins[0]]
      spans[hole] = Span(start: before.position, end: state.holeEnd)
      state = before
    }
    return .one
  }

  private mutating func states(behind before: [State], _ hole: Int, _ fill: Fill) -> [State] {
    let isLast = hole == fill.right
    let literal = fill.pattern.literals[hole + 1]
    let part = fill.pattern.holes[hole]
    if part.isNumber { return numberStates(before, part, isLast ? nil : literal, fill) }
    return wordStates(before, isLast ? nil : literal, fill)
  }

  /// A hole that holds anything ends at each place of the literal behind it.
  private mutating func wordStates(
    _ before: [State],
    _ literal: PatternTable.Literal?,
    _ fill: Fill
  ) -> [State] {
    guard let first = before.first else { return [] }
    func state(endingAt end: Int, length: Int) -> State {
      let several = before.count > 1 && before[1].position < end || first.isSeveral
      return State(position: end + length, isSeveral: several, holeEnd: end, origins: [0])
    }
    guard let literal else {
      return first.position < fill.high ? [state(endingAt: fill.high, length: 0)] : []
    }
    var found: [State] = []
    var place = first.position + 1
    while found.count <= Self.stateLimit,
      let next = firstPlace(of: literal, in: fill.pattern, from: place, to: fill.high - 1)
    {
      found.append(state(endingAt: next, length: Int(literal.length)))
      place = next + 1
    }
    return found
  }

  /// A number's hole ends wherever it reads as a number and the literal follows.
  private mutating func numberStates(
    _ before: [State],
    _ hole: PatternTable.Hole,
    _ literal: PatternTable.Literal?,
    _ fill: Fill
  ) -> [State] {
    var found: [State] = []
    for (origin, state) in before.enumerated() where state.position < fill.high {
      let run = cutter.runEnd(bytes + state.position, bytes + fill.high).end - bytes
      let longest = min(run, state.position + 64)
      work -= longest - state.position
      guard longest > state.position else { continue }
      for end in (state.position + 1)...longest where follows(literal, end, fill) {
        let text = UnsafeBufferPointer(start: bytes + state.position, count: end - state.position)
        work -= 64
        guard work > 0, reader.read(text, for: hole.part) != nil else { continue }
        add(
          State(
            position: end + Int(literal?.length ?? 0),
            isSeveral: state.isSeveral,
            holeEnd: end,
            origins: [origin]
          ),
          to: &found
        )
      }
    }
    return found.sorted { $0.position < $1.position }
  }

  private func follows(_ literal: PatternTable.Literal?, _ end: Int, _ fill: Fill) -> Bool {
    guard let literal else { return end == fill.high }
    return end + Int(literal.length) < fill.high && equals(literal, of: fill.pattern, at: end)
  }

  private func add(_ state: State, to found: inout [State]) {
    if let known = found.firstIndex(where: { $0.position == state.position }) {
      found[known].isSeveral = true
      found[known].origins += state.origins
    } else if found.count <= Self.stateLimit {
      found.append(state)
    }
  }
}
