internal import IntertitleLanguages
internal import IntertitleTables

/// Reads each file that can be used once, whoever asks for it, and keeps what it said.
final class FileMemory: Sendable {
  private typealias Outcome = Result<StringFile, StringFileError>

  private struct Reading {
    var outcome: Outcome
    /// Whether somebody was told what is wrong with the file.
    var isTold: Bool
  }

  private let readings = Locked<[String: Reading]>([:])

  init() {}

  private init(_ readings: [String: Reading]) {
    self.readings.withLock { $0 = readings }
  }

  /// What the file says; nil where it cannot be read.
  ///
  /// What is wrong with it is reported when it is asked for first.
  func read(_ path: String, _ log: DiagnosticLog) -> StringFile? {
    let (outcome, isNews) = outcome(at: path, tells: true)
    if isNews { Self.report(outcome, to: log) }
    return try? outcome.get()
  }

  /// Why a file cannot be used at all: it cannot be opened, or it is not Unicode.
  ///
  /// What is wrong with one that can be used is reported when it is asked for first.
  func failure(at path: String, _ log: DiagnosticLog) -> Diagnostic? {
    let (outcome, isNews) = outcome(at: path, tells: true)
    let failure = Self.failure(of: outcome)
    if isNews, failure == nil { Self.report(outcome, to: log) }
    return failure
  }

  /// The languages that a file itself names: none, unless it is a catalog that can be read.
  ///
  /// What is wrong with it is left to whoever asks for its texts.
  func languages(of file: TableFile) -> [String] {
    guard file.isCatalog else { return [] }
    return (try? outcome(at: file.path, tells: false).outcome.get())?.languages ?? []
  }

  /// What the file says, for whoever compares; it is not kept where nobody read it.
  func glance(at path: String) -> StringFile? {
    try? (readings.withLock { $0[path]?.outcome } ?? Self.outcome(at: path)).get()
  }

  /// What was read, and whether whoever is to tell of it is the first one.
  ///
  /// A file that could not be used is tried again: it may have been on its way.
  private func outcome(at path: String, tells: Bool) -> (outcome: Outcome, isNews: Bool) {
    let known = readings.withLock { $0[path] }
    if let known, Self.failure(of: known.outcome) == nil {
      if tells, !known.isTold { readings.withLock { $0[path]?.isTold = true } }
      return (known.outcome, !known.isTold)
    }
    let outcome = Self.outcome(at: path)
    let isTold = known.map { $0.isTold && Self.saysTheSame($0.outcome, outcome) } ?? false
    readings.withLock { $0[path] = Reading(outcome: outcome, isTold: isTold || tells) }
    return (outcome, !isTold)
  }

  /// Reads all that was read once more.
  ///
  /// What is wrong with a file that changed is reported. One that cannot be used any more stays as
  /// it was when it could.
  ///
  /// - Returns: A memory that has the files as they are now, and whether a text of one differs.
  func reread(_ log: DiagnosticLog) -> (memory: FileMemory, hasChanged: Bool) {
    var hasChanged = false
    var readings = readings.withLock { $0 }
    for (path, before) in readings {
      let now = Self.outcome(at: path)
      guard !Self.saysTheSame(before.outcome, now) else { continue }
      Self.report(now, to: log)
      if Self.isLost(now), !Self.isLost(before.outcome) { continue }
      readings[path] = Reading(outcome: now, isTold: true)
      hasChanged = true
    }
    return (FileMemory(readings), hasChanged)
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
