import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct TableMergeTests {
  private func source(
    _ vendor: String?,
    _ folder: String,
    _ pairs: KeyValuePairs<String, String>,
    table: String = "Localizable"
  ) -> MergeSource {
    let text = pairs.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    let path = "\(vendor ?? "App")/\(folder)/\(table).strings"
    return file(text, path, vendor)
  }

  private func file(_ text: String, _ path: String, _ vendor: String?) -> MergeSource {
    guard let source = MergeSource(StringFile(bytes: Array(text.utf8), path: path), vendor: vendor)
    else { preconditionFailure("no string file: \(path)") }
    return source
  }

  @Test func onlyAVendorsEntryIsAddedWithItsPlace() throws {
    let merge = TableMerge(
      [source(nil, "en.lproj", ["a": "A"])] + [
        source("V", "en.lproj", ["x": "X", "b": "B"], table: "V")
      ],
      languages: ["en"]
    )
    let report = merge.report()
    #expect(report.added.map(\.key) == ["x", "b"])
    let item = try #require(report.added.last)
    #expect(item.path == "V/en.lproj/V.strings" && item.line == 2 && item.kept == "B")
    #expect(report.tables["en"]?.map(\.entry.key) == ["a", "x", "b"])
  }

  @Test(arguments: MergePolicy.allCases)
  func thePolicySaysWhichValueIsKept(policy: MergePolicy) {
    let report = TableMerge(
      [source(nil, "en.lproj", ["k": "app"])] + [source("V", "en.lproj", ["k": "vendor"])],
      languages: ["en"],
      policy: policy
    ).report()
    let kept = policy == .vendorWins ? "vendor" : "app"
    #expect(report.conflicts.map(\.kept) == [kept])
    #expect(report.tables["en"]?.map(\.entry.text) == [kept])
    #expect(report.isFailed == (policy == .fail))
  }

  @Test func mergeKeepsThePresentStringOfAnEarlierVendor() {
    let report = TableMerge(
      [source("A", "en.lproj", ["k": "1"]), source("B", "en.lproj", ["k": "2"])],
      languages: ["en"],
      policy: .vendorWins
    ).report()
    #expect(report.conflicts.map(\.vendor) == ["B"])
    #expect(report.conflicts.map(\.kept) == ["1"])
  }

  @Test("ME-03") func equalEntriesAreNoConflict() {
    let report = TableMerge(
      [source(nil, "en.lproj", ["OK": "OK"])] + [source("V", "en.lproj", ["OK": "OK"])],
      languages: ["en"]
    ).report()
    #expect(report.conflicts.isEmpty && report.equal.map(\.key) == ["OK"])
  }

  @Test("ME-06") func vendorsFoldersLandOnTheAppsLanguages() {
    let names = ["no.lproj", "zh_CN.lproj", "pt-Br.lproj", "English.lproj"]
    var vendors = names.map { source("V", $0, ["k": $0]) }
    vendors.append(source("W", "zh-hans.lproj", ["w": "w"]))
    let report = TableMerge(vendors, languages: ["en", "nb", "pt-BR", "zh-Hans"])
      .report()
    #expect(report.added.map(\.language.tag) == ["en", "nb", "pt-BR", "zh-Hans", "zh-Hans"])
    #expect(report.skipped.isEmpty)
  }

  @Test("ME-06") func ofTwoFoldersForOneLanguageTheExactNameWins() {
    let report = TableMerge(
      [
        source("V", "zh_CN.lproj", ["k": "1", "only": "o"]),
        source("V", "zh-Hans.lproj", ["k": "2"]),
      ],
      languages: ["zh-Hans"]
    ).report()
    #expect(report.tables["zh-Hans"]?.map(\.entry.text) == ["2", "o"])
  }

  @Test("ME-09", arguments: ["InfoPlist", "infoplist", "AppShortcuts"])
  func systemTablesAreSkipped(table: String) {
    let report = TableMerge(
      [source("V", "en.lproj", ["NSCameraUsageDescription": "Camera"], table: table)],
      languages: ["en"]
    ).report()
    #expect(report.added.isEmpty && report.missing.isEmpty)
    #expect(report.skipped.map(\.key) == ["NSCameraUsageDescription"])
  }

  @Test func rootIsASystemTableInASettingsBundleOnly() {
    let tables = SystemTables.apple
    #expect(tables.rule(forTable: "Root", path: "V/Settings.bundle/en.lproj/Root.strings") != nil)
    #expect(tables.rule(forTable: "Root", path: "V/en.lproj/Root.strings") == nil)
  }

  @Test("ME-10") func aBrokenVendorFileCostsOnlyItsBrokenEntries() {
    let text = "\"one\" = \"1\";\n\"two\" \"2\";\n\"three\" = \"3\";"
    let broken = file(text, "A/en.lproj/A.strings", "A")
    let report = TableMerge(
      [broken, source("B", "en.lproj", ["b": "B"])],
      languages: ["en"]
    ).report()
    #expect(report.added.map(\.key) == ["one", "three", "b"])
  }

  @Test func aLanguageThatTheAppLacksIsSkippedAndWhatAVendorLacksIsListed() {
    let report = TableMerge(
      [source(nil, "fr.lproj", ["a": "Application"])] + [
        source("V", "en.lproj", ["a": "A", "b": "B"]), source("V", "da.lproj", ["a": "D"]),
      ],
      languages: ["en", "fr"]
    ).report()
    #expect(report.skipped.map(\.reason) == ["the app has no da"])
    #expect(report.missing.map(\.key) == ["a", "b"])
    #expect(report.missing.map(\.kept) == ["Application", nil])
    #expect(report.missing.map(\.value) == ["A", "B"])
  }
}
