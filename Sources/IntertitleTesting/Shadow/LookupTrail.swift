import Intertitle

/// What the tables found while one text was resolved.
final class LookupTrail: Sendable {
  private struct Findings {
    var key: String?
    var text: String?
    var recovered: RecoveredKey?
    var keysOfArguments: [String] = []
  }

  private let findings = Locked(Findings())

  /// The key that was answered last; nil where none was.
  var key: String? { findings.withLock { $0.key } }

  /// The text that it was answered with, before any link changed it; nil where none was.
  var text: String? { findings.withLock { $0.text } }

  /// What the arguments of a finished text were found to be.
  var recoveredArguments: [TextArgument] {
    findings.withLock { $0.recovered?.arguments ?? [] }
  }

  /// The keys of words in the text that were found back.
  var keysOfArguments: [String] { findings.withLock { $0.keysOfArguments } }

  @Sendable
  func follow(_ question: WatchedSource.Question) {
    switch question.answer {
    case .text(let found?):
      findings.withLock { ($0.key, $0.text) = (question.words, found.text) }
    case .origin(let found?): findings.withLock { $0.recovered = found }
    case .argument(let found?): findings.withLock { $0.keysOfArguments.append(found.key) }
    case .text, .origin, .argument, .presence: break
    }
  }
}
