/// CLDR's likely subtags: what a tag leaves unsaid (UTS #35, "Likely Subtags").
enum LikelySubtags {
  /// Whether CLDR knows a language of that name.
  static func knows(_ subtags: Subtags) -> Bool {
    LikelySubtagData.byLanguage.firstIndex(subtags.languageKey) != nil
  }

  /// Adds what is left unsaid; a language without likely subtags stays as it is.
  static func maximize(_ subtags: Subtags) -> Subtags {
    guard subtags.script == 0 || subtags.region == 0 || subtags.isUndetermined,
      let likely = likely(subtags)
    else { return subtags }
    return Subtags(
      language: subtags.isUndetermined ? likely.language : subtags.language,
      script: subtags.script == 0 ? likely.script : subtags.script,
      region: subtags.region == 0 ? likely.region : subtags.region
    )
  }

  /// The most specific entry that fits: language, script and region in that order of weight.
  private static func likely(_ subtags: Subtags) -> Subtags? {
    let language = subtags.languageKey
    if subtags.isUndetermined, subtags.script != 0, subtags.region != 0 {
      let key = subtags.scriptKey | subtags.regionKey >> 32
      if let found = find(LikelySubtagData.byScriptAndRegion, key) { return found }
    }
    if subtags.script != 0 {
      let key = language | subtags.scriptKey >> 24
      if let found = find(LikelySubtagData.byScript, key) { return found }
    }
    if subtags.region != 0 {
      let key = language | subtags.regionKey >> 24
      if let found = find(LikelySubtagData.byRegion, key) { return found }
    }
    return find(LikelySubtagData.byLanguage, language)
  }

  private static func find(_ table: RecordTable, _ key: UInt64) -> Subtags? {
    guard let index = table.firstIndex(key) else { return nil }
    let found = Subtags(table, at: index, offset: table.keyWidth)
    return found.language == 0 ? nil : found
  }
}
