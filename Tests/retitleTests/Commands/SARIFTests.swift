import Foundation
import Testing

@testable import retitle

/// The parts that the schema of SARIF 2.1.0 requires, and those that code hosts need.
@Suite struct SARIFTests {
  private let run = ToolRun("lint", fixture("odd-tables"), "--format", "sarif")

  private var firstRun: [String: Any] { run.list("runs").first ?? [:] }
  private var results: [[String: Any]] { firstRun["results"] as? [[String: Any]] ?? [] }
  private var rules: [[String: Any]] {
    let driver = (firstRun["tool"] as? [String: Any])?["driver"] as? [String: Any]
    return driver?["rules"] as? [[String: Any]] ?? []
  }

  @Test func theLogNamesItsVersionAndSchema() {
    #expect(run.object["version"] as? String == "2.1.0")
    #expect((run.object["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    #expect(run.list("runs").count == 1)
  }

  @Test func theDriverHasANameAndEveryRuleAnIdentifier() {
    let driver = (firstRun["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "retitle")
    let names = rules.compactMap { $0["id"] as? String }
    #expect(names.count == rules.count && Set(names).count == names.count)
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
    }
  }

  @Test func everyResultHasItsRuleAMessageAndAPlace() {
    #expect(results.count == 4)
    for result in results {
      let index = result["ruleIndex"] as? Int ?? -1
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let region = place(result)["region"] as? [String: Any]
      #expect((region?["startLine"] as? Int ?? 0) > 0)
      #expect((region?["startColumn"] as? Int ?? 0) > 0)
    }
  }

  @Test func aResultHandsOnKeyTableAndLanguage() {
    let properties = results.last?["properties"] as? [String: String]
    #expect(
      properties == ["key": "wallet.title", "table": "Localizable", "language": "ja"]
    )
  }

  @Test func pathsArePercentEncoded() {
    let run = ToolRun("lint", fixture("odd names"), "--format", "sarif")
    let results = run.list("runs").first?["results"] as? [[String: Any]] ?? []
    let artifact = place(results.first ?? [:])["artifactLocation"] as? [String: Any]
    let uri = artifact?["uri"] as? String ?? ""
    #expect(uri.hasPrefix("file:///"))
    #expect(uri.hasSuffix("/odd%20names/zh_CN.lproj/Main%20%E8%A1%A8.strings"))
  }

  @Test(arguments: [
    ("App/a b.strings", "App/a%20b.strings"), ("/a/ä", "file:///a/%C3%A4"),
    ("c:d/e", "c%3Ad/e"), ("50%/x#y", "50%25/x%23y"),
  ])
  func aPathIsAReference(path: String, uri: String) {
    #expect(FileURI.reference(to: path) == uri)
  }

  @Test func aCleanFolderIsARunWithoutResults() {
    let run = ToolRun("lint", fixture("clean-tables"), "--format", "sarif")
    #expect((run.list("runs").first?["results"] as? [Any])?.isEmpty == true)
    #expect(run.status == 0)
  }

  private func place(_ result: [String: Any]) -> [String: Any] {
    let locations = result["locations"] as? [[String: Any]]
    return locations?.first?["physicalLocation"] as? [String: Any] ?? [:]
  }
}
