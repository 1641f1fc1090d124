/// How far supported languages are from one that is desired, by CLDR's language matching.
///
/// UTS #35, "Enhanced Language Matching", in the manner of ICU's LocaleDistance: what depends on the
/// desired language alone is looked up once.
struct LanguageDistance {
  private let desired: Subtags
  private let partitions: UInt8
  private let favor: LanguageMatcher.FavoredSubtag
  private let related: [(language: UInt64, distance: Int)]
  private let matrix: RegionMatrix?

  init(from desired: Subtags, favor: LanguageMatcher.FavoredSubtag) {
    self.desired = desired
    self.favor = favor
    partitions = Self.partitions(of: desired)
    related = Self.related(to: desired)
    matrix = RegionMatrix(desired)
  }

  /// The distance to a supported language, or nil where it is above a limit.
  func distance(to supported: Subtags, partitions: UInt8, limit: Int) -> Int? {
    var distance = languageDistance(supported.language)
    if favor == .script { distance /= 4 }
    guard distance <= limit else { return nil }
    distance += scriptDistance(supported)
    guard distance <= limit else { return nil }
    distance += regionDistance(supported, partitions)
    return distance
  }

  /// The partitions of regions that a language's region lies in, as bits.
  static func partitions(of subtags: Subtags) -> UInt8 {
    let table = MatchingData.regions
    guard let index = table.firstIndex(subtags.regionKey) else { return 1 }
    return UInt8(clamping: table.number(at: index, offset: 3, digits: 3))
  }

  private static func related(to desired: Subtags) -> [(language: UInt64, distance: Int)] {
    let table = MatchingData.languages
    let key = desired.languageKey
    guard key != 0 else { return [] }
    var related: [(language: UInt64, distance: Int)] = []
    var index = table.lowerBound(key)
    while index < table.count, table.key(at: index) & 0xFFFF_FF00_0000_0000 == key {
      let language = Subtags(table, at: index, offset: 3).language
      related.append((language, table.number(at: index, offset: 6, digits: 2)))
      index += 1
    }
    return related
  }

  private func languageDistance(_ supported: UInt64) -> Int {
    if supported == desired.language { return 0 }
    for each in related where each.language == supported { return each.distance }
    return MatchingData.languageDistance
  }

  private func scriptDistance(_ supported: Subtags) -> Int {
    if supported.script == desired.script { return 0 }
    let table = MatchingData.scripts
    let key = desired.languageKey | supported.languageKey >> 24
    guard desired.languageKey != 0, supported.languageKey != 0,
      var index = table.firstIndex(key)
    else { return MatchingData.scriptDistance }
    let scripts = desired.scriptKey | supported.scriptKey >> 32
    while index < table.count, table.key(at: index) == key & 0xFFFF_FFFF_FFFF_0000 {
      if table.bytes(at: index, offset: 6, width: 8) == scripts {
        return table.number(at: index, offset: 14, digits: 2)
      }
      index += 1
    }
    return MatchingData.scriptDistance
  }

  private func regionDistance(_ supported: Subtags, _ theirs: UInt8) -> Int {
    if supported.region == desired.region { return 0 }
    guard let matrix, matrix.applies(to: supported) else { return MatchingData.regionDistance }
    return matrix.distance(from: partitions, to: theirs)
  }
}

/// The distances between partitions of regions for one language.
private struct RegionMatrix {
  private let language: UInt64
  /// The script that both must have; zero where any will do.
  private let script: UInt32
  private let index: Int

  init?(_ subtags: Subtags) {
    let table = MatchingData.matrices
    let key = subtags.languageKey
    guard key != 0 else { return nil }
    let anyScript = key | Subtags().scriptKey >> 24
    let oneScript = key | subtags.scriptKey >> 24
    guard let index = table.firstIndex(anyScript) ?? table.firstIndex(oneScript) else { return nil }
    self.index = index
    language = subtags.language
    script = table.firstIndex(anyScript) == nil ? subtags.script : 0
  }

  func applies(to supported: Subtags) -> Bool {
    supported.language == language && (script == 0 || supported.script == script)
  }

  /// The greatest distance between any partition of one and any of the other.
  func distance(from desired: UInt8, to supported: UInt8) -> Int {
    var greatest = 0
    for row in 0..<MatchingData.partitions where desired >> row & 1 == 1 {
      for column in 0..<MatchingData.partitions where supported >> column & 1 == 1 {
        let offset = 7 + row * MatchingData.partitions + column
        let cell = MatchingData.matrices.number(at: index, offset: offset, digits: 1)
        greatest = max(greatest, cell)
      }
    }
    return greatest
  }
}
