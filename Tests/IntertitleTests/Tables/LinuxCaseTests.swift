import Intertitle
import Testing

/// What Foundation does not do on Linux, and what goes stale when a vendor changes.
@Suite struct LinuxCaseTests {
  private static let rules = """
    <plist><dict><key>%d files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string>
    </dict></dict></dict></plist>
    """

  @Test("LX-05: a plain key and a plural key of one table both have their texts")
  func aTableWithPluralRulesAnswersBothKinds() {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(files: [
      "en.lproj/Localizable.strings": Array("\"Save\" = \"Save it\";".utf8),
      "en.lproj/Localizable.stringsdict": Array(Self.rules.utf8),
    ])
    let (one, two): (Int32, Int32) = (1, 2)
    #expect(localizer.text(forKey: "Save") == "Save it")
    #expect(localizer.text(for: "\(one) files") == "1 file")
    #expect(localizer.text(for: "\(two) files") == "2 files")
    #expect(!localizer.text(forKey: "%d files").isEmpty)
  }

  @Test("LX-09: a folder with a string catalog only speaks its languages")
  func aCatalogAloneIsEnough() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "保存"}}}}}}
      """
    let localizer = Localizer(system: .fixed([]))
    localizer.load(files: ["Localizable.xcstrings": Array(catalog.utf8)])
    #expect(localizer.text(forKey: "Save") == "Save")
    try localizer.use("zh-Hans")
    #expect(localizer.text(forKey: "Save") == "保存")
    #expect(localizer.available.map(\.language).contains("zh-Hans"))
  }

  @Test("ME-13: an app's copy of a vendor's text that takes other arguments is reported, not used")
  func aStaleCopyOfAVendorsTextIsNotUsed() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(
      ["en": [:], "zh-Hans": ["Load %lld of %lld": "装载 %lld / %@"]],
      vendored: [
        "Pull": [
          "en": ["Load %lld of %lld": "Load %lld of %lld"],
          "zh-Hans": ["Load %lld of %lld": "已加载 %lld，共 %lld"],
        ]
      ]
    )
    try localizer.use("zh-Hans")
    #expect(localizer.text(for: "Load \(1) of \(2)") == "装载 1 / 2")
    localizer.load(["zh-Hans": ["Load %lld of %lld": "装载 %3$lld"]])
    #expect(localizer.text(for: "Load \(1) of \(2)") == "已加载 1，共 2")
    #expect(localizer.diagnostics.contains { $0.rule == "format-mismatch" })
  }
}
