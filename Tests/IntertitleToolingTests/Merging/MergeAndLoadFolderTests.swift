import Foundation
import Intertitle
import IntertitleLanguages
import IntertitleTestInputs
import IntertitleTables
import Testing

@testable import IntertitleTooling

/// Folders with faults: what a merge keeps of them is what a load shows.
@Suite struct MergeAndLoadFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(strings(["own": "app"]), to: "App/en.lproj/Localizable.strings")
  }

  /// What both show for a key; nil where they disagree.
  private func answer(_ key: String, _ vendors: String..., in language: Language = "en") throws
    -> String?
  {
    let paths = vendors.map { "\(folder.path)/\($0)" }
    let app = folder.path + "/App"
    let report = try MergeInput(MergeRequest(main: app, vendors: paths))
      .merge(MergeRequest(main: app, vendors: paths)).report()
    let localizer = Localizer(system: .fixed([language]))
    localizer.load(folder: app, vendors: paths)
    let loaded = localizer.explain(.key(key))
    let merged = report.tables[language]?.first { $0.entry.key == key }
    #expect(loaded.provenance?.path == merged?.path && loaded.provenance?.vendor == merged?.vendor)
    return loaded.text == merged?.entry.text ?? key ? loaded.text : nil
  }

  @Test("FU-53 two vendors that keep their files in folders of one name each have their own text")
  func twoVendorsEachHaveTheirOwnText() throws {
    try folder.write(strings(["k": "A", "a": "A"]), to: "Alpha/Resources/en.lproj/T.strings")
    try folder.write(strings(["k": "B", "b": "B"]), to: "Beta/Resources/en.lproj/T.strings")
    #expect(try answer("k", "Alpha", "Beta") == "A" && answer("k", "Beta", "Alpha") == "B")
    #expect(try answer("b", "Alpha", "Beta") == "B")
    let localizer = Localizer(system: .fixed(["en"]))
    localizer.load(
      folder: folder.path + "/App",
      vendors: [folder.path + "/Alpha", folder.path + "/Beta"]
    )
    for (vendor, text) in [("Alpha", "A"), ("Beta", "B")] {
      let bundle = localizer.override(Still(bundlePath: "/app/\(vendor).bundle"))
      #expect(bundle.localizedString(forKey: "k", value: nil, table: "T") == text)
    }
  }

  @Test func twoGivenFoldersOfOneNameEachHaveTheirOwnText() throws {
    try folder.write(strings(["k": "A"]), to: "Alpha/Resources/en.lproj/T.strings")
    try folder.write(strings(["k": "B", "b": "B"]), to: "Beta/Resources/en.lproj/T.strings")
    #expect(try answer("k", "Alpha/Resources", "Beta/Resources") == "A")
    #expect(try answer("b", "Alpha/Resources", "Beta/Resources") == "B")
  }

  @Test func aFrameworkHasOneNameFromAFolderAndFromMemory() throws {
    try folder.write(strings(["k": "v"]), to: "Frameworks/Kit.framework/en.lproj/T.strings")
    let found = Localizer(system: .fixed([]))
    found.load(folder: folder.path + "/App", vendors: [folder.path + "/Frameworks"])
    let bytes = Array(strings(["k": "v"]).utf8)
    let given = Localizer(system: .fixed([]))
    given.load(files: [:], vendors: ["Kit.framework/en.lproj/T.strings": bytes])
    for localizer in [found, given] {
      #expect(localizer.explain(.key("k")).provenance?.vendor == "Kit")
      let bundle = localizer.override(Still(bundlePath: "/app/Kit.framework"))
      #expect(bundle.localizedString(forKey: "k", value: nil, table: "T") == "v")
    }
  }

  @Test func aFolderThatEnclosesEverythingIsNoVendorsBundle() throws {
    try folder.write(strings(["k": "v"]), to: "All.bundle/Pods/Kit/en.lproj/T.strings")
    let localizer = Localizer(system: .fixed([]))
    localizer.load(folder: folder.path + "/App", vendors: [folder.path + "/All.bundle/Pods"])
    let bundle = localizer.override(Still(bundlePath: "/app/All.bundle"))
    #expect(bundle.localizedString(forKey: "k", value: nil, table: "T") == "itself")
    let inside = localizer.override(Still(bundlePath: "/app/Kit/Other.bundle"))
    #expect(inside.localizedString(forKey: "k", value: nil, table: "T") == "itself")
  }

  @Test func anEmptyFileAndABrokenOneCostOnlyThemselves() throws {
    try folder.write("", to: "V/en.lproj/A.strings")
    try folder.write([0xFF, 0xC4, 0xE3], to: "V/en.lproj/B.strings")
    try folder.write("{ not json", to: "V/C.xcstrings")
    try folder.write(strings(["k": "v"]), to: "V/en.lproj/D.strings")
    #expect(try answer("k", "V") == "v" && answer("own", "V") == "app")
  }

  @Test func aFileThatLeadsNowhereOrOutIsNobodys() throws {
    try folder.write(strings(["k": "outside"]), to: "Elsewhere/T.strings")
    try folder.write(strings(["k": "v"]), to: "V/en.lproj/Z.strings")
    try folder.link("V/en.lproj/A.strings", to: "/nowhere/at/all")
    try folder.link("V/en.lproj/B.strings", to: folder.path + "/Elsewhere/T.strings")
    try folder.link("V/en.lproj/Y.strings", to: "Z.strings")
    #expect(try answer("k", "V") == "v")
  }

  @Test func aLinkedLanguageIsALanguageOfTheAppsAndOfAVendors() throws {
    try folder.write(strings(["own": "app es"]), to: "App/es.lproj/Localizable.strings")
    try folder.link("App/es-419.lproj", to: "es.lproj")
    try folder.write(strings(["k": "v es"]), to: "V/es.lproj/T.strings")
    try folder.link("V/es-419.lproj", to: "es.lproj")
    for language: Language in ["es", "es-419"] {
      #expect(try answer("own", "V", in: language) == "app es")
      #expect(try answer("k", "V", in: language) == "v es")
    }
  }

  @Test func aVendorsFolderThatHoldsTheAppHasNothingOfTheApps() throws {
    try folder.write(strings(["menu": "app"]), to: "App/en.lproj/Menu.strings")
    try folder.write(strings(["k": "v"]), to: "SDK/en.lproj/T.strings")
    #expect(try answer("menu", ".") == "menu" && answer("k", ".") == "v")
    #expect(try answer("menu", "App") == "menu")
  }

  @Test func aLanguageWithoutStringFilesIsNoneForBoth() throws {
    try folder.write("", to: "App/fr.lproj/notes.txt")
    try folder.write(strings(["k": "v"]), to: "V/fr.lproj/T.strings")
    let app = folder.path + "/App"
    let localizer = Localizer(system: .fixed([]))
    localizer.load(folder: app, vendors: [folder.path + "/V"])
    let input = try MergeInput(MergeRequest(main: app, vendors: [folder.path + "/V"]))
    #expect(input.languages.all == ["en"])
    #expect(localizer.available.map(\.language) == ["en"])
  }

  @Test func aFolderGivenTwiceOrInsideAnotherCountsOnce() throws {
    try folder.write(strings(["k": "1"]), to: "Pods/One/en.lproj/T.strings")
    try folder.write(strings(["k": "2"]), to: "Pods/Two/en.lproj/T.strings")
    #expect(try answer("k", "Pods", "Pods", "Pods/Two") == "1")
    #expect(try answer("k", "Pods/Two", "Pods") == "2")
  }

  @Test func namesThatDifferInCaseAloneLoseNothing() throws {
    try folder.write(strings(["k": "exact"]), to: "V/en.lproj/T.strings")
    try folder.write(strings(["k": "other", "more": "other"]), to: "V/EN.lproj/t.strings")
    #expect(try answer("k", "V") == "exact" && answer("more", "V") == "other")
  }

  @Test("a vendor's folder of 10,000 files is read once, listed once and merged")
  func aFolderOfTenThousandFiles() throws {
    for number in 0..<10_000 {
      let language = number % 40 == 0 ? "en" : "x-\(number % 40)"
      let file = strings(["k\(number)": "v\(number)"])
      try folder.write(file, to: "V/\(number / 400)/\(language).lproj/T\(number).strings")
    }
    #expect(try answer("k9960", "V") == "v9960" && answer("k0", "V") == "v0")
  }
}

/// A bundle that answers itself always the same.
private struct Still: BundleSource {
  let bundleIdentifier: String? = nil
  let bundlePath: String

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    "itself"
  }
}
