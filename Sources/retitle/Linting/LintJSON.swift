import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `lint --format json` has.
struct LintJSON: Encodable {
  private let diagnostics: [DiagnosticJSON]

  init(_ findings: [LintFinding]) {
    diagnostics = findings.map { DiagnosticJSON($0.diagnostic) }
  }
}
