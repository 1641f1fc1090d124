import Intertitle

/// Tables that answer as they would have, and tell what they were asked and what they found.
final class WatchedSource: TextSource {
  /// A question and its answer.
  struct Question: Sendable {
    enum Answer: Sendable {
      case text(TextResolution?)
      case presence(Bool)
      case origin(RecoveredKey?)
    }

    /// The words that were asked about: a key, or what may be one.
    let words: String
    let table: String?
    let answer: Answer
  }

  private let source: any TextSource
  private let tell: @Sendable (Question) -> Void

  init(_ source: any TextSource, _ tell: @escaping @Sendable (Question) -> Void) {
    self.source = source
    self.tell = tell
  }

  var language: Language { source.language }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    let answer = source.answer(forKey: key, table: table)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    let answer = source.answer(forKey: key, table: table, context: context, arguments: arguments)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func has(_ key: String, table: String?) -> Bool {
    let isThere = source.has(key, table: table)
    tell(Question(words: key, table: table, answer: .presence(isThere)))
    return isThere
  }

  func recover(_ text: String, table: String?) -> RecoveredKey? {
    let found = source.recover(text, table: table)
    tell(Question(words: text, table: table, answer: .origin(found)))
    return found
  }

  /// Only explanations ask this, of a text that was asked about already: it is no question of its own.
  func candidates(for text: String, table: String?) -> [String] {
    source.candidates(for: text, table: table)
  }

  func report(_ diagnostic: Diagnostic) { source.report(diagnostic) }
}
