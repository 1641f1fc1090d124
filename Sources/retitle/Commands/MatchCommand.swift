import IntertitleLanguages
import IntertitleTooling

/// `retitle match`: which language is used, and what it falls back to.
struct MatchCommand: Command {
  let usage = CommandUsage(
    name: "match",
    summary: "which of the available languages is used, and its fallback chain",
    detail: "Prints the language that is used, on the first line, then the languages that are asked"
      + " for a text, one a line: that language, its parents, the development language. Tags are"
      + " separated by commas and reported as --available spells them.",
    options: [
      CommandOption(
        name: "--available",
        value: "TAGS",
        summary: "the languages there are",
        isRequired: true
      ),
      CommandOption(
        name: "--preferred",
        value: "TAGS",
        summary: "what somebody reads, best first",
        isRequired: true
      ),
      CommandOption(
        name: "--development",
        value: "TAG",
        summary: "what is used where nothing fits; the first of --available unless said"
      ),
      CommandOption(
        name: "--favor",
        value: "language|script",
        summary: "what must rather agree; the language unless said"
      ),
      .json,
    ],
    example: "retitle match --available en,zh-Hans,zh-Hant --preferred zh-TW,en"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let available = arguments.languages(of: "--available")
    guard !available.isEmpty else { throw .words("--available names no language") }
    let preferred = arguments.languages(of: "--preferred")
    for language in available + preferred { console.report(language.problemToReport) }
    let favor: LanguageMatcher.FavoredSubtag? = try arguments.choice(of: "--favor")
    let matcher = LanguageMatcher(
      available: available,
      development: try arguments.development?.asSpelled(in: available),
      favor: favor ?? .language
    )
    show(MatchResult(matcher, preferred), arguments, console)
    return .done
  }

  private func show(_ result: MatchResult, _ arguments: Arguments, _ console: Console) {
    guard !arguments.has("--json") else { return console.print(json: result) }
    console.print(result.language)
    for tag in result.chain { console.print(tag) }
  }
}

/// What `match --json` has.
private struct MatchResult: Encodable {
  let language: String
  let chain: [String]

  init(_ matcher: LanguageMatcher, _ preferred: [Language]) {
    let development = matcher.development ?? "en"
    let found = matcher.match(preferred: preferred)?.language ?? development
    let links = FallbackChain(for: found, development: development)
    language = found.spelling
    chain = links.languages.map { link in
      matcher.available.first { $0 == link }?.spelling ?? link.tag
    }
  }
}

extension Language {
  /// The language as a list spells it, or one of the list that means the same; else as it is.
  fileprivate func asSpelled(in list: [Language]) -> Language {
    list.counterpart(of: self) ?? self
  }

  /// A warning for what is no tag, which is passed over; none for others.
  fileprivate var problemToReport: [Diagnostic] {
    guard problem == .malformed else { return [] }
    let sentence = "\(spelling.inApostrophes) is no language tag: it is passed over"
    return [Diagnostic(.warning, rule: "no-tag", sentence, language: self)]
  }
}
