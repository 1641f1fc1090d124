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
      vendors: Self.vendors.mapValues { Array($0.utf8) }
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
    #expect(explained.vendor == "Picker")
    #expect(explained.provenance?.vendor == vendor)
    #expect(explained.provenance?.path == path)
  }

  @Test func whatTheBundleAnswersItselfHasNoPlace() {
    let explained = picker.explain(forKey: "Unknown", table: "Picker")
    #expect(explained.text == "itself" && explained.provenance == nil)
  }

  @Test func aSkippedLookupNamesTheRule() {
    let kit = FixedBundle(
      identifier: "com.apple.UIKit",
      path: "/app/UIKit.bundle",
      answer: "itself"
    )
    let explained = localizer.override(kit).explain(forKey: "Cancel")
    #expect(explained.text == "itself" && explained.skippedBy == .bundleIdentifier("com.apple"))
  }

  @Test func aLayerThatIsOffAsksTheBundleItself() {
    localizer.isOn = false
    #expect(picker.localizedString(forKey: "Done", value: nil, table: "Picker") == "itself")
    #expect(picker.explain(forKey: "Done", table: "Picker").provenance == nil)
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
