/// Whether all ways to fill a pattern agree with one way to fill another.
extension PatternMatcher {
  /// A hole's bytes, and how much it takes.
  struct Filled {
    let span: Span
    let breadth: Int

    /// Whether it lies in another one that takes as much or more.
    func lies(in other: Filled) -> Bool {
      other.span.start <= span.start && span.end <= other.span.end && breadth <= other.breadth
    }
  }

  /// Whether, in every way to fill a pattern, each of some holes lies in one that takes as much or
  /// more; false where there are too many ways to tell.
  ///
  /// A hole does not where a literal, or the seam of two holes, cuts it, and where the hole round it
  /// takes less. What lies on no way from one end of the text to the other does not count.
  mutating func everyWayHolds(_ inner: [Filled], _ pattern: StoredPattern) -> Bool {
    guard !inner.isEmpty else { return true }
    guard pattern.holeCount > 0, let fill = fill(pattern), let levels = levels(fill) else {
      return false
    }
    guard inner.allSatisfy({ fill.low <= $0.span.start && $0.span.end <= fill.high })
    else { return false }
    var ends = levels[levels.count - 1]
    for hole in (fill.left...fill.right).reversed() {
      let starts = levels[hole - fill.left]
      let part = pattern.holes[hole]
      work -= ends.count * inner.count
      if inner.contains(where: { Self.isLost($0, between: starts, ends, part.part.breadth) }) {
        return false
      }
      ends = Self.origins(of: ends, among: starts, part.isNumber)
    }
    return work >= 0
  }

  /// Whether a way leads from one state to another that cuts a hole, or round it in one that takes
  /// less.
  private static func isLost(
    _ hole: Filled,
    between starts: [State],
    _ ends: [State],
    _ breadth: Int
  ) -> Bool {
    ends.contains { end in
      if end.holeEnd < hole.span.end { return end.position > hole.span.start }
      return hole.breadth > breadth
        && end.origins.contains { starts[$0].position <= hole.span.start }
    }
  }

  /// The states from which ways lead to some others.
  private static func origins(of ends: [State], among starts: [State], _ isNumber: Bool) -> [State]
  {
    guard isNumber else {
      let last = ends.last?.holeEnd ?? 0
      return starts.filter { $0.position < last }
    }
    return Set(ends.flatMap(\.origins)).sorted().map { starts[$0] }
  }
}
