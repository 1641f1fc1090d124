import IntertitleLanguages

/// What languages cost: matching, plural categories, tags, direction.
enum LanguageBenchmarks {
  static func run(_ effort: Effort) -> [Claim] {
    let suite = Suite("languages", rounds: effort.rounds)
    addMatching(suite)
    addPlurals(suite)
    addTags(suite)
    _ = suite.run()
    let counts = InstructionCounts(works)
    return counts.claim(cold, atMost: 16_000) + counts.claim(again, atMost: 450)
      + counts.claim(plural, atMost: 150)
  }

  // A matcher remembers what it was asked: a new one for each call of the work is cold again.
  private static let cold = CountedWork(
    name: "a match among 200 languages, cold",
    operations: questions.count
  ) {
    let available = twoHundred
    return {
      let matcher = LanguageMatcher(available: available, development: "en")
      for wishes in questions { blackHole(matcher.match(preferred: wishes)) }
      return available.count
    }
  }
  private static let again = CountedWork(
    name: "the same match asked again",
    operations: 10_000
  ) {
    let matcher = LanguageMatcher(available: twoHundred, development: "en")
    let wishes: [Language] = ["zh-TW", "en-ZA"]
    return {
      for _ in 0..<10_000 { blackHole(matcher.match(preferred: wishes)) }
      return wishes.count
    }
  }
  private static let plural = CountedWork(
    name: "the plural category of a small integer",
    operations: 1 << 16
  ) {
    let languages: [Language] = ["ru", "en", "ar", "pl"]
    return {
      for number in 0..<(1 << 16) {
        blackHole(languages[number & 3].pluralCategory(for: number & 127))
      }
      return languages.count
    }
  }
  static let works = [cold, again, plural]

  private static func addMatching(_ suite: Suite) {
    suite.add(cold)
    suite.add(again)
    let available = twoHundred
    suite.add("a matcher of 200 made", operations: 20) {
      for _ in 0..<20 { blackHole(LanguageMatcher(available: available, development: "en")) }
      return available.count
    }
  }

  private static func addPlurals(_ suite: Suite) {
    suite.add(plural)
    let latvian: Language = "lv"
    suite.add("plural category of 1.50", operations: 1 << 15) {
      for _ in 0..<(1 << 15) {
        blackHole(PluralOperands(decimal: "1.50").map { latvian.pluralCategory(for: $0) })
      }
      return 1
    }
  }

  private static func addTags(_ suite: Suite) {
    suite.add("zh_TW read", operations: 1 << 15) {
      for _ in 0..<(1 << 15) { blackHole(Language("zh_TW")) }
      return 1
    }
    let mexican: Language = "es-MX"
    suite.add("fallback chain of es-MX", operations: 1 << 12) {
      for _ in 0..<(1 << 12) { blackHole(FallbackChain(for: mexican, development: "en")) }
      return 1
    }
    let arabic: Language = "ar"
    suite.add("direction", operations: 1 << 18) {
      for _ in 0..<(1 << 18) { blackHole(arabic.direction) }
      return 1
    }
  }

  /// 512 questions of three preferences, each a question of its own.
  private static let questions: [[Language]] = {
    let wishes = "en-JM zh-MO gsw-FR xh-LS pt-MZ sr-ME tlh-US fr-TN".split(separator: " ")
      .map { Language(String($0)) }
    return (0..<512).map { [wishes[$0 & 7], wishes[$0 >> 3 & 7], wishes[$0 >> 6 & 7]] }
  }()

  private static var twoHundred: [Language] {
    tags.split(whereSeparator: \.isWhitespace).map { Language(String($0)) }
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
