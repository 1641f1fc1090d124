/// Finds the best of the available languages for what somebody prefers.
///
/// CLDR's language matching (UTS #35), as ICU's LocaleMatcher does it: Taiwan finds traditional
/// Chinese, `nb` finds `no`, Angola finds Portugal's Portuguese, a second preference counts, and any
/// English is nearer to `en-AU` than German is. Where nothing is near enough, the answer is the
/// development language.
///
/// ```swift
/// let matcher = LanguageMatcher(available: ["en", "zh-Hans", "zh-Hant"], development: "en")
/// matcher.match(preferred: ["zh-TW"])?.language  // zh-Hant
/// matcher.match(preferred: ["nl", "ja"])?.isDefault  // true: en
/// ```
///
/// The newest answers are remembered: asking again costs a comparison.
package struct LanguageMatcher: Sendable {
  /// Which subtag must rather agree.
  package enum FavoredSubtag: String, Hashable, Sendable, CaseIterable {
    /// The language; the usual choice.
    case language
    /// The script: somebody rather reads another language than another script.
    case script
  }

  /// The distance from which on a language is not acceptable, where none is given.
  package static let defaultThreshold = MatchingData.scriptDistance

  /// What can be found.
  package let available: [Language]
  /// What is answered when nothing acceptable is available.
  package let development: Language?
  /// Which subtag must rather agree.
  package let favor: FavoredSubtag
  /// The distance from which on a language is not acceptable.
  package let threshold: Int

  private let candidates: [Candidate]
  private let memo = Locked(MatchMemo())

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - available: What can be found; of equivalents the first. May be empty.
  ///   - development: What is answered when nothing acceptable is available, available itself or
  ///     not; nil for the first that is available.
  ///   - favor: Which subtag must rather agree.
  ///   - threshold: The distance from which on a language is not acceptable, in CLDR's units: 80 a
  ///     stranger, 50 another script, 4 another region.
  /// - Complexity: O(*n*).
  package init(
    available: [Language],
    development: Language? = nil,
    favor: FavoredSubtag = .language,
    threshold: Int = LanguageMatcher.defaultThreshold
  ) {
    self.available = available
    self.development = development ?? available.first
    self.favor = favor
    self.threshold = min(max(threshold, 0), 1000)
    candidates = Candidate.ordered(available, default: self.development)
  }

  /// Finds the best available language.
  ///
  /// Each further preference has to be nearer by five to win over an earlier one. Preferences that
  /// are no tags are passed over.
  ///
  /// - Parameter preferred: What somebody wants, most wanted first. May be empty.
  /// - Returns: The match; nil only where nothing is available and no development language was given.
  /// - Complexity: O(*n* · *m*) for *n* available and *m* preferred languages; O(*m*) when asked again.
  package func match(preferred: [Language]) -> LanguageMatch? {
    if let known = memo.withLock({ $0.match(for: preferred) }) { return known }
    guard let match = find(preferred) else { return nil }
    memo.withLock { $0.remember(match, for: preferred) }
    return match
  }

  /// Finds the best available language for one preference.
  package func match(_ preferred: Language) -> LanguageMatch? {
    memo.withLock { $0.match(for: preferred) } ?? match(preferred: [preferred])
  }

  private func find(_ preferred: [Language]) -> LanguageMatch? {
    var best = Best(threshold: threshold)
    for language in preferred where language.problem != .empty && language.problem != .malformed {
      let key = language.facts.matching
      if let exact = candidates.firstIndex(where: { $0.key == key }) {
        return LanguageMatch(language: available[candidates[exact].index], preferred: language)
      }
      best.consider(key, of: language, candidates, favor)
      if let alternative = language.facts.alternative {
        best.consider(alternative, of: language, candidates, favor)
      }
      best.demote()
      if best.isPerfect { break }
    }
    guard let candidate = best.candidate else {
      return development.map { LanguageMatch(language: $0, preferred: nil) }
    }
    let found = available[candidates[candidate].index]
    return LanguageMatch(language: found, preferred: best.preferred)
  }
}

extension LanguageMatcher: Hashable {
  /// Matchers are equal when they were made of the same.
  package static func == (lhs: LanguageMatcher, rhs: LanguageMatcher) -> Bool {
    lhs.available == rhs.available && lhs.development == rhs.development
      && lhs.favor == rhs.favor && lhs.threshold == rhs.threshold
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(available)
    hasher.combine(development)
  }
}
