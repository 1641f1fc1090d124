/// Spellings of languages that are found in the wild and are no tags: POSIX, Apple's old names.
enum Spelling {
  /// What a spelling says, lower-case, `-` between subtags; nil where it can be no tag.
  static func subtags(of spelling: String) -> [Substring]? {
    guard 1...255 ~= spelling.utf8.count else { return nil }
    let (name, modifier) = withoutCodeset(spelling.lowercased())
    if name == "c" || name == "posix" { return ["und"] }
    if name.utf8.count >= 4, let tag = names[name] { return tag.split(separator: "-") }
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    return adding(modifier, to: tag.split(separator: "-", omittingEmptySubsequences: false))
  }

  /// `fr_fr.utf-8@euro` → `fr_fr` and `euro`.
  private static func withoutCodeset(_ name: String) -> (name: String, modifier: String) {
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let head = halves.first ?? ""
    let base = head.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    return (String(base), halves.count > 1 ? String(halves[1]) : "")
  }

  /// A POSIX modifier that names a script or a variant; others say nothing of the language.
  private static func adding(_ modifier: String, to parts: [Substring]) -> [Substring] {
    let scripts: [String: Substring] = [
      "latin": "latn", "cyrillic": "cyrl", "arabic": "arab", "devanagari": "deva",
    ]
    if let script = scripts[modifier] { return parts.prefix(1) + [script] + parts.dropFirst() }
    return modifier == "valencia" ? parts + ["valencia"] : parts
  }

  /// The names that Apple's first folders had; built when a long name is first met.
  private static let names: [String: String] = [
    "albanian": "sq", "arabic": "ar", "armenian": "hy", "azerbaijani": "az", "belarusian": "be",
    "bulgarian": "bg", "catalan": "ca", "chinese": "zh", "croatian": "hr", "czech": "cs",
    "danish": "da", "dutch": "nl", "english": "en", "estonian": "et", "farsi": "fa",
    "finnish": "fi", "french": "fr", "georgian": "ka", "german": "de", "greek": "el",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id",
    "irish": "ga", "italian": "it", "japanese": "ja", "kazakh": "kk", "korean": "ko",
    "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "malay": "ms", "maltese": "mt",
    "norwegian": "no", "persian": "fa", "polish": "pl", "portuguese": "pt", "romanian": "ro",
    "russian": "ru", "serbian": "sr", "slovak": "sk", "slovenian": "sl", "spanish": "es",
    "swedish": "sv", "thai": "th", "turkish": "tr", "ukrainian": "uk", "urdu": "ur",
    "vietnamese": "vi", "welsh": "cy", "yiddish": "yi",
    "simplified chinese": "zh-hans", "traditional chinese": "zh-hant",
    "brazilian portuguese": "pt-br",
  ]
}
