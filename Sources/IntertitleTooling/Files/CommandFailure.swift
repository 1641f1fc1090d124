package import IntertitleLanguages

/// Why a command did not do what it was asked for.
package enum CommandFailure: Error, Hashable {
  /// The words are wrong: one sentence that names the word and, where one is near, the right one.
  case words(String)
  /// An input cannot be read.
  case unreadable(Diagnostic)
  /// An output cannot be written, or must not be.
  case unwritable(Diagnostic)
}

extension CommandFailure {
  /// An output that must not be written.
  package static func refused(_ reason: String, _ path: String) -> CommandFailure {
    .unwritable(Diagnostic(.error, rule: "output-refused", reason, path: path))
  }
}
