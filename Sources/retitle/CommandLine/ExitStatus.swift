import IntertitleLanguages
import IntertitleTooling

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

extension CommandFailure {
  /// What the process ends with.
  var status: ExitStatus {
    switch self {
    case .words: .wrongWords
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    }
  }
}
