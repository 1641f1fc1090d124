extension Language {
  /// The locale that this one takes from what it lacks (UTS #35, "Parent Locales"), or nil at the root.
  ///
  /// CLDR's table first (`es-MX` → `es-419`, `pt-AO` → `pt-PT`, `nb` → `no`, `zh-Hant-MO` →
  /// `zh-Hant-HK`), else the last subtag is cut. A script that is not the language's usual one has
  /// no parent: `zh-Hant` never becomes `zh`, nor does `zh-TW`, which is written in it.
  package var parent: Language? {
    guard facts.subtags.language != 0 else { return nil }
    if !facts.extensions.isEmpty { return Language(facts.subtags, variants: facts.variants) }
    if !facts.variants.isEmpty {
      return Language(facts.subtags, variants: facts.variants.dropLast())
    }
    return facts.subtags.parent.map { Language($0) }
  }
}

extension Subtags {
  /// The parent, or nil for the root.
  var parent: Subtags? {
    guard language != 0, language != Self.undetermined || script != 0 || region != 0 else {
      return nil
    }
    if let listed = listedParent { return listed }
    if region != 0 { return withoutRegion }
    return script == 0 || !isUsualScript ? nil : Subtags(language: language)
  }

  private var listedParent: Subtags? {
    let regions = ParentData.byRegion
    if script == 0, region != 0,
      let index = regions.firstIndex(languageKey | regionKey >> 24)
    {
      return Subtags(regions, at: index, offset: 6)
    }
    let others = ParentData.others
    let index = (0..<others.count).first { Subtags(others, at: $0, offset: 0) == self }
    return index.map { Subtags(others, at: $0, offset: 10) }
  }

  private var withoutRegion: Subtags? {
    let shorter = Subtags(language: language, script: script)
    let keepsScript = script != 0 || LikelySubtags.maximize(self).script == usualScript
    return keepsScript ? shorter : nil
  }

  private var usualScript: UInt32 {
    LikelySubtags.maximize(Subtags(language: language)).script
  }

  private var isUsualScript: Bool { script == usualScript }
}
