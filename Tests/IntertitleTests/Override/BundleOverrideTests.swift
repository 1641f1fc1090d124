import Foundation
import IntertitleTesting
import Testing

struct BundleOverrideTests {
  private let localizer = Localizer(system: .fixed([]))

  init() throws {
    localizer.load(
      [
        "fr": ["Cancel": "Annuler", "Uploading": "App: envoi"],
        "en": ["Cancel": "Cancel", "Only English": "Only English"],
      ],
      vendored: [
        "Picker": ["fr": ["Done": "Fini", "Cancel": "Retour", "Photo": "Photo"]],
        "Hud": ["fr": ["Done": "Terminé", "Uploading": "Envoi", "Failed": "Échec"]],
      ]
    )
    localizer.load(["fr": ["Done": "App's own for Hud"]], table: "Hud.Hud")
    localizer.load(["fr": ["Name": "Prénom"]], table: "Person")
    try localizer.use("fr")
  }

  private func asked(
    by path: String,
    _ key: String,
    value: String? = nil,
    table: String? = nil,
    texts: [String: String] = [:]
  ) -> String {
    localizer.override(StillBundle(path: path, texts: texts))
      .localizedString(forKey: key, value: value, table: table)
  }

  @Test("anAppTableAnswersOnlyForItself")
  func anAppTableAnswersOnlyForItself() {
    #expect(asked(by: "/app", "Name", table: "Person") == "Prénom")
    #expect(asked(by: "/app", "Cancel", table: "Person") == "Cancel")
    #expect(asked(by: "/app", "Cancel", value: "V", table: "Person") == "V")
    #expect(asked(by: "/app", "Name") == "Name")
    #expect(asked(by: "/app", "Cancel", table: "Nobody's") == "Cancel")
    #expect(asked(by: "/app", "Failed") == "Échec")
  }

  @Test("aVendorNeverGetsAnotherVendorsEntry")
  func aVendorNeverGetsAnotherVendorsEntry() {
    #expect(asked(by: "/app/Picker.bundle", "Failed", table: "Picker") == "Failed")
    #expect(asked(by: "/app/Picker.bundle", "Uploading", table: "Hud") == "App: envoi")
    #expect(asked(by: "/app/Hud.bundle", "Photo", table: "Hud") == "Photo")
    #expect(asked(by: "/app/Hud.bundle", "Photo", table: "Picker") == "Photo")
    #expect(asked(by: "/app/Picker.bundle", "Done", table: "Picker") == "Fini")
  }

  @Test("BO-04 a vendor that asks for its own table gets the app's text, else its own")
  func aVendorsOwnTable() {
    #expect(asked(by: "/app/Picker.bundle", "Cancel", table: "Picker") == "Annuler")
    #expect(asked(by: "/app/Picker.bundle", "Photo", table: "Picker") == "Photo")
    #expect(asked(by: "/app/Picker.framework/Picker", "Done", table: "Picker") == "Fini")
  }

  @Test func anEntryOfTheAppForTheVendorComesFirst() {
    #expect(asked(by: "/app/Hud.bundle", "Done", table: "Hud") == "App's own for Hud")
    #expect(asked(by: "/app/Hud.bundle", "Uploading", table: "Hud") == "App: envoi")
  }

  @Test func vendorWinsSwapsTheLastTwo() {
    localizer.tableOptions.vendorPolicy = .vendorWins
    #expect(asked(by: "/app/Hud.bundle", "Done", table: "Hud") == "App's own for Hud")
    #expect(asked(by: "/app/Hud.bundle", "Uploading", table: "Hud") == "Envoi")
    #expect(localizer.label("Uploading").text == "Envoi")
  }

  @Test func whereNobodyHasTheKeyTheVendorAnswersItself() {
    let texts = ["Other": "its own"]
    #expect(asked(by: "/app/Hud.bundle", "Other", table: "Hud", texts: texts) == "its own")
    #expect(asked(by: "/app/Hud.bundle", "None", value: "V", table: "Hud", texts: texts) == "V")
  }

  @Test func aVendorIsKnownByItsRegisteredIdentifier() {
    localizer.tableOptions.vendorIdentifiers = ["org.example.picker": "Picker"]
    let bundle = StillBundle("org.example.picker", path: "/elsewhere")
    let text = localizer.override(bundle)
      .localizedString(forKey: "Done", value: nil, table: "Picker")
    #expect(text == "Fini")
  }

  @Test func aFolderOfOneLanguageBelongsToItsBundleInEveryLanguage() throws {
    let path = "/app/Picker.bundle/zh-Hans.lproj"
    #expect(asked(by: path, "Done", table: "Picker") == "Fini")
    try localizer.use("en")
    #expect(asked(by: path, "Done", table: "Picker", texts: ["Done": "完成"]) == "完成")
  }

  @Test("BO-06 an override falls back per key, and to the caller's value after that")
  func anOverrideFallsBackPerKey() {
    #expect(asked(by: "/app", "Only English", value: "V") == "Only English")
    #expect(asked(by: "/app", "None", value: "V") == "V")
    #expect(asked(by: "/app", "None", value: "") == "None")
  }

  @Test("LX-04 the override of Foundation's main bundle needs no subclass and asks it nothing")
  func theMainBundle() throws {
    let main = localizer.override(Bundle.main)
    #expect(main.localizedString(forKey: "Cancel", value: nil, table: nil) == "Annuler")
    #expect(main.localizedString(forKey: "None", value: "V", table: nil) == "V")
    #expect(main.bundlePath == Bundle.main.bundlePath)
    try localizer.use("en")
    #expect(main.localizedString(forKey: "Cancel", value: nil, table: "") == "Cancel")
  }

  @Test func anOverrideOfAnOverrideIsTheSame() {
    let bundle = StillBundle(path: "/app/Hud.bundle")
    let once = localizer.override(bundle)
    let twice = localizer.override(once)
    #expect(twice.localizedString(forKey: "None", value: nil, table: "Hud") == "None")
    #expect(bundle.questions == 1)
  }

  @Test func noChainRuns() {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    _ = asked(by: "/app", "Cancel")
    #expect(recorder.passages.isEmpty)
  }

  @Test func aVendorWithoutEntriesGetsTheAppsOwn() {
    localizer.tableOptions.vendorIdentifiers = ["org.example.new": "New"]
    let bundle = StillBundle("org.example.new", path: "/elsewhere")
    let override = localizer.override(bundle)
    #expect(override.localizedString(forKey: "Cancel", value: nil, table: "New") == "Annuler")
    #expect(override.localizedString(forKey: "Failed", value: nil, table: "New") == "Failed")
  }
}
