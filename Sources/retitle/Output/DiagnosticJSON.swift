import IntertitleLanguages

/// A diagnostic as JSON has it everywhere: what has no place is at line 1, column 1.
struct DiagnosticJSON: Encodable {
  private let path: String
  private let line: Int
  private let column: Int
  private let severity: String
  private let rule: String
  private let message: String
  private let key: String?
  private let language: String?

  /// Takes a diagnostic apart.
  ///
  /// - Parameters:
  ///   - diagnostic: what was found.
  ///   - key: the key that is concerned; left out where nil.
  ///   - language: the language that is concerned; left out where nil.
  init(_ diagnostic: Diagnostic, key: String? = nil, language: String? = nil) {
    path = diagnostic.path ?? ""
    line = diagnostic.line ?? 1
    column = diagnostic.column ?? 1
    severity = diagnostic.severity.rawValue
    rule = diagnostic.rule
    message = diagnostic.message
    self.key = key
    self.language = language
  }
}
