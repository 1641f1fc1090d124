extension Language {
  /// The language subtag: `zh`; `und` where none is named, empty where the tag cannot be read.
  public var language: String {
    facts.subtags.language == 0 ? (isUsable ? "und" : "") : unpack(facts.subtags.language)
  }

  /// The script subtag, `Hant`, or nil.
  public var script: String? {
    facts.subtags.script == 0 ? nil : unpack(UInt64(facts.subtags.script) << 32)
  }

  /// The region subtag, `TW` or `419`, or nil.
  public var region: String? {
    facts.subtags.region == 0 ? nil : unpack(UInt64(facts.subtags.region) << 32)
  }

  /// The variant subtags in canonical order, lower-case: `["valencia"]`.
  package var variants: [String] { facts.variants.map(unpack) }

  /// The extensions with their singletons, private use last: `["u-nu-latn"]`.
  package var extensions: [String] { facts.extensions }

  /// The tag without variants and extensions; what cannot be read stays.
  package var base: Language {
    facts.variants.isEmpty && facts.extensions.isEmpty || facts.subtags.language == 0
      ? self : Language(facts.subtags)
  }

  /// The language with its likely script and region: `zh-TW` is `zh-Hant-TW`.
  ///
  /// Variants and extensions stay. A language that CLDR knows nothing likely of, `root` and what
  /// cannot be read stay as they are.
  package var maximized: Language { replacing(facts.maximized) }

  /// Whether two languages mean the same with what they leave unsaid: `zh-TW` and `zh-Hant`, `no` and
  /// `nb`.
  ///
  /// Variants count, extensions do not. What names no language is only equivalent to itself.
  package func isEquivalent(to other: Language) -> Bool {
    self == other || meaning == other.meaning
  }

  private func replacing(_ subtags: Subtags) -> Language {
    guard subtags != facts.subtags, facts.subtags.language != 0 else { return self }
    if facts.extensions.isEmpty { return Language(subtags, variants: facts.variants) }
    return Language(([subtags.tag] + variants + extensions).joined(separator: "-"))
  }
}
