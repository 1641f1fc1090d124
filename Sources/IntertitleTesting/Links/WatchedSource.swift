import Intertitle

/// Tables that answer as they would have, and tell what they were asked and what they found.
final class WatchedSource: TextSource {
  /// A question and its answer.
  struct Question: Sendable {
    enum Answer: Sendable {
      case text(TextResolution?)
      case presence(Bool)
      case origin(RecoveredKey?)
      case argument(RecoveredKey?)
    }

    /// The words that were asked about: a key, or what may be one.
    let words: String
    let table: String?
    let answer: Answer
  }

  let base: (any TextSource)?
  let language: Language
  private let watched: any TextSource
  private let tell: @Sendable (Question) -> Void

  init(_ base: any TextSource, _ tell: @escaping @Sendable (Question) -> Void) {
    (self.base, watched, language) = (base, base, base.language)
    self.tell = tell
  }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    let answer = watched.answer(forKey: key, table: table)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    let answer = watched.answer(forKey: key, table: table, context: context, arguments: arguments)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func has(_ key: String, table: String?) -> Bool {
    let isThere = watched.has(key, table: table)
    tell(Question(words: key, table: table, answer: .presence(isThere)))
    return isThere
  }

  func recover(_ text: FinishedText) -> TextRecovery {
    let recovery = watched.recover(text)
    var found: RecoveredKey?
    if case .found(let key, _) = recovery { found = key }
    let answer: Question.Answer = text.isArgument ? .argument(found) : .origin(found)
    tell(Question(words: text.words, table: text.table, answer: answer))
    return recovery
  }

  func report(_ diagnostic: Diagnostic) { watched.report(diagnostic) }
}
