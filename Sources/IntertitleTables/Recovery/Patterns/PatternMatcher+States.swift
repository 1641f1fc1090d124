internal import IntertitleLanguages

/// Holes that hold anything beside numbers whose ends are not certain.
///
/// A state is a position behind a literal and how many ways lead there (two stand for more). Ways
/// are counted, not tried one by one, so that repeats cost no more than others.
extension PatternMatcher {
  private struct State {
    /// Where the hole behind the literal begins.
    var position: Int
    /// Whether more than one way leads here.
    var isSeveral: Bool
    /// The state before, and where the hole between them ends; right where there is one way.
    var origin: Int
    var holeEnd: Int
  }

  mutating func fillByStates(_ fill: Fill) -> Result {
    var levels: [[State]] = [
      [State(position: fill.low, isSeveral: false, origin: -1, holeEnd: fill.low)]
    ]
    for hole in fill.left...fill.right {
      let next = states(behind: levels[levels.count - 1], hole, fill)
      if next.isEmpty { return .no }
      if next.count > Self.stateLimit || work < 0 { return .several }
      levels.append(next)
    }
    return trace(levels, fill)
  }

  /// The one way that leads to the end, backwards.
  private func trace(_ levels: [[State]], _ fill: Fill) -> Result {
    guard let last = levels.last?.first, !last.isSeveral, levels.last?.count == 1 else {
      return .several
    }
    var state = last
    for hole in (fill.left...fill.right).reversed() {
      let before = levels[hole - fill.left][state.origin]
      spans[hole] = Span(start: before.position, end: state.holeEnd)
      state = before
    }
    return .one
  }

  private mutating func states(behind before: [State], _ hole: Int, _ fill: Fill) -> [State] {
    let isLast = hole == fill.right
    let literal = table.literals[fill.literal + hole + 1]
    let part = table.holes[fill.hole + hole]
    if part.isNumber { return numberStates(before, part, isLast ? nil : literal, fill) }
    return wordStates(before, isLast ? nil : literal, fill)
  }

  /// A hole that holds anything ends at each place of the literal behind it.
  private mutating func wordStates(
    _ before: [State],
    _ literal: PatternTable.Literal?,
    _ fill: Fill
  ) -> [State] {
    guard let literal else {
      let able = before.indices.filter { before[$0].position < fill.high }
      guard let origin = able.first else { return [] }
      return [
        State(
          position: fill.high,
          isSeveral: able.count > 1 || before[origin].isSeveral,
          origin: origin,
          holeEnd: fill.high
        )
      ]
    }
    var found: [State] = []
    var place = (before.first?.position ?? fill.high) + 1
    while let next = firstPlace(of: literal, from: place, to: fill.high - 1) {
      let several = before.count > 1 && before[1].position < next || before[0].isSeveral
      found.append(
        State(
          position: next + Int(literal.length),
          isSeveral: several,
          origin: 0,
          holeEnd: next
        )
      )
      if found.count > Self.stateLimit { break }
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
            origin: origin,
            holeEnd: end
          ),
          to: &found
        )
      }
    }
    return found.sorted { $0.position < $1.position }
  }

  private func follows(_ literal: PatternTable.Literal?, _ end: Int, _ fill: Fill) -> Bool {
    guard let literal else { return end == fill.high }
    return end + Int(literal.length) < fill.high && equals(literal, at: end)
  }

  private func add(_ state: State, to found: inout [State]) {
    if let known = found.firstIndex(where: { $0.position == state.position }) {
      found[known].isSeveral = true
    } else if found.count <= Self.stateLimit {
      found.append(state)
    }
  }
}
