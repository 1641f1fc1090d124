import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// A finding as SARIF has it.
struct SARIFResult: Encodable {
  private let ruleId: String
  private let ruleIndex: Int
  private let level: String
  private let message: Message
  private let locations: [Location]
  private let properties: Properties?

  /// Takes a finding apart.
  ///
  /// - Parameters:
  ///   - finding: what was found.
  ///   - rule: the number of its rule.
  init(_ finding: LintFinding, rule: Int) {
    let diagnostic = finding.diagnostic
    ruleId = diagnostic.rule
    ruleIndex = rule
    level = diagnostic.severity.rawValue
    message = Message(text: diagnostic.message)
    let region = Region(startLine: diagnostic.line ?? 1, startColumn: diagnostic.column ?? 1)
    let uri = FileURI.reference(to: diagnostic.path ?? "")
    let place = PhysicalLocation(artifactLocation: Artifact(uri: uri), region: region)
    locations = [Location(physicalLocation: place)]
    properties = Properties(diagnostic)
  }

  /// What SARIF has no words of its own for.
  private struct Properties: Encodable {
    let key: String?
    let table: String?
    let language: String?

    /// Nil where nothing is known.
    init?(_ diagnostic: Diagnostic) {
      key = diagnostic.key
      table = diagnostic.table
      language = diagnostic.language?.tag
      if key == nil, table == nil, language == nil { return nil }
    }
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
