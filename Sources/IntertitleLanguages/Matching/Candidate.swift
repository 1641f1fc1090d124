/// An available language as the matcher sees it.
struct Candidate: Sendable {
  let key: MatchingKey
  /// Its place in the list it was given in.
  let index: Int
  let partitions: UInt8
  /// Whether the script is the likely one of the language.
  let hasLikelyScript: Bool
  /// Whether the region is the likely one of language and script.
  let hasLikelyRegion: Bool

  private init(_ key: MatchingKey, index: Int) {
    self.key = key
    self.index = index
    let subtags = key.subtags
    partitions = LanguageDistance.partitions(of: subtags)
    let byLanguage = LikelySubtags.maximize(Subtags(language: subtags.language))
    hasLikelyScript = byLanguage.script == subtags.script
    let byScript =
      hasLikelyScript
      ? byLanguage
      : LikelySubtags.maximize(Subtags(language: subtags.language, script: subtags.script))
    hasLikelyRegion = byScript.region == subtags.region
  }

  /// The candidates in the order in which they win among equals: the development language, the
  /// locales that stand for their group, the others; each as given, one of each kind.
  static func ordered(_ available: [Language], default development: Language?) -> [Candidate] {
    let standard = development?.facts.matching.subtags
    let paradigms = MatchingData.paradigms.split(separator: " ").compactMap {
      ParsedTag(tag: $0).map { LikelySubtags.maximize($0.subtags) }
    }
    var groups: [[Candidate]] = [[], [], []]
    var seen: Set<MatchingKey> = []
    for (index, language) in available.enumerated() {
      let key = language.facts.matching
      guard seen.insert(key).inserted else { continue }
      let group = key.subtags == standard ? 0 : paradigms.contains(key.subtags) ? 1 : 2
      groups[group].append(Candidate(key, index: index))
    }
    return groups.flatMap(\.self)
  }

  /// Whether this one says what is likely where the other of the same language does not.
  func isLikelier(than other: Candidate) -> Bool {
    guard key.subtags.language == other.key.subtags.language else { return false }
    if key.subtags.script != other.key.subtags.script { return hasLikelyScript }
    return key.subtags.region != other.key.subtags.region && hasLikelyRegion
  }
}

/// The best candidate so far.
struct Best {
  private(set) var candidate: Int?
  private(set) var preferred: Language?
  /// The distance to go below, in eighths.
  private var limit: Int

  init(threshold: Int) {
    limit = threshold * 8
  }

  /// Whether nothing can be nearer.
  var isPerfect: Bool { limit <= 0 }

  /// A later preference must be nearer by one step more than another region costs.
  mutating func demote() {
    limit -= 8 * (MatchingData.regionDistance + 1)
  }

  /// Looks whether a candidate is nearer to a preference than what was found so far.
  mutating func consider(
    _ desired: MatchingKey,
    of language: Language,
    _ candidates: [Candidate],
    _ favor: LanguageMatcher.FavoredSubtag
  ) {
    let measure = LanguageDistance(from: desired.subtags, favor: favor)
    var ofThisRound: Int?
    for (place, each) in candidates.enumerated() {
      let rounded = (limit + 7) / 8
      let found = measure.distance(
        to: each.key.subtags,
        partitions: each.partitions,
        limit: rounded
      )
      guard let found else { continue }
      // Equivalent languages differ by what was written: less than one step.
      let distance = found == 0 ? desired.explicit ^ each.key.explicit : found * 8
      if distance < limit {
        (limit, ofThisRound) = (distance, place)
      } else if distance == limit, found != 0, let best = ofThisRound,
        each.isLikelier(than: candidates[best])
      {
        ofThisRound = place
      }
    }
    guard let ofThisRound else { return }
    (candidate, preferred) = (ofThisRound, language)
  }
}
