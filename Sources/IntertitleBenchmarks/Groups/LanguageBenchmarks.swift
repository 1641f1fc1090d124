import IntertitleLanguages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What languages cost: the group `language`.
///
/// Every function gives the best of five rounds, in nanoseconds an operation.
enum LanguageBenchmarks {
  typealias Result = (name: String, nanoseconds: Double)

  /// All of the group.
  static func all() -> [Result] {
    [
      matchCold(), matchAgain(), matchOneAgain(), buildMatcher(), pluralSmall(), pluralDecimal(),
      readTag(), compare(), fallbackChain(), direction(),
    ]
  }

  /// A match among 200 by a matcher that is built and was never asked this before.
  static func matchCold() -> Result {
    let matcher = LanguageMatcher(available: twoHundred, development: "en")
    let wishes = questions
    var next = 0
    return measure("match among 200, cold", count: wishes.count) {
      keep(matcher.match(preferred: wishes[next % wishes.count]))
      next += 1
    }
  }

  /// The same question to the same matcher.
  static func matchAgain() -> Result {
    let matcher = LanguageMatcher(available: twoHundred, development: "en")
    let wish: [Language] = ["zh-TW", "en-ZA"]
    return measure("match among 200, asked again", count: 100_000) {
      keep(matcher.match(preferred: wish))
    }
  }

  /// The same question for a single language.
  static func matchOneAgain() -> Result {
    let matcher = LanguageMatcher(available: twoHundred, development: "en")
    let wish: Language = "zh-TW"
    return measure("match one among 200, asked again", count: 100_000) { keep(matcher.match(wish)) }
  }

  /// Building a matcher of 200 languages that are read already.
  static func buildMatcher() -> Result {
    let available = twoHundred
    return measure("build a matcher of 200", count: 200) {
      keep(LanguageMatcher(available: available, development: "en"))
    }
  }

  /// The plural category of whole numbers from 0 to 127.
  static func pluralSmall() -> Result {
    let languages: [Language] = ["ru", "en", "ar", "pl"]
    var next = 0
    return measure("plural category of a small integer", count: 1_000_000) {
      keep(languages[next & 3].pluralCategory(for: next & 127))
      next += 1
    }
  }

  /// The plural category of a number in text.
  static func pluralDecimal() -> Result {
    let language: Language = "lv"
    return measure("plural category of 1.50", count: 100_000) {
      keep(PluralOperands(decimal: "1.50").map { language.pluralCategory(for: $0) })
    }
  }

  /// Reading a tag and all that is known of its language.
  static func readTag() -> Result {
    measure("read zh_TW", count: 100_000) { keep(Language("zh_TW")) }
  }

  /// Comparing two languages that were read apart.
  static func compare() -> Result {
    let languages = [Language("zh-Hant"), Language("zh_hant"), Language("zh-Hans")]
    var next = 0
    return measure("compare two languages", count: 1_000_000) {
      keep(languages[0] == languages[next % 3])
      next += 1
    }
  }

  /// The chain of es-MX.
  static func fallbackChain() -> Result {
    let (language, development): (Language, Language) = ("es-MX", "en")
    return measure("fallback chain of es-MX", count: 20_000) {
      keep(FallbackChain(for: language, development: development))
    }
  }

  /// The direction of a language.
  static func direction() -> Result {
    let languages: [Language] = ["ar", "en"]
    var next = 0
    return measure("direction", count: 1_000_000) {
      keep(languages[next & 1].direction)
      next += 1
    }
  }

  /// 512 questions of three preferences that nobody asks twice in a row.
  private static var questions: [[Language]] {
    let wishes = "en-JM zh-MO gsw-FR xh-LS pt-MZ sr-ME tlh-US fr-TN".split(separator: " ")
      .map { Language(String($0)) }
    return (0..<512).map { [wishes[$0 & 7], wishes[$0 >> 3 & 7], wishes[$0 >> 6 & 7]] }
  }

  private static var twoHundred: [Language] {
    tags.split(separator: " ").map { Language(String($0)) }
  }

  private static let tags = """
    af am ar ar-AE ar-DZ ar-EG ar-LB ar-MA ar-SA as az az-Cyrl be bg bn bn-IN bo br bs bs-Cyrl ca \
    ce ceb chr ckb cs cy da de de-AT de-CH de-LI dsb dz ee el en en-001 en-150 en-AE en-AU en-BE \
    en-CA en-DE en-GB en-HK en-IE en-IN en-KE en-NG en-NZ en-PH en-SG en-ZA es es-419 es-AR \
    es-BO es-CL es-CO es-CR es-DO es-EC es-GT es-HN es-MX es-NI es-PA es-PE es-PY es-US es-UY \
    es-VE et eu fa fa-AF ff fi fil fo fr fr-BE fr-CA fr-CH fr-LU fr-MA fr-SN fy ga gd gl gsw \
    gu ha haw he hi hr hsb hu hy ia id ig is it it-CH ja jv ka kk kl km kn ko kok ks ku ky lb \
    lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nn oc om or os pa pa-Arab \
    pl ps pt pt-AO pt-BR pt-PT qu rm ro ro-MD ru ru-UA rw sa sc sd se sg si sk sl sn so sq \
    sr sr-Latn su sv sv-FI sw sw-KE ta te tg th ti tk to tr tt ug uk ur uz uz-Cyrl vi wo xh yi yo \
    zh-Hans zh-Hant zh-HK zu
    """
}

/// The best of five rounds, in nanoseconds an operation.
private func measure(
  _ name: String,
  count: Int,
  _ operation: () -> Void
) -> LanguageBenchmarks.Result {
  var best = Double.infinity
  for _ in 0..<5 {
    let start = now()
    for _ in 0..<count { operation() }
    best = min(best, Double(now() - start) / Double(count))
  }
  return (name, best)
}

private func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Uses a value, so that its computation is not left out.
@inline(never) private func keep<Value>(_ value: Value) {}
