package import IntertitleLanguages

extension StringFileError {
  /// The error as a diagnostic about its file or folder.
  package var diagnostic: Diagnostic {
    switch self {
    case .refused(let diagnostic): diagnostic
    case .unreadable(let path, _), .tooLarge(let path):
      Diagnostic(.error, rule: "unreadable", reason, path: path).namingItsTable
    }
  }
}
