/// What subtags are called now (UTS #35, Annex C: canonicalisation).
enum Aliases {
  /// Whether a region of three letters is one that CLDR can translate (`USA`).
  static func isRegion(_ region: UInt32) -> Bool {
    AliasData.regions.firstIndex(Subtags(region: region).regionKey) != nil
  }

  /// Replaces deprecated languages, scripts, regions and variants until nothing changes.
  static func resolve(_ tag: inout ParsedTag) {
    for _ in 0..<8 {
      let changed = resolveLanguage(&tag) || resolveRegion(&tag) || resolveCompound(&tag)
      if !changed { break }
    }
    if tag.subtags.script == 0x5161_6169 { tag.subtags.script = 0x5A69_6E68 }  // Qaai, Zinh
    if !tag.variants.isEmpty { resolveVariants(&tag) }
  }

  /// The tag that one of the old registered tags stands for (`i-klingon`, `en-GB-oed`).
  static func registered(_ spelling: String) -> String? {
    let tag = String(spelling.lowercased().map { $0 == "_" ? "-" : $0 })
    return compound.first { $0.alias == tag }?.replacement
  }

  private static func resolveLanguage(_ tag: inout ParsedTag) -> Bool {
    let key = tag.subtags.languageKey
    guard !tag.subtags.isUndetermined, key != 0,
      let index = AliasData.languages.firstIndex(key)
    else { return false }
    let new = Subtags(AliasData.languages, at: index, offset: 3)
    tag.subtags.language = new.language
    if tag.subtags.script == 0 { tag.subtags.script = new.script }
    if tag.subtags.region == 0 { tag.subtags.region = new.region }
    return true
  }

  private static func resolveRegion(_ tag: inout ParsedTag) -> Bool {
    let table = AliasData.regions
    let key = tag.subtags.regionKey
    guard tag.subtags.region != 0, let index = table.firstIndex(key) else { return false }
    var new = table.bytes(at: index, offset: 3, width: 3)
    if table.bytes(at: index, offset: 6, width: 1) >> 56 == UInt8(ascii: "+") {
      new = likelyChoice(key, for: tag.subtags) ?? new
    }
    tag.subtags.region = UInt32(unpadded(new) >> 32)
    return true
  }

  /// Of the regions that a former one was divided into, the one most likely for the language.
  private static func likelyChoice(_ key: UInt64, for subtags: Subtags) -> UInt64? {
    let wanted = Subtags(language: subtags.language, script: subtags.script)
    let likely = LikelySubtags.maximize(wanted).regionKey
    let table = AliasData.regionChoices
    guard let index = table.firstIndex(key) else { return nil }
    let choices = (0..<15).map { table.bytes(at: index, offset: 3 + 3 * $0, width: 3) }
    return choices.contains(likely) ? likely : nil
  }

  private static func resolveCompound(_ tag: inout ParsedTag) -> Bool {
    let isSignLanguage = tag.subtags.language == 0x7367_6E00_0000_0000
    guard !tag.variants.isEmpty || isSignLanguage else { return false }
    for each in compound {
      guard let pattern = each.pattern, let new = each.result, pattern.fits(tag) else { continue }
      tag.replace(pattern, by: new)
      return true
    }
    return false
  }

  private static func resolveVariants(_ tag: inout ParsedTag) {
    let names: [String: String] = ["polytoni": "polyton", "heploc": "alalc97"]
    let texts = tag.variants.map(unpack).map { names[$0] ?? $0 }
    tag.variants = Set(texts).sorted().map { pack64($0.utf8) }
  }

  private struct Compound: Sendable {
    let alias: String
    let replacement: String
    let pattern: ParsedTag?
    let result: ParsedTag?
  }

  /// The aliases of more than one subtag, those for any language last; read when a variant is met.
  private static let compound: [Compound] = {
    let all = AliasData.compound.description.split(separator: "\n").map { line in
      let halves = line.split(separator: ";").map(String.init)
      let (alias, new) = (halves.first ?? "", halves.last ?? "")
      return Compound(
        alias: alias,
        replacement: new,
        pattern: ParsedTag(tag: alias),
        result: ParsedTag(tag: new)
      )
    }
    return all.filter { !$0.alias.hasPrefix("und") } + all.filter { $0.alias.hasPrefix("und") }
  }()
}

extension ParsedTag {
  /// Whether an alias has no subtag that a tag lacks.
  fileprivate func fits(_ tag: ParsedTag) -> Bool {
    let isForAny = subtags.language == Subtags.undetermined
    return (isForAny || subtags.language == tag.subtags.language)
      && (subtags.script == 0 || subtags.script == tag.subtags.script)
      && (subtags.region == 0 || subtags.region == tag.subtags.region)
      && (!variants.isEmpty || subtags.region != 0 || subtags.script != 0)
      && variants.allSatisfy(tag.variants.contains)
      && extensions.isEmpty
  }

  /// Puts the replacement's subtags where the alias's were.
  fileprivate mutating func replace(_ alias: ParsedTag, by new: ParsedTag) {
    if !new.subtags.isUndetermined { subtags.language = new.subtags.language }
    variants.removeAll(where: alias.variants.contains)
    variants += new.variants
    if alias.subtags.region != 0 { subtags.region = 0 }
    if subtags.region == 0 { subtags.region = new.subtags.region }
    if subtags.script == 0 { subtags.script = new.subtags.script }
  }
}
