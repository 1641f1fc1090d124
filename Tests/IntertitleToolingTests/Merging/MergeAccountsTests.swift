import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// No entry is lost: each is added, equal, in conflict, or skipped with a reason.
@Suite struct MergeAccountsTests {
  private func report(_ vendors: [(String, String)], languages: [Language] = ["en"]) -> MergeReport
  {
    let sources = vendors.compactMap { path, text in
      MergeSource(StringFile(bytes: Array(text.utf8), path: path), vendor: "V")
    }
    return TableMerge(sources, languages: languages).report()
  }

  private func reasons(_ report: MergeReport) -> [String] {
    #expect(MergeAccounts(report).isBalanced)
    return report.skipped.map(\.reason)
  }

  @Test func aKeyThatAFileHasTwiceIsSkippedOnceWithAReason() {
    let found = report([("V/en.lproj/T.strings", "\"k\" = \"1\";\n\"k\" = \"2\";")])
    #expect(reasons(found) == ["its file has the key twice, and the other entry is used"])
    #expect(found.skipped.map(\.line) == [1] && found.added.map(\.line) == [2])
  }

  @Test func whatLiesInAFolderThatNamesNoLanguageIsSkippedWithAReason() {
    let found = report([("V/not a language.lproj/T.strings", "\"k\" = \"1\";")])
    #expect(reasons(found) == ["its folder is named for no language"])
  }

  @Test func everyEntryOfASystemTableIsListedThoseThatRepeatAKeyToo() {
    let found = report([("V/en.lproj/InfoPlist.strings", "\"k\" = \"1\";\n\"k\" = \"2\";")])
    #expect(reasons(found) == Array(repeating: "InfoPlist is a system table", count: 2))
  }

  @Test func everyLanguageOfACatalogThatTheAppLacksIsListed() {
    let text = catalog([("en", "k", "1"), ("da", "k", "2"), ("fr", "k", "3")])
    let found = report([("V/T.xcstrings", text)], languages: ["en", "fr"])
    #expect(reasons(found) == ["the app has no da"])
    #expect(found.added.map(\.language) == ["en", "fr"])
  }

  @Test func anEntryThatGoesIntoTwoLanguagesIsListedForEach() {
    let found = report(
      [("V/es.lproj/T.strings", "\"k\" = \"1\";")],
      languages: ["en", "es-MX", "es-AR"]
    )
    #expect(MergeAccounts(found).isBalanced && found.added.count == 2)
  }

  @Test func listsAreMadeWhenTheyAreAskedForAndKeepTheirOrder() {
    let lines = (0..<100).map { "\"k\($0)\" = \"v\($0)\";" }.joined(separator: "\n")
    let found = report([("V/en.lproj/T.strings", lines)])
    #expect(found.added.count == 100 && found.added[99].key == "k99" && found.added[99].line == 100)
    #expect(found.tables["en"]?.map(\.entry.key) == found.added.map(\.key))
  }

  /// Merges each project of a corpus into each other one, in all their languages.
  @Test(.enabled(if: corpusRoot != nil)) func noEntryOfTheCorpusIsLost() throws {
    let root = try #require(corpusRoot)
    let pods = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
      .map { "\(root)/\($0)" }
    let apps = pods.compactMap { try? LintTree(path: $0) }.compactMap { tree in
      tree.folders.max { $0.files.count < $1.files.count }
    }
    var (merges, entries) = (0, 0)
    for app in apps {
      for pod in pods {
        guard let input = try? MergeInput(MergeRequest(main: app.path, vendors: [pod])) else {
          continue
        }
        let report = input.merge(MergeRequest(main: app.path, vendors: [pod])).report()
        let accounts = MergeAccounts(report)
        #expect(accounts.isBalanced, "\(pod) into \(app.path): \(accounts)")
        merges += 1
        entries += accounts.entries
      }
    }
    print("merges", merges, "entries", entries)
    #expect(merges > 0 && entries > 0)
  }
}

private let corpusRoot = ProcessInfo.processInfo.environment["INTERTITLE_CORPUS"]
