import Foundation
import IntertitleTestInputs
import Testing

@testable import Intertitle

/// Bundles that a program finds at run time.
@Suite struct DiscoveredBundlesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Loaded: BundleSource {
    var bundleIdentifier: String?
    var bundlePath: String

    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      key
    }
  }

  private func found(_ places: [String], _ loaded: [Loaded] = []) -> [String] {
    let places = places.map { "\(folder.path)/\($0)" }
    return folder.relative(DiscoveredBundles(in: places, loaded: loaded).paths)
  }

  @Test func bundlesAndFrameworksOfTheProgramAreFoundByName() throws {
    try folder.write(to: "App.app/Rater.bundle/en.lproj/R.strings")
    try folder.write(to: "App.app/Frameworks/Kite.framework/en.lproj/K.strings")
    try folder.write(to: "App.app/Frameworks/Kite.framework/Inner.bundle/en.lproj/I.strings")
    try folder.write(to: "App.app/Lamp_Lamp.resources/en.lproj/L.strings")
    #expect(
      found(["App.app", "App.app", "App.app/Frameworks", "App.app/None"]) == [
        "App.app/Frameworks/Kite.framework", "App.app/Lamp_Lamp.resources", "App.app/Rater.bundle",
      ]
    )
  }

  @Test func whatHasNoStringsIsNotFoundNorIsTheProgramItself() throws {
    try folder.write(to: "App.bundle/Plain.bundle/image.png")
    try folder.write(to: "App.bundle/en.lproj/Localizable.strings")
    let own = Loaded(bundleIdentifier: "org.app", bundlePath: folder.path + "/App.bundle")
    #expect(found(["App.bundle"], [own]).isEmpty)
  }

  @Test func bundlesThatWereLoadedFromElsewhereAreFoundOnceTheSystemsAreNot() throws {
    try folder.write(to: "App.app/Kite.bundle/en.lproj/K.strings")
    try folder.write(to: "Plugins/Lamp.bundle/en.lproj/L.strings")
    try folder.write(to: "System/UI.framework/en.lproj/U.strings")
    let loaded = [
      ("org.kite", "App.app/Kite.bundle"), (nil, "Plugins/Lamp.bundle"),
      ("com.apple.UI", "System/UI.framework"),
    ].map {
      Loaded(bundleIdentifier: $0.0, bundlePath: "\(folder.path)/\($0.1)")
    }
    #expect(found(["App.app"], loaded) == ["App.app/Kite.bundle", "Plugins/Lamp.bundle"])
  }

  @Test func whatIsDiscoveredIsLoadedAsVendors() throws {
    try folder.write("\"k\" = \"Kite\";", to: "App.app/Kite.bundle/en.lproj/K.strings")
    try folder.write("\"a\" = \"A\";", to: "App.app/en.lproj/Localizable.strings")
    let app = folder.path + "/App.app"
    let localizer = Localizer(system: .fixed(["en"]))
    localizer.load(folder: app, vendors: DiscoveredBundles(in: [app], loaded: []).paths)
    #expect(localizer.text(forKey: "k") == "Kite")
    #expect(localizer.explain(.key("k")).provenance?.vendor == "Kite")
  }

  @Test func aProgramWithoutBundlesDiscoversNoneOfItsOwnTables() {
    #expect(![String].discovered.contains(Bundle.main.bundlePath))
  }
}
