import Foundation
import Testing

/// The article “Reading diagnostics” names every rule that the sources know, once, and no other.
struct ReadingDiagnosticsTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  /// The rules of what a localizer and a chain report.
  private static func rulesInSources() throws -> Set<String> {
    let files = try ["Intertitle", "IntertitleChain"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: sources.path + "/" + folder)
        .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }
    return Set(
      try files.flatMap { try text($0).matches(of: /rule: "([a-z-]+)"/).map { "\($0.1)" } }
    )
  }

  @Test func eachRuleHasARowAndEachRowARule() throws {
    let article = try Self.text("Intertitle/Documentation.docc/ReadingDiagnostics.md")
    let rows = article.matches(of: /(?m)^\| `([a-z-]+)` \| (.+) \| (.+) \|$/).map { "\($0.1)" }
    let rules = try Self.rulesInSources()
    #expect(rules.contains("missing-key"))
    #expect(rules.subtracting(rows).sorted() == [], "rules without a row")
    #expect(Set(rows).subtracting(rules).sorted() == [], "rows without a rule")
    #expect(rows == rows.sorted() && Set(rows).count == rows.count)
  }
}
