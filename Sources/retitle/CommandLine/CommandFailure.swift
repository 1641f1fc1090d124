import IntertitleLanguages

/// Why a command did not do what it was asked for.
enum CommandFailure: Error, Hashable {
  /// The words are wrong: one sentence that names the word and, where one is near, the right one.
  case words(String)
  /// An input cannot be read.
  case unreadable(Diagnostic)
  /// An output cannot be written, or must not be.
  case unwritable(Diagnostic)

  /// What the process ends with.
  var status: ExitStatus {
    switch self {
    case .words: .wrongWords
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    }
  }
}

extension CommandFailure {
  /// An output that must not be written.
  static func refused(_ reason: String, _ path: String) -> CommandFailure {
    .unwritable(Diagnostic(.error, rule: "output-refused", reason, path: path))
  }
}

/// What a process ends with, as scripts lean on it (the numbers are those of `sysexits.h`).
enum ExitStatus: Int32 {
  /// Done and clean.
  case done = 0
  /// Done, with findings of severity error.
  case findings = 1
  /// The call's words are wrong.
  case wrongWords = 64
  /// An input cannot be read.
  case unreadable = 66
  /// An output cannot be written.
  case unwritable = 73

  /// The status of something that was done, by what it found.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found.
  ///   - isStrict: Whether warnings count too.
  init(_ diagnostics: some Sequence<Diagnostic>, isStrict: Bool = false) {
    let counts = diagnostics.contains {
      $0.severity == .error || isStrict && $0.severity == .warning
    }
    self = counts ? .findings : .done
  }
}
