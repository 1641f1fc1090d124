internal import IntertitleLanguages

/// What happened in one step of an explained run, for people.
struct StepNote {
  /// What the link itself says, where it has something to say.
  var remark: TextExplanation.Remark?
  private let received: TextAssignment
  private var calls = 0
  private var last: (handedOn: TextAssignment, answer: TextResolution)?

  init(_ received: TextAssignment) {
    self.received = received
  }

  /// Takes note of a call of the rest of the chain.
  mutating func add(_ handedOn: TextAssignment, _ answer: TextResolution) {
    calls += 1
    last = (handedOn, answer)
  }

  /// Whether the rest of the chain was called.
  var hasHandedOn: Bool { calls > 0 }

  /// What happened, in words.
  func words(for resolution: TextResolution) -> String {
    guard let last else {
      let answered = "answered (\(resolution.origin.kind))"
      guard let note = remark?.note else { return answered }
      return resolution.origin.kind == .assigned ? note : "\(note); \(answered)"
    }
    let isFound = last.answer.origin.kind != .assigned
    let question = question(last.handedOn).map { (isFound ? "found " : "looked for ") + $0 }
    let change = change(of: last.answer.text, to: resolution.text)
    let words = [remark?.note, repetition, question, change].compactMap { $0 }
    if words.isEmpty { return resolution == last.answer ? "passed on" : "changed the answer" }
    return words.joined(separator: "; ")
  }

  private var repetition: String? {
    calls > 1 ? "called the rest of the chain \(calls) times" : nil
  }

  /// What was looked for in place of what the link was handed; nil where that is the same.
  private func question(_ handedOn: TextAssignment) -> String? {
    let arguments = handedOn.arguments == received.arguments ? [] : handedOn.arguments
    let table = handedOn.table == received.table ? nil : handedOn.table
    guard handedOn.key != received.key || !arguments.isEmpty || table != nil else { return nil }
    let key = handedOn.key.map { $0.inQuotes } ?? "nothing"
    let holes = arguments.isEmpty ? "" : " with " + arguments.map(\.description).listed
    let rest = takenOff.isEmpty ? "" : " without " + takenOff.listed
    return key + rest + holes + (table.map { " in the table \($0.inQuotes)" } ?? "")
  }

  /// What stood round the key that was looked for.
  private var takenOff: [String] {
    guard let whole = received.key, let part = last?.handedOn.key else { return [] }
    return whole.surroundings(of: part) ?? []
  }

  /// What became of the answer; nil where that is nothing.
  private func change(of inner: String, to shown: String) -> String? {
    if inner == shown { return nil }
    guard !takenOff.isEmpty, let added = shown.surroundings(of: inner), !added.isEmpty
    else { return "changed the answer" }
    return "put back \(added.listed)"
  }
}

extension String {
  /// What stands before and behind a part, between quotes; nil where it is no part of the text.
  fileprivate func surroundings(of part: String) -> [String]? {
    let bytes = Array(utf8)
    guard let end = bytes.ends(of: Array(part.utf8)).first else { return nil }
    return [bytes[..<(end - part.utf8.count)], bytes[end...]]
      .filter { !$0.isEmpty }.map { "\(String(decoding: $0, as: UTF8.self).inQuotes)" }
  }
}
