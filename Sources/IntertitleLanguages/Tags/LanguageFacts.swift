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
    Aliases.resolve(&parsed)
    let tag = parsed.tag
    self.init(tag == spelling ? tag : spelling, tag: tag, problem: parsed.problem, parsed: parsed)
  }

  /// A language whose subtags are known to be canonical.
  convenience init(canonical parsed: ParsedTag) {
    let tag = parsed.tag
    self.init(tag, tag: tag, problem: parsed.problem, parsed: parsed)
  }

  private init(_ spelling: String, tag: String, problem: Language.Problem?, parsed: ParsedTag) {
    self.spelling = spelling
    self.tag = tag
    self.problem = problem
    subtags = parsed.subtags
    maximized = subtags.language == 0 ? subtags : LikelySubtags.maximize(subtags)
    variants = parsed.variants
    extensions = parsed.extensions
    isRightToLeft = maximized.isRightToLeft
    matching = MatchingKey(parsed, tag: tag, maximized: maximized)
    plurals = PluralSets(subtags)
  }
}

extension ParsedTag {
  fileprivate var isRoot: Bool { subtags == Subtags(language: 0x726F_6F74_0000_0000) }

  fileprivate var problem: Language.Problem? {
    if subtags.language == Subtags.undetermined {
      return subtags.script == 0 && subtags.region == 0 ? .noLanguage : nil
    }
    return subtags.language != 0 && LikelySubtags.knows(subtags) ? nil : .unknown
  }
}
