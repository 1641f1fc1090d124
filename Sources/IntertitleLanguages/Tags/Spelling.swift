/// Spellings of languages that are found in the wild: tags, POSIX locales, Apple's old names.
enum Spelling {
  /// What a spelling says; nil where it can be no tag.
  static func read(_ spelling: String) -> ParsedTag? {
    let bytes = spelling.utf8
    guard 1...255 ~= bytes.count else { return nil }
    if let end = bytes.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }) {
      let modifier = spelling[end...].split(separator: "@", maxSplits: 1)
      return withoutCodeset(String(spelling[..<end]), modifier: modifier.last ?? "")
    }
    let parts = TagPart.parts(of: bytes)
    if let tag = renamed(spelling, parts) { return tag }
    guard let parts, let tag = ParsedTag(parts) else {
      return named(spelling) ?? posixC(spelling)
    }
    return parts.count == 1 && parts[0].count >= 4 ? named(spelling) ?? tag : tag
  }

  /// `fr_FR.UTF-8@euro` is `fr_FR`; a modifier counts where it names a script or a variant.
  private static func withoutCodeset(_ name: String, modifier: Substring) -> ParsedTag? {
    guard var tag = read(name) else { return nil }
    switch modifier.lowercased() {
    case "latin": tag.subtags.script = 0x4C61_746E  // Latn
    case "cyrillic": tag.subtags.script = 0x4379_726C  // Cyrl
    case "arabic": tag.subtags.script = 0x4172_6162  // Arab
    case "devanagari": tag.subtags.script = 0x4465_7661  // Deva
    case "valencia": tag.variants = [pack64("valencia".utf8)]
    default: break
    }
    return tag
  }

  /// The locale `C` names no language.
  private static func posixC(_ spelling: String) -> ParsedTag? {
    spelling == "C" || spelling == "c" ? ParsedTag(Subtags(language: Subtags.undetermined)) : nil
  }

  private static func named(_ spelling: String) -> ParsedTag? {
    let name = spelling.lowercased()
    return (names[name] ?? Aliases.registered(name)).flatMap { ParsedTag(tag: $0) }
  }

  /// An old name with more behind it: `Portuguese_BR`, and `zh-CHS` and `zh-CHT`, which .NET had.
  private static func renamed(_ spelling: String, _ parts: [TagPart]?) -> ParsedTag? {
    if let parts {
      guard parts.count > 1, parts[0].count > 3 || parts[1].count == 3 else { return nil }
    }
    let words = spelling.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }.map(String.init)
    guard words.count > 1 else { return nil }
    if words[0] == "zh", let script = chineseScripts[words[1]] {
      return ParsedTag(tag: (["zh", script] + words.dropFirst(2)).joined(separator: "-"))
    }
    return names[words[0]].flatMap { name in
      ParsedTag(tag: ([name] + words.dropFirst()).joined(separator: "-"))
    }
  }

  private static let chineseScripts = ["chs": "Hans", "cht": "Hant"]

  /// The names that Apple's first folders had; built when the first long name is met.
  private static let names: [String: String] = [
    "albanian": "sq", "arabic": "ar", "armenian": "hy", "azerbaijani": "az", "belarusian": "be",
    "bulgarian": "bg", "catalan": "ca", "chinese": "zh", "croatian": "hr", "czech": "cs",
    "danish": "da", "dutch": "nl", "english": "en", "estonian": "et", "farsi": "fa",
    "finnish": "fi", "french": "fr", "georgian": "ka", "german": "de", "greek": "el",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id",
    "irish": "ga", "italian": "it", "japanese": "ja", "kazakh": "kk", "korean": "ko",
    "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "malay": "ms", "maltese": "mt",
    "norwegian": "no", "persian": "fa", "polish": "pl", "portuguese": "pt", "posix": "und",
    "romanian": "ro", "russian": "ru", "serbian": "sr", "slovak": "sk", "slovenian": "sl",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr", "ukrainian": "uk",
    "urdu": "ur", "vietnamese": "vi", "welsh": "cy", "yiddish": "yi",
    "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant",
    "brazilian portuguese": "pt-BR",
  ]
}
