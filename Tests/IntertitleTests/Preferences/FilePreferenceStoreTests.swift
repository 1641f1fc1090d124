import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

struct FilePreferenceStoreTests {
  private let folder: TemporaryFolder
  private let store: FilePreferenceStore

  init() throws {
    folder = try TemporaryFolder()
    store = FilePreferenceStore(path: folder.path + "/some/where/intertitle")
  }

  @Test func whatIsStoredIsFoundByTheNextOne() throws {
    #expect(try store.value(forKey: "key") == nil)
    try store.store("fr", forKey: "key")
    try store.store("ja", forKey: "other")
    let next = FilePreferenceStore(path: store.path)
    #expect(try next.value(forKey: "key") == "fr" && next.value(forKey: "other") == "ja")
  }

  @Test(arguments: ["a = b", "line\nline", "100%", "%0A", "", " ", "钱包", "\u{0}", "a=b"])
  func everyTextIsKept(_ text: String) throws {
    try store.store(text, forKey: "key")
    try store.store("value", forKey: text)
    #expect(try store.value(forKey: text) == "value")
    if text != "key" { #expect(try store.value(forKey: "key") == text) }
  }

  @Test func rubbishIsReportedAndSetAsideByTheNextStore() throws {
    try folder.write("what is this?\n", to: "some/where/intertitle")
    #expect(throws: (any Error).self) { try store.value(forKey: "key") }
    let localizer = Localizer.forTest(store: store)
    #expect(localizer.language == "en" && localizer.rules == ["unreadable-preference"])
    try localizer.use("fr")
    #expect(try store.value(forKey: "IntertitleLanguage") == "fr")
    #expect(try folder.names(in: "some/where").contains("intertitle.unreadable"))
  }

  @Test func whatCannotBeReadIsNotSetAside() throws {
    try folder.write("", to: "some/where/other")
    try FileManager.default.createSymbolicLink(
      atPath: store.path,
      withDestinationPath: "intertitle"
    )
    #expect(throws: (any Error).self) { try store.value(forKey: "key") }
    #expect(throws: (any Error).self) { try store.store("fr", forKey: "key") }
    #expect(try folder.names(in: "some/where").contains("intertitle"))
    #expect(try !folder.names(in: "some/where").contains("intertitle.unreadable"))
  }

  @Test func aLinkIsWrittenThrough() throws {
    try folder.write("key = en\n", to: "real/prefs")
    try folder.write("", to: "some/where/other")
    try FileManager.default.createSymbolicLink(
      atPath: store.path,
      withDestinationPath: "../../real/prefs"
    )
    try store.store("fr", forKey: "key")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: store.path)
    #expect(target == "../../real/prefs")
    let real = FilePreferenceStore(path: folder.path + "/real/prefs")
    #expect(try real.value(forKey: "key") == "fr" && store.value(forKey: "key") == "fr")
  }

  @Test func aFolderThatCannotBeMadeRefusesTheSwitch() throws {
    try folder.write("a file", to: "some")
    let localizer = Localizer.forTest(store: store)
    let refusal = #expect(throws: LanguageRefusal.self) { try localizer.use("fr") }
    guard case .notStored(let failure) = refusal else { throw try #require(refusal) }
    #expect("\(failure)".hasPrefix(store.path + ": its folder cannot be made"))
    #expect(localizer.language == "en")
  }

  @Test func nothingIsLeftBesideTheFileButItsLock() throws {
    for value in ["fr", "ja"] { try store.store(value, forKey: "key") }
    #expect(try folder.names(in: "some/where") == ["intertitle", "intertitle.lock"])
  }

  @Test func theFileIsThePersonsOwn() throws {
    try store.store("fr", forKey: "key")
    let facts = try FileManager.default.attributesOfItem(atPath: store.path)
    #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }
}
