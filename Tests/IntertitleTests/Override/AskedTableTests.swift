import IntertitleTesting
import Testing

/// What a stand-in found out once is true for as long as nothing that it depends on changes.
struct AskedTableTests {
  private let localizer = Localizer(system: .fixed(["fr"]))
  private let bundle: CountedBundle
  private let standIn: BundleOverride

  init() {
    localizer.load(["fr": ["Done": "App's"], "de": ["Done": "Fertig"]])
    bundle = CountedBundle()
    standIn = localizer.override(bundle)
  }

  private func asked(_ key: String, table: String? = nil) -> String {
    standIn.localizedString(forKey: key, value: nil, table: table)
  }

  @Test func theBundleIsAskedWhoItIsWhenTheStandInIsMade() throws {
    let before = bundle.lookedAt
    for key in ["Done", "None", "Done"] { _ = asked(key) }
    try localizer.use("de")
    localizer.load(["fr": ["New": "Neuf"]])
    #expect(asked("Done") == "Fertig" && bundle.lookedAt == before)
  }

  @Test func aLaterLoadIsFollowed() {
    #expect(asked("Photo", table: "Picker") == "itself")
    localizer.load(["fr": [:]], vendored: ["Picker": ["fr": ["Photo": "Cliché"]]])
    #expect(asked("Photo", table: "Picker") == "Cliché" && asked("Photo") == "Cliché")
    localizer.load(["fr": ["Photo": "App's for it"]], table: "Picker.Picker")
    #expect(asked("Photo", table: "Picker") == "App's for it")
    localizer.load(["fr": ["Photo": "again"]], table: "Picker.Picker")
    #expect(asked("Photo", table: "Picker") == "again")
  }

  @Test func aSwitchAndTheLayersSwitchAreFollowed() throws {
    #expect(asked("Done") == "App's")
    try localizer.use("de")
    #expect(asked("Done") == "Fertig")
    localizer.isOn = false
    #expect(asked("Done") == "itself")
    localizer.isOn = true
    try localizer.use("fr")
    #expect(asked("Done") == "App's")
  }

  @Test func otherOptionsAreFollowed() {
    localizer.load(["fr": [:]], vendored: ["V": ["fr": ["Done": "V's", "Photo": "V's"]]])
    #expect(asked("Photo", table: "V") == "itself")
    localizer.tableOptions.vendorIdentifiers = ["org.example.picker": "V"]
    #expect(asked("Photo", table: "V") == "V's" && asked("Done", table: "V") == "App's")
    localizer.tableOptions.vendorPolicy = .vendorWins
    #expect(asked("Done", table: "V") == "V's")
    localizer.tableOptions.systemTables.tables.append(.init("V"))
    #expect(asked("Photo", table: "V") == "itself")
    localizer.tableOptions.systemTables.bundleIdentifiers.insert("org.example")
    #expect(asked("Done") == "itself")
    localizer.tableOptions = TableOptions()
    #expect(asked("Done") == "App's")
  }

  @Test func eachTableHasItsOwnAnswer() {
    let names = (0..<20).map { "T\($0)" }
    for name in names { localizer.load(["fr": ["k": "\(name)'s"]], table: name) }
    for _ in 0..<2 {
      for name in names { #expect(asked("k", table: name) == "\(name)'s") }
      #expect(asked("Done") == "App's" && asked("Done", table: "") == "App's")
      #expect(asked("k") == "itself" && asked("k", table: "T") == "itself")
    }
  }

  @Test func eachStandInAnswersForItsOwnLocalizer() {
    let german = localizer.speaking("de").override(bundle)
    #expect(german.localizedString(forKey: "Done", value: nil, table: nil) == "Fertig")
    #expect(asked("Done") == "App's")
    #expect(german.localizedString(forKey: "Done", value: nil, table: nil) == "Fertig")
  }

  @Test func fourThreadsSeeTheLanguageThatIsInUse() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask { [standIn] in
          for _ in 0..<2000 {
            let text = standIn.localizedString(forKey: "Done", value: nil, table: nil)
            #expect(["App's", "Fertig"].contains(text))
          }
        }
      }
      group.addTask { [localizer] in
        for number in 0..<200 { _ = try? localizer.use(number.isMultiple(of: 2) ? "de" : "fr") }
      }
    }
    try localizer.use("de")
    #expect(asked("Done") == "Fertig")
  }
}

/// A vendor's bundle that counts how often somebody looks who it is.
private final class CountedBundle: BundleSource {
  private let count = Locked(0)

  var lookedAt: Int { count.withLock { $0 } }

  var bundleIdentifier: String? {
    count.withLock { $0 += 1 }
    return "org.example.picker"
  }

  var bundlePath: String {
    count.withLock { $0 += 1 }
    return "/app/Picker.bundle/fr.lproj"
  }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    "itself"
  }
}
