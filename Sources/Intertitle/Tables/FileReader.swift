internal import IntertitleLanguages
internal import IntertitleTables

/// Reads each file once, whoever asks for it, and keeps what it said.
final class FileReader: Sendable {
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
    let (outcome, isFirst) = outcome(at: path)
    switch outcome {
    case .success(let file):
      if isFirst { for diagnostic in file.diagnostics { log.report(diagnostic) } }
      return file
    case .failure(let error):
      if isFirst { log.report(error.diagnostic(at: path)) }
      return nil
    }
  }

  /// Why a file cannot be used at all: it cannot be opened, or it is not Unicode.
  func failure(at path: String) -> Diagnostic? {
    switch outcome(at: path).outcome {
    case .success(let file): file.diagnostics.first { $0.rule == "not-unicode" }
    case .failure(let error): error.diagnostic(at: path)
    }
  }

  private func outcome(at path: String) -> (outcome: Outcome, isFirst: Bool) {
    if let known = outcomes.withLock({ $0[path] }) { return (known, false) }
    let outcome = Self.outcome(at: path)
    outcomes.withLock { $0[path] = outcome }
    return (outcome, true)
  }

  /// Reads all that was read once more, for a library over these files.
  ///
  /// - Returns: A reader that has the files as they are now, and whether a text of one differs.
  func reread(_ files: [LoadedFile]) -> (reader: FileReader, hasChanged: Bool) {
    let old = outcomes.withLock { $0 }
    let new = old.keys.reduce(into: [:]) { $0[$1] = Self.outcome(at: $1) }
    let hasChanged = old.contains { path, outcome in
      !Self.saysTheSame(outcome, new[path] ?? outcome)
    }
    return (FileReader(new), hasChanged)
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

extension StringFileError {
  func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(.error, rule: "unreadable-file", "\(self)", path: path)
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
