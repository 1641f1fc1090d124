/// The newest questions and answers of a matcher.
struct MatchMemo: Sendable {
  private var entries: [(preferred: [Language], match: LanguageMatch)] = []
  private var next = 0
  private static let size = 8

  /// The answer to a question that was asked before.
  func match(for preferred: [Language]) -> LanguageMatch? {
    for entry in entries where entry.preferred == preferred { return entry.match }
    return nil
  }

  /// The same for a question of one preference.
  func match(for preferred: Language) -> LanguageMatch? {
    for entry in entries where entry.preferred.count == 1 && entry.preferred[0] == preferred {
      return entry.match
    }
    return nil
  }

  /// Keeps an answer, in place of the oldest.
  mutating func remember(_ match: LanguageMatch, for preferred: [Language]) {
    if entries.count < Self.size {
      entries.append((preferred, match))
    } else {
      entries[next] = (preferred, match)
      next = (next + 1) % Self.size
    }
  }
}
