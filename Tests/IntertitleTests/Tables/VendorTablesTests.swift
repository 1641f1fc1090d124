import IntertitleTesting
import Testing

/// Which of a vendor's tables answers a bundle that names none.
struct VendorTablesTests {
  private let localizer = Localizer(system: .fixed(["fr"]))

  private func load(_ vendors: [String: String]) {
    localizer.load(
      files: ["fr.lproj/Localizable.strings": Array("\"app\" = \"appli\";".utf8)],
      vendors: OrderedPairs(vendors.mapValues { Array($0.utf8) })
    )
  }

  private func asked(_ key: String, table: String? = nil, by vendor: String = "Picker") -> String {
    localizer.override(StillBundle(path: "/app/\(vendor).bundle"))
      .localizedString(forKey: key, value: nil, table: table)
  }

  @Test(
    "FU-52 a vendor given in memory answers its bundle that names no table, as well as by table"
  )
  func aVendorInMemoryIsFoundWithoutATable() {
    localizer.load(["fr": [:]], vendored: ["Picker": ["fr": ["Done": "Fini"]]])
    #expect(asked("Done") == "Fini" && asked("Done", table: "") == "Fini")
    #expect(
      asked("Done", table: "Localizable") == "Fini" && asked("Done", table: "Picker") == "Fini"
    )
    #expect(asked("Done", table: "Other") == "Done")
    #expect(localizer.label("Done").text == "Fini")
  }

  @Test("FU-52 so does one whose files were given as bytes")
  func aVendorsFilesInMemoryAreFoundWithoutATable() {
    load(["Picker/Picker.bundle/fr.lproj/Picker.strings": "\"Done\" = \"Fini\";"])
    #expect(asked("Done") == "Fini" && asked("Done", table: "Picker") == "Fini")
  }

  @Test func theOnlyTableOfAVendorIsMeantWhateverItIsCalled() {
    load(["Picker/fr.lproj/Camera.strings": "\"Done\" = \"Fini\";"])
    #expect(asked("Done") == "Fini")
  }

  @Test func ofSeveralTablesTheOneWithTheVendorsNameIsMeant() {
    load([
      "Picker/fr.lproj/picker.strings": "\"Done\" = \"Fini\";",
      "Picker/fr.lproj/Camera.strings": "\"Done\" = \"Camera's\"; \"Flash\" = \"Éclair\";",
    ])
    #expect(asked("Done") == "Fini" && asked("Flash") == "Flash")
    #expect(asked("Flash", table: "Camera") == "Éclair")
  }

  @Test func ofSeveralTablesNoneIsMeantWhereNoneHasTheVendorsName() {
    load([
      "Picker/fr.lproj/Flash.strings": "\"Done\" = \"Fini\";",
      "Picker/fr.lproj/Camera.strings": "\"Done\" = \"Camera's\";",
    ])
    #expect(asked("Done") == "Done" && asked("app") == "appli")
  }

  @Test func localizableGoesBeforeTheTableWithTheVendorsName() {
    load(["Picker/fr.lproj/Localizable.strings": "\"Done\" = \"Fini\";"])
    localizer.load(["fr": [:]], vendored: ["Picker": ["fr": ["Done": "memory", "New": "Neuf"]]])
    #expect(asked("Done") == "Fini" && asked("New") == "Neuf")
    #expect(asked("Done", table: "Picker") == "memory")
  }

  @Test func theAppsEntriesForTheVendorGoBeforeThatWhateverTheTable() {
    localizer.load(["fr": ["Done": "App's"]], vendored: ["Picker": ["fr": ["Done": "Fini"]]])
    localizer.load(["fr": ["Done": "App's for it"]], table: "Picker.Picker")
    #expect(asked("Done") == "App's for it")
    localizer.load(["fr": ["Done": "App's for Localizable"]], table: "Picker.Localizable")
    #expect(asked("Done") == "App's for Localizable")
    #expect(asked("Done", table: "Picker") == "App's for it")
  }

  @Test func aVendorThatNamesNoTableNeverGetsAnothersEntry() {
    localizer.load(
      ["fr": [:]],
      vendored: ["Picker": ["fr": ["Done": "Fini"]], "Hud": ["fr": ["Failed": "Échec"]]]
    )
    #expect(asked("Failed") == "Failed" && asked("Done", by: "Hud") == "Done")
  }

  @Test func theNameOfTheTableThatAnsweredIsItsOwn() {
    localizer.load(["fr": [:]], vendored: ["Picker": ["fr": ["Done": "Fini"]]])
    let picker = localizer.override(StillBundle(path: "/app/Picker.bundle"))
    #expect(picker.explain(forKey: "Done").provenance?.table == "Picker")
  }
}
