internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// What a saved report lists, so that only what is new since then is shown.
///
/// Findings are matched by path, rule and key, or text where there is none, in their language; never by
/// line, so that what moves is not new. One that stands once in the report is known once.
package struct Baseline {
  private var known: [Finding: Int] = [:]

  private struct Finding: Hashable {
    let path: String
    let rule: String
    let language: String?
    let subject: String
  }

  private struct Report: Decodable {
    let diagnostics: [Item]
  }

  private struct Item: Decodable {
    let path: String
    let rule: String
    let message: String
    let key: String?
    let language: String?
  }

  /// Reads a report that a command wrote as JSON.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where it cannot be read, or is no report.
  package init(path: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do { bytes = try FileBytes.array(path) } catch { throw .unreadable(error.diagnostic) }
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else {
      let sentence = "is no report: save one with --format json"
      throw .unreadable(Diagnostic(.error, rule: "unreadable", sentence, path: path))
    }
    for item in report.diagnostics {
      let subject = item.key ?? item.message
      let finding = Finding(
        path: item.path,
        rule: item.rule,
        language: item.language,
        subject: subject
      )
      known[finding, default: 0] += 1
    }
  }

  /// The findings that the report does not have, in their order.
  package func new(in findings: [LintFinding]) -> [LintFinding] {
    var left = known
    return findings.filter { finding in
      let diagnostic = finding.diagnostic
      let same = Finding(
        path: diagnostic.path ?? "",
        rule: diagnostic.rule,
        language: diagnostic.language?.tag,
        subject: diagnostic.key ?? diagnostic.message
      )
      guard let count = left[same], count > 0 else { return true }
      left[same] = count - 1
      return false
    }
  }
}
