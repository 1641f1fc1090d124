import IntertitleTesting
import Testing

/// System tables: asked themselves, never answered from app tables, never merged, never consulted
/// for an assigned text.
struct SystemTableTests {
  private let localizer = Localizer(system: .fixed([]))
  private let counter = LookupCounter()

  init() throws {
    localizer.updateChain { [counter] in $0 = [counter, .lookup] }
    localizer.load(
      ["zh-Hans": ["Cancel": "取消"]],
      vendored: ["Picker": ["zh-Hans": ["Done": "完成"]]]
    )
    try localizer.use("zh-Hans")
  }

  private func asked(_ bundle: StillBundle, _ key: String, table: String? = nil) -> String {
    localizer.override(bundle).localizedString(forKey: key, value: nil, table: table)
  }

  @Test(
    "BO-01 aSystemTableIsAskedItself",
    arguments: [
      StillBundle("com.apple.UIKit", texts: ["Cancel": "the system's"]),
      StillBundle("com.apple", texts: ["Cancel": "the system's"]),
      StillBundle("COM.APPLE.uikit", texts: ["Cancel": "the system's"]),
      StillBundle(path: "/System/Library/Frameworks/UIKit", texts: ["Cancel": "the system's"]),
    ]
  )
  func aSystemTableIsAskedItself(_ bundle: StillBundle) {
    #expect(asked(bundle, "Cancel") == "the system's")
    #expect(asked(bundle, "nobody") == "nobody")
    #expect(bundle.questions == 2)
    #expect(localizer.skippedLookups.values.reduce(0, +) == 2)
  }

  @Test(
    "BO-01 aSystemTableIsAskedItself, whoever owns it",
    arguments: [
      ("InfoPlist", "/app"), ("infoplist", "/app"), ("AppShortcuts", "/app"),
      ("LaunchScreen", "/app"), ("Root", "/app/Settings.bundle"),
    ]
  )
  func aTableThatTheSystemReadsIsAskedItself(_ table: String, _ path: String) throws {
    localizer.load(["zh-Hans": ["Cancel": "ours"]], table: table)
    let bundle = StillBundle(path: path, texts: ["Cancel": "its own"])
    #expect(asked(bundle, "Cancel", table: table) == "its own")
    #expect(localizer.skippedLookups == [.table(table == "infoplist" ? "InfoPlist" : table): 1])
  }

  @Test(
    "BO-02 who is the system is told by whole components",
    arguments: [
      ("com.apple.UIKit", "Cancel"), ("com.apple", "Cancel"), ("com.applesauce.app", "取消"),
      ("io.com.apple.mirror", "取消"), ("com.appl", "取消"), ("", "取消"), (nil, "取消"),
    ] as [(String?, String)]
  )
  func wholeComponentsDecide(_ identifier: String?, _ text: String) {
    #expect(asked(StillBundle(identifier), "Cancel") == text)
  }

  @Test("BO-02 a nil identifier is the bundle that encloses its path, else the app")
  func aNilIdentifierIsTheEnclosingBundle() {
    #expect(
      asked(StillBundle(path: "/app/Picker.bundle/zh-Hans.lproj"), "Done", table: "Picker") == "完成"
    )
    #expect(asked(StillBundle(path: "/app/zh-Hans.lproj"), "Cancel") == "取消")
    let system = StillBundle(path: "/System/Library/X.bundle/fr.lproj", texts: ["Cancel": "system"])
    #expect(asked(system, "Cancel") == "system")
  }

  @Test func bundlesAndTablesCanBeRegisteredAsTheSystems() {
    localizer.tableOptions.systemTables.bundleIdentifiers.insert("org.example")
    localizer.tableOptions.systemTables.tables.append(.init("Legal"))
    #expect(asked(StillBundle("org.example.kit", texts: ["Cancel": "it"]), "Cancel") == "it")
    #expect(asked(StillBundle(texts: ["Cancel": "it"]), "Cancel", table: "Legal") == "it")
  }

  @Test("ME-09 aSystemTableIsNeverMerged")
  func aSystemTableIsNeverMerged() throws {
    let own = ["zh-Hans.lproj/InfoPlist.strings": Array("CFBundleName = \"leaked\";".utf8)]
    let vendors = [
      "V/V.bundle/zh-Hans.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"leaked\";",
      "V/V.bundle/Settings.bundle/zh-Hans.lproj/Root.strings": "\"Sound\" = \"leaked\";",
      "V/V.bundle/zh-Hans.lproj/V.strings": "\"own\" = \"its own\";",
    ]
    localizer.load(files: own, vendors: OrderedPairs(vendors.mapValues { Array($0.utf8) }))
    for key in ["CFBundleName", "NSCameraUsageDescription", "Sound"] {
      #expect(localizer.label(key).text == key && localizer.text(forKey: key) == key)
      #expect(asked(StillBundle(path: "/V.bundle"), key, table: "V") == key)
    }
    #expect(localizer.label("own").text == "its own")
  }

  @Test func anAssignedTextNeverReachesASystemTable() throws {
    localizer.load(["zh-Hans": ["CFBundleName": "leaked"]], table: "InfoPlist")
    let system = StillBundle("com.apple.UIKit", texts: ["Copy": "the system's"])
    _ = localizer.override(system)
    let label = localizer.label("Copy")
    label.content = .key("CFBundleName", table: "InfoPlist")
    #expect(label.text == "CFBundleName")
    label.content = .key("Copy", table: "InfoPlist")
    #expect(label.text == "Copy" && system.questions == 0)
    #expect(localizer.text(forKey: "CFBundleName", table: "InfoPlist") == "CFBundleName")
    #expect(localizer.imageName("CFBundleName") == "CFBundleName")
  }
}
