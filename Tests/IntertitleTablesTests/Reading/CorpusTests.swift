import Foundation
import IntertitleLanguages
import Testing

@testable import IntertitleTables

let corpusRoot = ProcessInfo.processInfo.environment["INTERTITLE_CORPUS"]

/// Reads every string file below the folder that `INTERTITLE_CORPUS` names and compares it with the
/// platform's own parser; without that variable nothing runs.
@Suite(.enabled(if: corpusRoot != nil))
struct CorpusTests {
  static var files: [String] {
    guard let root = corpusRoot, let walker = FileManager.default.enumerator(atPath: root) else {
      return []
    }
    let names = walker.compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".strings") }.sorted().map { root + "/" + $0 }
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
}
