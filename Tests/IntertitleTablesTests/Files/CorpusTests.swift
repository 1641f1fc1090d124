import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

let corpusRoot = ProcessInfo.processInfo.environment["INTERTITLE_CORPUS"]

/// Reads every string file below the folder that `INTERTITLE_CORPUS` names and compares it with the
/// platform's own parser; without that variable nothing runs.
@Suite(.enabled(if: corpusRoot != nil))
struct CorpusTests {
  static var files: [String] { files(".strings") }
  static var ruleFiles: [String] { files(".stringsdict") }
  static var catalogs: [String] { files(".xcstrings") }

  private static func files(_ ending: String) -> [String] {
    guard let root = corpusRoot, let walker = FileManager.default.enumerator(atPath: root) else {
      return []
    }
    let names = walker.compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(ending) }.sorted().map { root + "/" + $0 }
  }

  @Test func everyFileThatTheJudgeAcceptsHasItsKeysAndValues() throws {
    var agreed = 0
    var refused = 0
    for path in Self.files {
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
      let file = StringFile(bytes: bytes, path: path)
      guard let judged = AppleParser.texts(bytes) else {
        refused += 1
        let severities = file.diagnostics.map(\.severity)
        #expect(severities.contains { $0 != .note }, "\(path) refused without a diagnostic")
        #expect(!file.isAcceptedByApple || file.format != .strings, "\(path) is refused")
        continue
      }
      let own = file.texts
      let differs = judged.first { own[$0.key] != $0.value }
      #expect(differs == nil, "\(path): \(file.diagnostics)")
      if file.isAcceptedByApple {
        #expect(own.count == judged.count, "\(path): \(own.count) for \(judged.count)")
      }
      if differs == nil { agreed += 1 }
    }
    print("agreed", agreed, "refused", refused, "of", Self.files.count)
  }

  @Test func everyFileOfRulesSaysWhatTheJudgeReads() throws {
    var agreed = 0
    for path in Self.ruleFiles {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let judged = try? PropertyListSerialization.propertyList(from: data, format: nil)
      let file = try StringFile(contentsOf: path)
      let dictionary = judged as? [String: Any]
      #expect((dictionary != nil) == file.isAcceptedByApple, "\(path): \(file.diagnostics)")
      for entry in file.entries {
        guard let rules = dictionary?[entry.key] as? [String: Any] else {
          #expect(dictionary?[entry.key] as? String == entry.text, "\(path): \(entry.key)")
          continue
        }
        #expect(Self.isEqual(entry, rules), "\(path): \(entry.key)")
      }
      let usable = dictionary?.values.filter { $0 is String || ($0 as? [String: Any]) != nil }
      let lost = (usable?.count ?? 0) - Set(file.entries.map(\.key)).count
      if lost > 0 { #expect(file.diagnostics.contains { $0.severity != .note }, "\(path)") }
      agreed += 1
    }
    print("rules agreed", agreed, "of", Self.ruleFiles.count)
  }

  private static func isEqual(_ entry: StringEntry, _ judged: [String: Any]) -> Bool {
    guard case .rules(let rules) = entry.value else { return false }
    return rules.variables.allSatisfy { variable in
      let own = judged[variable.name] as? [String: Any]
      let forms = own?["NSStringVariableWidthRuleType"] as? [String: Any] ?? own
      return variable.forms.allSatisfy { forms?[$0.name] as? String == $0.text }
        && variable.valueType == own?["NSStringFormatValueTypeKey"] as? String
    }
  }

  @Test func everyCatalogHasTheTextsThatTheJudgeFinds() throws {
    var agreed = 0
    for name in Self.catalogs {
      let data = try Data(contentsOf: URL(fileURLWithPath: name))
      let file = try StringFile(contentsOf: name)
      let judged = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      #expect((judged != nil) == file.isAcceptedByApple, "\(name): \(file.diagnostics)")
      let strings = judged?["strings"] as? [String: [String: Any]] ?? [:]
      for entry in file.entries {
        let all = strings[entry.key]?["localizations"] as? [String: [String: Any]]
        let unit = all?[entry.language ?? ""]?["stringUnit"] as? [String: Any]
        guard case .text(let text) = entry.value else { continue }
        #expect(text == unit?["value"] as? String ?? entry.key, "\(name): \(entry.key)")
      }
      agreed += 1
    }
    print("catalogs agreed", agreed)
  }
}
