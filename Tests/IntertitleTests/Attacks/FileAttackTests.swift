import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

/// Files that are broken, and files in odd places.
@Suite struct FileAttackTests {
  @Test func aBrokenEntryIsReportedWhateverReadsTheFileFirst() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = ", to: "fr.lproj/Localizable.strings")
    let localizer = Localizer(system: .fixed([]))
    localizer.load(folder: folder.path)
    try localizer.use("fr")
    #expect(localizer.text(forKey: "a") == "b")
    let count = localizer.diagnostics.count { $0.path?.hasSuffix("Localizable.strings") == true }
    #expect(count > 0)
    try localizer.use("en")
    try localizer.use("fr")
    let later = localizer.diagnostics.count { $0.path?.hasSuffix("Localizable.strings") == true }
    #expect(later == count)
  }

  @Test func preferencesMayLieInTheCurrentFolder() throws {
    let name = "intertitle-preferences-\(UUID().uuidString)"
    defer {
      for file in [name, name + ".lock"] { try? FileManager.default.removeItem(atPath: file) }
    }
    let store = FilePreferenceStore(path: name)
    try store.store("fr", forKey: "language")
    #expect(try store.value(forKey: "language") == "fr")
  }

  @Test func aFolderInPlaceOfThePreferencesIsKeptUnderAnotherName() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "preferences/inside")
    let store = FilePreferenceStore(path: folder.path + "/preferences")
    #expect(throws: (any Error).self) { try store.value(forKey: "language") }
    try store.store("fr", forKey: "language")
    #expect(try store.value(forKey: "language") == "fr")
    #expect(try folder.names(in: "preferences.unreadable") == ["inside"])
  }

  @Test func aFolderThatCannotBeMadeRefusesTheChoiceAndChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    let store = FilePreferenceStore(path: folder.path + "/file/preferences")
    let localizer = Localizer.forTest(store: store)
    #expect(throws: LanguageRefusal.self) { try localizer.use("fr") }
    #expect(localizer.language == "en")
    #expect(localizer.preference == .system)
  }
}
