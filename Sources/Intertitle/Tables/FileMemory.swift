internal import IntertitleLanguages
internal import IntertitleTables

/// Reads each file once, whoever asks for it, and keeps what it said.
final class FileMemory: Sendable {
  private typealias Outcome = Result<StringFile, StringFileError>

  private let outcomes = Locked<[String: Outcome]>([:])

  init() {}

  private init(_ outcomes: [String: Outcome]) {
    self.outcomes.withLock { $0 = outcomes }
  }

  /// What the file says; nil where it cannot be read.
  ///
  /// What is wrong with it is reported when it is read first.
  func read(_ path: String, _ log: DiagnosticLog) -> StringFile? {
    let (outcome, isNew) = outcome(at: path)
    if isNew { Self.report(outcome, to: log) }
    return try? outcome.get()
  }

  /// Why a file cannot be used at all: it cannot be opened, or it is not Unicode.
  ///
  /// What is wrong with one that can be used is reported when it is read first.
  func failure(at path: String, _ log: DiagnosticLog) -> Diagnostic? {
    let (outcome, isNew) = outcome(at: path)
    let failure = Self.failure(of: outcome)
    if isNew, failure == nil { Self.report(outcome, to: log) }
    return failure
  }

  /// What was read, and whether it is news.
  ///
  /// A file that could not be used is tried again: it may have been on its way.
  private func outcome(at path: String) -> (outcome: Outcome, isNew: Bool) {
    let known = outcomes.withLock { $0[path] }
    if let known, Self.failure(of: known) == nil { return (known, false) }
    let outcome = Self.outcome(at: path)
    outcomes.withLock { $0[path] = outcome }
    return (outcome, known.map { !Self.saysTheSame($0, outcome) } ?? true)
  }

  /// Reads all that was read once more.
  ///
  /// What is wrong with a file that changed is reported. One that cannot be used any more stays as
  /// it was when it could.
  ///
  /// - Returns: A memory that has the files as they are now, and whether a text of one differs.
  func reread(_ log: DiagnosticLog) -> (memory: FileMemory, hasChanged: Bool) {
    var hasChanged = false
    var outcomes = outcomes.withLock { $0 }
    for (path, before) in outcomes {
      let now = Self.outcome(at: path)
      guard !Self.saysTheSame(before, now) else { continue }
      Self.report(now, to: log)
      if Self.isLost(now), !Self.isLost(before) { continue }
      outcomes[path] = now
      hasChanged = true
    }
    return (FileMemory(outcomes), hasChanged)
  }

  private static func report(_ outcome: Outcome, to log: DiagnosticLog) {
    switch outcome {
    case .success(let file): for diagnostic in file.diagnostics { log.report(diagnostic) }
    case .failure(let error): log.report(error.diagnostic)
    }
  }

  private static func failure(of outcome: Outcome) -> Diagnostic? {
    switch outcome {
    case .success(let file): file.fault
    case .failure(let error): error.diagnostic
    }
  }

  /// Whether nothing of a file can be used: it cannot be read, or every entry of it is broken.
  private static func isLost(_ outcome: Outcome) -> Bool {
    if failure(of: outcome) != nil { return true }
    guard let file = try? outcome.get(), file.entries.isEmpty else { return false }
    return file.diagnostics.contains { $0.severity == .error }
  }

  private static func saysTheSame(_ first: Outcome, _ second: Outcome) -> Bool {
    switch (first, second) {
    case (.success(let first), .success(let second)):
      first.entries.lazy.map(\.keyAndValue).elementsEqual(second.entries.lazy.map(\.keyAndValue))
    case (.failure(let first), .failure(let second)): first == second
    default: false
    }
  }

  private static func outcome(at path: String) -> Outcome {
    Outcome { () throws(StringFileError) in try StringFile(contentsOf: path) }
  }
}

extension StringEntry {
  fileprivate var keyAndValue: KeyAndValue {
    KeyAndValue(key: key, value: value, language: language)
  }
}

private struct KeyAndValue: Equatable {
  let key: String
  let value: StringValue
  let language: String?
}
