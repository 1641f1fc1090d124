internal import IntertitleLanguages

extension FormatSearch {
  /// What the patterns that fit say together.
  mutating func answer() -> Recovery {
    if isGivenUp { return .abandoned }
    guard let first else { return .none }
    if others.isEmpty || isUnanimous { return answer(first) }
    guard let winner = mostSpecific() else { return .ambiguous(keys) }
    return answer(found[winner])
  }

  private var found: [Match] { [first].compactMap { $0 } + others }

  private func answer(_ match: Match) -> Recovery {
    guard let arguments = match.arguments else { return .ambiguous(keys) }
    return .found(RecoveredText(key: key(match), arguments: arguments))
  }

  private func key(_ match: Match) -> String {
    storage.keys[Int(matcher.table.records[match.pattern].format)]
  }

  /// The keys of all that fit, each once.
  private var keys: [String] {
    var seen: Set<String> = []
    return found.map(key).filter { seen.insert($0).inserted }.sorted()
  }

  /// Whether all say the same: a key has its own format and the table's.
  private var isUnanimous: Bool {
    guard let first else { return false }
    return others.allSatisfy {
      $0.arguments != nil && $0.arguments == first.arguments && key($0) == key(first)
    }
  }

  /// The pattern that is more specific than all others, or nil.
  private mutating func mostSpecific() -> Int? {
    let found = self.found
    guard found.count <= Self.comparisonLimit else { return nil }
    let fills = found.map { match in fill(match.pattern) }
    return found.indices.first { own in
      found.indices.allSatisfy { $0 == own || Self.isMoreSpecific(fills[own], than: fills[$0]) }
    }
  }

  private static let comparisonLimit = 32

  /// A hole's bytes, and how much it takes.
  private struct Filled {
    let span: PatternMatcher.Span
    let breadth: Int
  }

  /// How a pattern is filled; one with several ways as it is first.
  private mutating func fill(_ pattern: Int) -> [Filled] {
    let record = matcher.table.records[pattern]
    _ = matchAgain(record)
    return (0..<Int(record.holeCount)).map { place in
      let part = matcher.table.holes[Int(record.firstHole) + place].part
      return Filled(span: matcher.spans[place], breadth: Self.breadth(part))
    }
  }

  private static func breadth(_ part: FormatPart) -> Int {
    switch part.role {
    case .signed, .unsigned: 1
    case .fixed, .general, .upperGeneral: 2
    case .text: 4
    default: 3
    }
  }

  /// Whether each hole lies in one of the other's that takes as much or more, and not all the other
  /// way round too.
  private static func isMoreSpecific(_ own: [Filled], than other: [Filled]) -> Bool {
    lies(own, in: other) && !lies(other, in: own)
  }

  private static func lies(_ own: [Filled], in other: [Filled]) -> Bool {
    own.allSatisfy { hole in
      other.contains {
        $0.span.start <= hole.span.start && hole.span.end <= $0.span.end
          && hole.breadth <= $0.breadth
      }
    }
  }
}
