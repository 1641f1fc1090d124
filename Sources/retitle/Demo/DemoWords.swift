import IntertitleLanguages

/// What was asked of the demo.
struct DemoWords: Equatable {
  var language: Language?
  var colour = ColourChoice.auto
  var wantsHelp = false

  /// Why the words cannot be followed, in one line.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  private static let options = ["--language", "--html", "--color", "--quiet", "--help"]

  init(_ words: [String]) throws(Refusal) {
    var rest = words.flatMap(Self.split)[...]
    while let word = rest.popFirst() { try take(word, &rest) }
  }

  /// `--language=ja` is `--language ja`.
  private static func split(_ word: String) -> [String] {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
    return [String(word[..<equals]), String(word[word.index(after: equals)...])]
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Refusal) {
    switch word {
    case "--language": language = try Self.language(try Self.value(of: word, &rest))
    case "--color": colour = try Self.colour(try Self.value(of: word, &rest))
    case "--html": throw Refusal(reason: "--html comes later; leave it out to see the demo here")
    case "--quiet": break
    case "--help", "-h": wantsHelp = true
    default: throw Self.unknown(word)
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Refusal) -> String {
    guard let value = rest.popFirst() else { throw Refusal(reason: "\(option) needs a value") }
    return value
  }

  private static func language(_ tag: String) throws(Refusal) -> Language {
    let language = Language(tag)
    guard language.isUsable else {
      throw Refusal(reason: "'\(tag)' is no language tag; one looks like 'ja' or 'zh-Hant'")
    }
    return language
  }

  private static func colour(_ word: String) throws(Refusal) -> ColourChoice {
    guard let choice = ColourChoice(rawValue: word) else {
      throw Refusal(reason: "'\(word)' is not one of auto, always, never")
    }
    return choice
  }

  private static func unknown(_ word: String) -> Refusal {
    let meant = word.nearest(among: options).map { "; did you mean '\($0)'?" } ?? ""
    return Refusal(reason: "unknown word '\(word)'" + meant)
  }
}
