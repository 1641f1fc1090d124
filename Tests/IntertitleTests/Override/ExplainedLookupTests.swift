import Foundation
import Intertitle
import Testing

@Suite struct ExplainedLookupTests {
  private static let vendors = [
    "Picker/Picker.bundle/de.lproj/Picker.strings": #""Cancel" = "Zurück"; "Done" = "Fertig";"#,
    "Picker/Picker.bundle/en.lproj/Picker.strings": #""Full" = "Full image";"#,
  ]
  private static let own = ["de.lproj/Localizable.strings": #""Cancel" = "Abbrechen";"#]

  private let localizer: Localizer
  private let picker: BundleOverride

  init() throws {
    localizer = Localizer(system: .fixed(["de"]))
    localizer.load(
      files: Self.own.mapValues { Array($0.utf8) },
      vendors: OrderedPairs(Self.vendors.mapValues { Array($0.utf8) })
    )
    picker = localizer.override(FixedBundle(path: "/app/Picker.bundle", answer: "itself"))
  }

  @Test(
    arguments: [
      ("Cancel", "Abbrechen", nil, "de.lproj/Localizable.strings"),
      ("Done", "Fertig", "Picker", "Picker/Picker.bundle/de.lproj/Picker.strings"),
      ("Full", "Full image", "Picker", "Picker/Picker.bundle/en.lproj/Picker.strings"),
    ] as [(String, String, String?, String)]
  )
  func anAnswerNamesItsEntry(key: String, text: String, vendor: String?, path: String) {
    let explained = picker.explain(forKey: key, table: "Picker")
    #expect(explained.text == text)
    #expect(explained.verdict.vendor == "Picker")
    #expect(explained.provenance?.vendor == vendor)
    #expect(explained.provenance?.path == path)
  }

  @Test func whatTheBundleAnswersItselfHasNoPlace() {
    let explained = picker.explain(forKey: "Unknown", table: "Picker")
    #expect(explained.text == "itself" && explained.provenance == nil)
    #expect(explained.answeredBy == .bundle)
  }

  @Test func whoAnsweredIsSaidOfEachKind() {
    let main = localizer.override(FixedBundle(path: Bundle.main.bundlePath, answer: "never"))
    #expect(picker.explain(forKey: "Cancel", table: "Picker").answeredBy == .entry)
    #expect(picker.explain(forKey: "Full", table: "Picker").answeredBy == .entry)
    #expect(picker.explain(forKey: "None", value: "V", table: "Picker").answeredBy == .bundle)
    #expect(main.explain(forKey: "None", value: "V").answeredBy == .value)
    #expect(main.explain(forKey: "None", value: "").answeredBy == .key)
    #expect(main.explain(forKey: "Cancel", table: "InfoPlist").answeredBy == .system)
    #expect(picker.explain(forKey: "None", table: "Root").answeredBy == .bundle)
  }

  @Test("FU-02 a plural entry is told from others, and its text is one that printf can take")
  func aPluralEntryIsSaidToBeOne() {
    localizer.load(files: ["de.lproj/Localizable.stringsdict": Array(Self.boats.utf8)])
    let main = localizer.override(FixedBundle(path: Bundle.main.bundlePath, answer: "never"))
    let explained = main.explain(forKey: "port.boats")
    #expect(explained.answeredBy == .pluralEntry && explained.text == "%1$ld Boote in %2$@")
    #expect(explained.provenance?.path == "de.lproj/Localizable.stringsdict")
    let text = main.localizedString(forKey: "port.boats", value: nil, table: nil)
    #expect(text == explained.text)
    #expect(String(format: text, 5, "Kiel" as NSString) == "5 Boote in Kiel")
    #expect(picker.explain(forKey: "port.boats", table: "Picker").answeredBy == .pluralEntry)
  }

  private static let boats = """
    <plist version="1.0"><dict><key>port.boats</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@n@ in %2$@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>ein Boot</string><key>other</key><string>%ld Boote</string>
    </dict></dict></dict></plist>
    """

  @Test func aSkippedLookupNamesTheRule() {
    let kit = FixedBundle(
      identifier: "com.apple.UIKit",
      path: "/app/UIKit.bundle",
      answer: "itself"
    )
    let explained = localizer.override(kit).explain(forKey: "Cancel")
    #expect(explained.text == "itself")
    #expect(explained.verdict == .system(.bundleIdentifier("com.apple")))
    #expect(explained.answeredBy == .system)
  }

  @Test func aLayerThatIsOffAsksTheBundleItself() {
    localizer.isOn = false
    #expect(picker.localizedString(forKey: "Done", value: nil, table: "Picker") == "itself")
    let explained = picker.explain(forKey: "Done", table: "Picker")
    #expect(explained.provenance == nil && explained.answeredBy == .bundle)
    localizer.isOn = true
    #expect(picker.localizedString(forKey: "Done", value: nil, table: "Picker") == "Fertig")
  }
}

private struct FixedBundle: BundleSource {
  var identifier: String?
  let path: String
  let answer: String

  var bundleIdentifier: String? { identifier }
  var bundlePath: String { path }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    answer
  }
}
