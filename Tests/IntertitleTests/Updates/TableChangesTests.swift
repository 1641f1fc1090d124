@testable import Intertitle
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// What a set says otherwise is said by language, table and key.
struct TableChangesTests {
  private let world: UpdatesFolder

  init() throws { world = try UpdatesFolder() }

  private func key(_ key: String, _ table: String = "Localizable", vendor: String? = nil)
    -> TableChanges.Key
  {
    .init(vendor: vendor, table: table, key: key)
  }

  @Test func addedChangedAndRemovedAreToldApart() throws {
    let first = try world.apply(["Wallet": "Porte-monnaie", "%lld boats": "%lld bateaux", "A": "a"])
    #expect(first.added == ["fr": [key("A")]] && first.changed == ["fr": [key("Wallet")]])
    #expect(first.removed.isEmpty && !first.isEmpty)
    let second = try world.apply(["Wallet": "Porte-monnaie", "B": "b"])
    #expect(second.added == ["fr": [key("B")]] && second.removed == ["fr": [key("A")]])
    #expect(second.changed.isEmpty)
    let third = try world.localizer.goBack(in: world.updates)
    #expect(third.added == second.removed && third.removed == second.added)
  }

  @Test func aSetThatSaysTheSameSaysNothingNew() throws {
    #expect(try world.apply(["Wallet": "Portefeuille"]).isEmpty)
  }

  @Test func eachTableAndVendorAndLanguageIsNamed() throws {
    let bytes = try pack([
      "fr.lproj/More.strings": "\"x\" = \"y\";",
      "de.lproj/Localizable.strings": "\"Wallet\" = \"Geldbeutel\";",
      "Vendor/Rater/fr.lproj/Rater.strings": "\"Later\" = \"Après\";",
    ])
    let changes = try world.localizer.apply(.bytes(bytes), keptIn: world.updates)
    #expect(changes.added == ["fr": [key("x", "More")]])
    #expect(
      changes.changed == ["de": [key("Wallet")], "fr": [key("Later", "Rater", vendor: "Rater")]]
    )
  }

  @Test func anotherPluralRuleIsAChange() throws {
    func rules(_ other: String) -> String {
      """
      <plist version="1.0"><dict><key>boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld bateau</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    }
    func apply(_ other: String) throws -> TableChanges {
      let bytes = try pack(["fr.lproj/Localizable.stringsdict": rules(other)])
      return try world.localizer.apply(.bytes(bytes), keptIn: world.updates)
    }
    #expect(try apply("%lld bateaux").added == ["fr": [key("boats")]])
    #expect(try apply("%lld navires").changed == ["fr": [key("boats")]])
  }

  @Test func filesOfTheAppsThatNobodyReadAreComparedAndNotKept() throws {
    let folder = try TemporaryFolder()
    for language in ["fr", "de", "ja"] {
      try folder.write("\"k\" = \"\(language)\";", to: "\(language).lproj/Localizable.strings")
    }
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(folder: folder.path)
    let bytes = try pack(["de": ["k": "de"], "ja": ["k": "other"]])
    let changes = try localizer.apply(.bytes(bytes), keptIn: world.updates)
    #expect(changes.changed == ["ja": [key("k")]] && changes.added.isEmpty)
  }

  @Test func anotherSpellingOfALanguageIsThatLanguage() throws {
    let localizer = Localizer(system: .fixed(["zh-Hans"]))
    localizer.load(["zh-Hans": ["k": "v", "l": "w"]])
    let bytes = try pack(["zh_CN": ["k": "v2", "l": "w"]])
    let changes = try localizer.apply(.bytes(bytes), keptIn: world.updates)
    #expect(changes.changed.values.flatMap { $0 }.map(\.key) == ["k"] && changes.added.isEmpty)
  }
}
