/// What is known of a language once its spelling has been read.
final class LanguageFacts: Sendable {
  let spelling: String
  let tag: String
  let problem: Language.Problem?
  /// The canonical language, script and region.
  let subtags: Subtags
  /// The same, with what they leave unsaid.
  let maximized: Subtags
  let variants: [UInt64]
  let extensions: [String]
  let isRightToLeft: Bool
  let matching: MatchingKey
  /// What is wanted as well, where a former language is more than its canonical tag says.
  let alternative: MatchingKey?
  let plurals: PluralSets

  convenience init(_ spelling: String) {
    guard var parsed = Spelling.read(spelling) else {
      let problem: Language.Problem = spelling.isEmpty ? .empty : .malformed
      self.init(spelling, tag: spelling, problem: problem, parsed: ParsedTag())
      return
    }
    if parsed.isRoot {
      self.init(spelling, tag: "root", problem: .noLanguage, parsed: ParsedTag())
      return
    }
    let isSerboCroatian = parsed.isSerboCroatian
    Aliases.resolve(&parsed)
    self.init(
      spelling,
      tag: parsed.tag,
      problem: parsed.problem,
      parsed: parsed,
      isSerboCroatian: isSerboCroatian
    )
  }

  /// A language whose subtags are known to be canonical.
  convenience init(canonical parsed: ParsedTag) {
    let tag = parsed.tag
    self.init(tag, tag: tag, problem: parsed.problem, parsed: parsed)
  }

  private init(
    _ spelling: String,
    tag: String,
    problem: Language.Problem?,
    parsed: ParsedTag,
    isSerboCroatian: Bool = false
  ) {
    self.spelling = spelling
    self.tag = tag
    self.problem = problem
    subtags = parsed.subtags
    maximized = subtags.language == 0 ? subtags : LikelySubtags.maximize(subtags)
    variants = parsed.variants
    extensions = parsed.extensions
    isRightToLeft = maximized.isRightToLeft
    matching = MatchingKey(parsed, tag: tag, maximized: maximized)
    alternative = isSerboCroatian ? .serboCroatian(matching) : nil
    plurals = PluralSets(subtags)
  }
}

extension ParsedTag {
  /// `sh` or `hbs`, whose canonical language is Serbian.
  fileprivate var isSerboCroatian: Bool {
    subtags.language == Subtags.serboCroatian || subtags.language == 0x6862_7300_0000_0000
  }

  fileprivate var isRoot: Bool { subtags == Subtags(language: 0x726F_6F74_0000_0000) }

  fileprivate var problem: Language.Problem? {
    if subtags.language == Subtags.undetermined {
      return subtags.script == 0 && subtags.region == 0 ? .noLanguage : nil
    }
    return subtags.language != 0 && LikelySubtags.knows(subtags) ? nil : .unknown
  }
}
