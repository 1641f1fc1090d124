/// What the matcher compares: the maximized subtags, and which of them were written.
///
/// Pseudo-locales (`en-XA`, `ar-PSBIDI`), private tags (`x-bork`) and texts that are no tags have
/// languages of their own: they match themselves and nothing else.
struct MatchingKey: Hashable, Sendable {
  var subtags: Subtags
  /// 4 language, 2 script, 1 region: written, not implied.
  var explicit: Int

  /// Makes the key of a tag that was read; `maximized` are its subtags with what they leave unsaid.
  init(_ parsed: ParsedTag, tag: String, maximized: Subtags) {
    let written = parsed.subtags
    if written.language == 0 {
      self.init(Subtags(language: tag.utf8.reduce(hashOffset, mixed) | 1 << 63), explicit: 7)
    } else if tag == "und" {
      self.init(Subtags(language: Subtags.undetermined), explicit: 7)
    } else if let pseudo = MatchingKey(pseudo: written, variants: parsed.variants) {
      self = pseudo
    } else {
      self.init(written, maximized: maximized)
    }
  }

  /// Serbo-Croatian, whose canonical tag is Serbian, is near to Bosnian and Croatian as well.
  static func serboCroatian(_ key: MatchingKey) -> MatchingKey {
    var key = key
    key.subtags.language = Subtags.serboCroatian
    return key
  }

  private init(_ subtags: Subtags, explicit: Int) {
    self.subtags = subtags
    self.explicit = explicit
  }

  /// As ICU maximizes for matching: an unknown language is taken for a Latin one.
  private init(_ written: Subtags, maximized: Subtags) {
    var known = written
    if known.isUndetermined { known.language = 0 }
    if known.script == unknownScript { known.script = 0 }
    if known.region == unknownRegion { known.region = 0 }
    var full = known == written ? maximized : LikelySubtags.maximize(known)
    if full.script == 0 || full.region == 0 {
      full = LikelySubtags.maximize(Subtags(script: known.script, region: known.region))
      full.language = written.language
    }
    let flags = (known.language == 0 ? 0 : 4) | (known.script == 0 ? 0 : 2)
    self.init(full, explicit: flags | (known.region == 0 ? 0 : 1))
  }

  /// Pseudo-locales by region (`XA`, `XB`, `XC`) or variant.
  private init?(pseudo written: Subtags, variants: [UInt64]) {
    guard written.region >> 24 == UInt32(UInt8(ascii: "X")) || !variants.isEmpty else { return nil }
    let regions = ["XA", "XB", "XC"].map { pack32($0.utf8) }
    let names = ["psaccent", "psbidi", "pscrack"].map { pack64($0.utf8) }
    let named = variants.lazy.compactMap(names.firstIndex).first
    guard let kind = regions.firstIndex(of: written.region) ?? named else { return nil }
    var subtags = written
    subtags.language = UInt64(kind + 1) << 56 | written.language >> 8
    // Bits that no ASCII script has: another kind is another script.
    subtags.script |= [0x80, 0x8000, 0x8080][kind]
    if subtags.region == 0 { subtags.region = regions[kind] }
    self.init(subtags, explicit: written.region == 0 ? 6 : 7)
  }
}

private let unknownScript: UInt32 = 0x5A7A_7A7A  // Zzzz
private let unknownRegion: UInt32 = 0x5A5A_0000  // ZZ
private let hashOffset: UInt64 = 0xCBF2_9CE4_8422_2325

/// FNV-1a, 64 bits.
private func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
  (hash ^ UInt64(byte)) &* 0x100_0000_01B3
}
