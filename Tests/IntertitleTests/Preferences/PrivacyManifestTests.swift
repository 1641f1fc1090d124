import Foundation
import IntertitleTestInputs
import Testing

@testable import Intertitle

/// What the package says of itself to the App Store names just what its sources use.
@Suite struct PrivacyManifestTests {
  /// Apple's categories of interfaces that need a reason, by words that only their users write.
  private static let words: [(category: String, words: [String])] = [
    ("UserDefaults", ["UserDefaults"]),
    (
      "FileTimestamp",
      [
        "stat(", "getattrlist", "modificationDate", "creationDate", "contentModificationDateKey",
        "attributesOfItem",
      ]
    ),
    ("SystemBootTime", ["systemUptime", "mach_absolute_time"]),
    ("DiskSpace", ["volumeAvailableCapacity", "volumeTotalCapacity", "statfs", "statvfs"]),
    ("ActiveKeyboards", ["activeInputModes"]),
  ]

  /// The modules that an app links.
  private static let modules = [
    "CIntertitle", "IntertitleLanguages", "IntertitleChain", "IntertitleTables", "Intertitle",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func manifest() throws -> [String: Any] {
    let file = Self.root.appendingPathComponent("Sources/Intertitle/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }

  private func code() throws -> [String] {
    try Self.modules.flatMap { module in
      let folder = Self.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let sources = (files?.allObjects as? [URL] ?? [])
        .filter { ["swift", "c", "h"].contains($0.pathExtension) }
      return try sources.flatMap { source in
        try String(contentsOf: source, encoding: .utf8).split(separator: "\n").map(String.init)
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      }
    }
  }

  @Test func itNamesTheInterfacesThatTheSourcesUseAndNoOther() throws {
    let types = try #require(try manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let named = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
    let code = try code()
    #expect(code.count > 5_000)
    let used = Self.words.filter { entry in
      code.contains { line in entry.words.contains { line.contains($0) } }
    }
    let wanted = used.map { "NSPrivacyAccessedAPICategory\($0.category)" }
    #expect(named.sorted() == wanted.sorted())
  }

  @Test func everyInterfaceHasAReasonAndNothingIsCollected() throws {
    let manifest = try manifest()
    let types = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    for type in types {
      let reasons = try #require(type["NSPrivacyAccessedAPITypeReasons"] as? [String])
      #expect(!reasons.isEmpty)
      #expect(reasons.allSatisfy { $0.count == 6 && $0.dropFirst(4).first == "." })
    }
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
  }

  @Test func theBundleThatBringsItIsNoVendor() throws {
    let folder = try TemporaryFolder()
    let name = "Intertitle_Intertitle"
    for bundle in ["\(name).bundle", "\(name).resources"] {
      try folder.write("<plist/>", to: "App.app/\(bundle)/PrivacyInfo.xcprivacy")
    }
    try folder.write("\"k\" = \"v\";", to: "App.app/Kite.bundle/en.lproj/K.strings")
    let found = DiscoveredBundles(in: ["\(folder.path)/App.app"], loaded: []).paths
    #expect(folder.relative(found) == ["App.app/Kite.bundle"])
    let (localizer, app) = (Localizer(), folder.path + "/App.app")
    localizer.load(folder: app, vendors: found)
    try localizer.use("en")
    #expect(localizer.text(for: "k") == "v")
    #expect(!localizer.diagnostics.contains { "\($0)".contains(name) })
  }
}
