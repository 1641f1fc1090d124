/// Which sets of plural rules a language has, as numbers in the generated data.
struct PluralSets: Sendable {
  /// Zero where there is no rule: everything is `other`.
  let cardinal: UInt8
  let ordinal: UInt8
  /// Zero where CLDR says nothing of ranges.
  let range: UInt8

  init(_ subtags: Subtags) {
    let table = PluralRuleData.sets
    let key = subtags.languageKey
    let exact = key | subtags.regionKey >> 24
    let general = key | Subtags().regionKey >> 24
    guard subtags.language != 0, let index = table.firstIndex(exact) ?? table.firstIndex(general)
    else {
      (cardinal, ordinal, range) = (0, 0, 0)
      return
    }
    cardinal = UInt8(clamping: table.number(at: index, offset: 6, digits: 2))
    ordinal = UInt8(clamping: table.number(at: index, offset: 8, digits: 2))
    range = UInt8(clamping: table.number(at: index, offset: 10, digits: 2))
  }
}
