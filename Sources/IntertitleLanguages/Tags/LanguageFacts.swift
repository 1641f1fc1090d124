/// What is known of a language once its spelling has been read.
final class LanguageFacts: Sendable {
  let spelling: String
  let tag: String
  let problem: Language.Problem?
  /// The canonical language, script and region.
  let subtags: Subtags
  /// The same, with what they leave unsaid.
  let maximized: Subtags
  let variants: [String]
  let extensions: [String]
  let isRightToLeft: Bool
  let matching: MatchingKey
  let plurals: PluralSets

  convenience init(_ spelling: String) {
    guard var parsed = ParsedTag(spelling: spelling) else {
      self.init(unreadable: spelling)
      return
    }
    if parsed.language == "root" {
      self.init(spelling, tag: "root", problem: .noLanguage, parsed: ParsedTag.empty)
      return
    }
    Aliases.resolve(&parsed)
    self.init(spelling, tag: parsed.tag, problem: parsed.problem, parsed: parsed)
  }

  private convenience init(unreadable spelling: String) {
    let problem: Language.Problem = spelling.isEmpty ? .empty : .malformed
    self.init(spelling, tag: spelling, problem: problem, parsed: ParsedTag.empty)
  }

  private init(_ spelling: String, tag: String, problem: Language.Problem?, parsed: ParsedTag) {
    self.spelling = spelling
    self.tag = tag
    self.problem = problem
    subtags = parsed.subtags
    maximized = tag == "root" ? parsed.subtags : LikelySubtags.maximize(parsed.subtags)
    variants = parsed.variants
    extensions = parsed.extensions
    isRightToLeft = maximized.isRightToLeft
    matching = MatchingKey(parsed, tag: tag)
    plurals = PluralSets(parsed.subtags)
  }
}

extension ParsedTag {
  fileprivate static let empty = ParsedTag()

  private init() {}

  /// Reads any spelling; nil where it can be no tag.
  fileprivate init?(spelling: String) {
    guard let parts = Spelling.subtags(of: spelling) else { return nil }
    if let parsed = ParsedTag(parts) {
      self = parsed
    } else if let known = Aliases.registered(parts.joined(separator: "-")) {
      self.init(known.lowercased().split(separator: "-"))
    } else {
      return nil
    }
  }

  var subtags: Subtags {
    Subtags(
      language: pack64(language.utf8),
      script: pack32(titlecased(script).utf8),
      region: pack32(region.uppercased().utf8)
    )
  }

  /// The canonical tag.
  var tag: String {
    let isPrivate = language.isEmpty
    let head = isPrivate ? [] : [subtags.tag]
    return (head + variants + extensions).joined(separator: "-")
  }

  fileprivate var problem: Language.Problem? {
    if language.isEmpty { return .unknown }
    if language == "und" { return script.isEmpty && region.isEmpty ? .noLanguage : nil }
    return LikelySubtags.knows(subtags) ? nil : .unknown
  }
}
