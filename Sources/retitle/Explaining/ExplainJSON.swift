import Intertitle
import IntertitleLanguages

/// What `explain --json` has: every key always, null where there is nothing to say.
struct ExplainJSON: Encodable {
  private let answer: ExplainAnswer

  init(_ answer: ExplainAnswer) {
    self.answer = answer
  }

  private enum Key: String, CodingKey {
    case text, key, arguments, candidates, near, origin, language, table, vendor, path, line, steps
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(answer.text, forKey: .text)
    try object.encode(answer.key, forKey: .key)
    try object.encode(answer.arguments.map(\.unquoted), forKey: .arguments)
    try object.encode(answer.candidates, forKey: .candidates)
    try object.encode(answer.nearKey, forKey: .near)
    try object.encode("\(answer.origin)", forKey: .origin)
    try object.encode(answer.language, forKey: .language)
    try object.encode(answer.place?.table, forKey: .table)
    try object.encode(answer.place?.vendor, forKey: .vendor)
    try object.encode(answer.place?.path, forKey: .path)
    try object.encode(answer.place?.line, forKey: .line)
    try object.encode(answer.steps.map(Step.init), forKey: .steps)
  }

  private struct Step: Encodable {
    let interceptor: String
    let received: String
    let returned: String
    let note: String

    init(_ step: TextExplanation.Step) {
      interceptor = step.interceptor
      received = step.received
      returned = step.returned
      note = step.note
    }
  }
}

extension TextArgument {
  /// The words without quotes, or the number.
  fileprivate var unquoted: String {
    guard case .text(let words) = value else { return description }
    return words
  }
}
