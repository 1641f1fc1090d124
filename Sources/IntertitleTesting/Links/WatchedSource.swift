import Intertitle

/// Tables that answer as they would have, and tell what they were asked and what they found.
///
/// Who else may have made a text is asked by explanations only, of one that was asked about already:
/// that is no question of its own.
final class WatchedSource: ForwardingTextSource {
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

  let base: any TextSource
  private let tell: @Sendable (Question) -> Void

  init(_ base: any TextSource, _ tell: @escaping @Sendable (Question) -> Void) {
    self.base = base
    self.tell = tell
  }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    let answer = base.answer(forKey: key, table: table)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    let answer = base.answer(forKey: key, table: table, context: context, arguments: arguments)
    tell(Question(words: key, table: table, answer: .text(answer)))
    return answer
  }

  func has(_ key: String, table: String?) -> Bool {
    let isThere = base.has(key, table: table)
    tell(Question(words: key, table: table, answer: .presence(isThere)))
    return isThere
  }

  func recover(_ text: String, table: String?) -> RecoveredKey? {
    let found = base.recover(text, table: table)
    tell(Question(words: text, table: table, answer: .origin(found)))
    return found
  }
}
