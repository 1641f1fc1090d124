/// What subtags are called now (UTS #35, Annex C: canonicalisation).
enum Aliases {
  /// Whether a region of three letters is one that CLDR can translate (`USA`).
  static func isRegion(_ lowercased: Substring) -> Bool {
    AliasData.regions.firstIndex(regionKey(lowercased.uppercased())) != nil
  }

  /// Replaces deprecated languages, regions and variants until nothing changes.
  static func resolve(_ tag: inout ParsedTag) {
    for _ in 0..<4 {
      let before = tag
      resolveCompound(&tag)
      resolveLanguage(&tag)
      if tag == before { break }
    }
    resolveRegion(&tag)
    resolveVariants(&tag)
    if tag.script == "qaai" { tag.script = "zinh" }
  }

  /// The whole tag that one of the old registered tags stands for (`i-klingon`, `en-GB-oed`).
  static func registered(_ lowercased: String) -> String? {
    AliasData.compoundAliases.first { $0.alias == lowercased }?.replacement
  }

  private static func resolveLanguage(_ tag: inout ParsedTag) {
    let key = pack64(tag.language.utf8)
    guard let index = AliasData.languages.firstIndex(Subtags(language: key).languageKey),
      tag.language != "und", !tag.language.isEmpty
    else { return }
    let new = Subtags(AliasData.languages, at: index, offset: 3)
    tag.language = unpack(new.language)
    if tag.script.isEmpty { tag.script = unpack(UInt64(new.script) << 32).lowercased() }
    if tag.region.isEmpty { tag.region = unpack(UInt64(new.region) << 32).lowercased() }
  }

  private static func resolveCompound(_ tag: inout ParsedTag) {
    guard !tag.variants.isEmpty || tag.language == "sgn" else { return }
    for (alias, replacement) in AliasData.compoundAliases {
      let old = alias.split(separator: "-")
      guard let pattern = ParsedTag(old), pattern.fits(tag),
        let new = ParsedTag(replacement.lowercased().split(separator: "-"))
      else { continue }
      tag.replace(pattern, by: new)
      return
    }
  }

  private static func resolveRegion(_ tag: inout ParsedTag) {
    let key = regionKey(tag.region.uppercased())
    guard !tag.region.isEmpty, let index = AliasData.regions.firstIndex(key) else { return }
    let table = AliasData.regions
    var new = unpack(table.bytes(at: index, offset: 3, width: 3))
    if table.bytes(at: index, offset: 6, width: 1) >> 56 == UInt8(ascii: "+") {
      new = likelyChoice(key, for: tag) ?? new
    }
    tag.region = new.filter { $0 != " " }.lowercased()
  }

  /// Of the regions that a former one was divided into, the one most likely for the language.
  private static func likelyChoice(_ key: UInt64, for tag: ParsedTag) -> String? {
    let likely = LikelySubtags.maximize(
      Subtags(language: pack64(tag.language.utf8), script: pack32(titlecased(tag.script).utf8))
    )
    let table = AliasData.regionChoices
    guard let index = table.firstIndex(key), likely.region != 0 else { return nil }
    let choices = (0..<15).map { table.bytes(at: index, offset: 3 + 3 * $0, width: 3) }
    return choices.contains(likely.regionKey) ? unpack(likely.regionKey) : nil
  }

  private static func resolveVariants(_ tag: inout ParsedTag) {
    tag.variants = tag.variants.map { ["polytoni": "polyton", "heploc": "alalc97"][$0] ?? $0 }
    tag.variants = Set(tag.variants).sorted()
  }

  private static func regionKey(_ region: String) -> UInt64 {
    Subtags(region: pack32(region.utf8)).regionKey
  }
}

extension AliasData {
  /// The aliases of more than one subtag, those with more variants first.
  static let compoundAliases: [(alias: String, replacement: String)] =
    compound.description.split(separator: "\n").map { line in
      let parts = line.split(separator: ";")
      return (String(parts.first ?? ""), String(parts.last ?? ""))
    }
}

extension ParsedTag {
  /// Whether an alias has no subtag that a tag lacks.
  fileprivate func fits(_ tag: ParsedTag) -> Bool {
    (language == "und" || language == tag.language)
      && (region.isEmpty || region == tag.region)
      && variants.allSatisfy(tag.variants.contains)
      && extensions.isEmpty
  }

  /// Puts the replacement's subtags where the alias's were.
  fileprivate mutating func replace(_ alias: ParsedTag, by new: ParsedTag) {
    if new.language != "und" { language = new.language }
    variants.removeAll(where: alias.variants.contains)
    variants += new.variants
    if !alias.region.isEmpty { region = "" }
    if region.isEmpty { region = new.region }
    if script.isEmpty { script = new.script }
  }
}

/// The first letter in upper case, the others as they are.
func titlecased(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
