internal import IntertitleLanguages

/// Which of several formats a text was made of.
///
/// A format wins that fits in one way and is more specific than every way of every other one: each of
/// its holes lies in one of the other's that takes as much or more. Formats that are filled alike win
/// together. A mere rival never wins, and who cannot beat it does not either.
struct FormatContest {
  private typealias Filled = PatternMatcher.Filled

  /// A format that fits, by the numbers of the search that found it and of its place there.
  private struct Entrant {
    let search: Int
    let match: FormatSearch.Match
    /// The index's entry.
    let format: Int
  }

  private var searches: [FormatSearch]
  private let entrants: [Entrant]
  private let literals: [RecoveredText]

  /// - Parameters:
  ///   - searches: What fits.
  ///   - literals: The keys that have the very text: nothing is more specific.
  init(_ searches: [FormatSearch], besides literals: [RecoveredText]) {
    self.searches = searches
    self.literals = literals
    entrants = searches.enumerated().flatMap { number, search in
      search.found.map { Entrant(search: number, match: $0, format: search.format(of: $0)) }
    }
  }

  /// What the formats say together.
  ///
  /// - Complexity: Linear in their number.
  mutating func answer() -> Recovery {
    guard let best = literals.isEmpty ? best() : [], let winners = winners(beside: best),
      !searches.contains(where: \.isGivenUp)
    else { return .ambiguous(keys) }
    return .found(amongAlike: literals + winners)
  }

  /// The keys of all that fit, each once.
  private var keys: [String] { Set(entrants.map(key) + literals.map(\.key)).sorted() }

  private func key(_ entrant: Entrant) -> String {
    searches[entrant.search].storage.keys[entrant.format]
  }

  /// The holes of the format that wins if any does: whoever is more specific than all others is so than
  /// the best of those before it.
  private mutating func best() -> [Filled]? {
    var best: [Filled]?
    for entrant in entrants where !entrant.match.isRival && entrant.match.arguments != nil {
      let holes = searches[entrant.search].fill(entrant.match)
      if best.map({ lies(holes, in: $0, entrant) }) ?? true { best = holes }
    }
    return best
  }

  /// The formats that are filled as the best one is, in the order of the entries; nil where one is not
  /// beaten.
  private mutating func winners(beside best: [Filled]) -> [RecoveredText]? {
    var winners: [(entrant: Entrant, text: RecoveredText)] = []
    for entrant in entrants {
      guard let arguments = entrant.match.arguments else {
        guard searches[entrant.search].everyWay(of: entrant.match, holds: best) else { return nil }
        continue
      }
      let holes = searches[entrant.search].fill(entrant.match)
      guard lies(best, in: holes, entrant) else { return nil }
      guard lies(holes, in: best, entrant) else { continue }
      guard !entrant.match.isRival else { return nil }
      winners.append((entrant, RecoveredText(key: key(entrant), arguments: arguments)))
    }
    return winners.sorted {
      ($0.entrant.search, $0.entrant.format) < ($1.entrant.search, $1.entrant.format)
    }.map(\.text)
  }

  /// Whether each hole lies in one of the other's that takes as much or more.
  private mutating func lies(_ own: [Filled], in other: [Filled], _ entrant: Entrant) -> Bool {
    searches[entrant.search].charge(own.count * other.count)
    return own.allSatisfy { hole in other.contains { hole.lies(in: $0) } }
  }
}

extension FormatSearch {
  /// All patterns that fit.
  fileprivate var found: [Match] { [first].compactMap { $0 } + others }

  /// The number of the entry that a pattern belongs to.
  fileprivate func format(of match: Match) -> Int {
    Int(matcher.patterns[match.pattern].record.pointee.format)
  }
}

extension Recovery {
  /// What several findings say that there is no telling apart.
  package static func found(amongAlike texts: [RecoveredText]) -> Recovery {
    var seen: Set<RecoveredText> = []
    let different = texts.filter { seen.insert($0).inserted }
    if let only = different.first, different.count == 1 { return .found(only) }
    return different.isEmpty ? .none : .alike(different)
  }
}
