import IntertitleLanguages

/// A diagnostic as JSON has it everywhere: what has no place is at line 1, column 1; a key, table,
/// language or slot that none is concerned of is left out.
struct DiagnosticJSON: Encodable {
  private let path: String
  private let line: Int
  private let column: Int
  private let severity: String
  private let rule: String
  private let message: String
  private let key: String?
  private let table: String?
  private let language: String?
  private let slot: String?

  /// Takes a diagnostic apart.
  init(_ diagnostic: Diagnostic) {
    path = diagnostic.path ?? ""
    line = diagnostic.line ?? 1
    column = diagnostic.column ?? 1
    severity = diagnostic.severity.rawValue
    rule = diagnostic.rule
    message = diagnostic.message
    key = diagnostic.key
    table = diagnostic.table
    language = diagnostic.language?.tag
    slot = diagnostic.slot?.name
  }
}
