import IntertitleLanguages
import IntertitleTables
import Testing

@testable import IntertitleSample

/// What `Vendor/README.md` promises of the vendored libraries.
@Suite struct VendorTests {
  @Test func oneFileIsUTF16WithAByteOrderMark() throws {
    let file = try #require(packed("TugRefresh/TugRefresh.bundle/zh_TW.lproj/TugRefresh.strings"))
    #expect(file.bytes.starts(with: [0xFF, 0xFE]))
    #expect(text("TugHeaderIdle", file) == "下拉更新")
  }

  @Test func twoVendorsHaveDifferentTextsForOneKey() throws {
    let picker = try #require(packed("ShutterPicker/ShutterPicker.bundle/de.lproj/Picker.strings"))
    let lantern = try #require(packed("LanternHUD/LanternHUD.bundle/German.lproj/HUD.strings"))
    #expect(text("Done", picker) == "Fertig")
    #expect(text("Done", lantern) == "Erledigt")
  }

  @Test func theAppAndAVendorHaveDifferentTextsForOneKey() throws {
    let picker = try #require(packed("ShutterPicker/ShutterPicker.bundle/de.lproj/Picker.strings"))
    let app = try #require(
      PackedFile.all.first { $0.path == "Tables/de.lproj/Localizable.strings" }
    )
    #expect(text("Cancel", picker) == "Zurück")
    #expect(text("Cancel", app) == "Abbrechen")
  }

  @Test(
    arguments: [
      ("TugRefresh", ["ar", "de", "en", "ja", "ko", "ru", "zh-CN", "zh-TW"]),
      ("ShutterPicker", ["ar", "de", "en", "ja", "pt-BR", "ru", "vi", "zh-Hans", "zh-Hant"]),
      ("LanternHUD", ["de", "en", "ja", "nb", "ru", "zh-Hans", "zh-Hant"]),
    ] as [(String, [Language])]
  )
  func languagesAreFoundUnderEverySpelling(vendor: String, languages: [Language]) {
    let folders = PackedFile.all.filter { $0.path.hasPrefix("Vendor/\(vendor)/") }
      .flatMap { $0.path.split(separator: "/") }.filter { $0.hasSuffix(".lproj") }
    let found = Set(folders.compactMap { Language(folder: String($0)) })
    let expected = Set(languages)
    #expect(found.subtracting(expected).allSatisfy { ["no"].contains($0) })
    #expect(expected.subtracting(found).allSatisfy { ["nb"].contains($0) })
  }

  @Test(arguments: ["TugRefresh", "ShutterPicker", "LanternHUD"])
  func everyVendorComesWithItsLicenceAndIsABundle(vendor: String) {
    #expect(packed("\(vendor)/LICENSE") != nil)
    #expect(packed("\(vendor)/README.md") != nil)
    #expect(
      PackedBundle(path: "Vendor/\(vendor)/\(vendor).bundle", system: []).bundleIdentifier != nil
    )
  }

  private func packed(_ path: String) -> PackedFile? {
    PackedFile.all.first { $0.path == "Vendor/" + path }
  }

  private func text(_ key: String, _ file: PackedFile) -> String? {
    StringFile(bytes: file.bytes, path: file.path).text(forKey: key)
  }
}
