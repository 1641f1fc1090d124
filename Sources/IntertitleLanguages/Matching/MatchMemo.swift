/// The newest questions and answers of a matcher.
struct MatchMemo: Sendable {
  private var entries: [(preferred: [Language], match: LanguageMatch)] = []
  private var next = 0
  private static let size = 8

  /// The answer to a question that was asked before.
  func match(for preferred: [Language]) -> LanguageMatch? {
    for entry in entries where entry.preferred.count == preferred.count {
      if zip(entry.preferred, preferred).allSatisfy({ $0.isWritten(as: $1) }) { return entry.match }
    }
    return nil
  }

  /// The same for a question of one preference.
  func match(for preferred: Language) -> LanguageMatch? {
    for entry in entries where entry.preferred.count == 1 {
      if entry.preferred[0].isWritten(as: preferred) { return entry.match }
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

extension Language {
  /// Whether the spelling is the same, too: an answer says which preference it serves, as written.
  fileprivate func isWritten(as other: Language) -> Bool {
    facts === other.facts || facts.spelling == other.facts.spelling
  }
}
