import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

/// Who refuses a language, and what is left then: the last good state.
struct RefusalTests {
  private struct NotPaid: Error {}

  private let store = MemoryPreferenceStore()
  private let localizer: Localizer

  init() throws {
    localizer = .forTest(store: store)
    try localizer.use("fr")
  }

  /// Asks for Japanese, and checks that nothing whatever changed.
  private func refused() -> LanguageRefusal? {
    let (label, heard, writes) = (localizer.label("Wallet"), Heard(localizer), store.writes)
    var refusal: LanguageRefusal?
    do { try localizer.use("ja") } catch { refusal = error }
    #expect(localizer.language == "fr" && localizer.preference == .fixed("fr"))
    #expect(label.text == "Portefeuille" && heard.changes.isEmpty && store.writes == writes)
    return refusal
  }

  @Test func theAppMayRefuse() throws {
    localizer.mayUse = { change in
      #expect(change.old == "fr" && change.new == "ja")
      throw NotPaid()
    }
    let refusal = try #require(refused())
    guard case .notAllowed(let error) = refusal else { throw refusal }
    #expect(error is NotPaid)
    #expect(
      "\(refusal)".hasPrefix("the language was not changed, because the app does not allow it")
    )
    localizer.mayUse = nil
    #expect(try localizer.use("ja").new == "ja")
  }

  @Test func theAppIsNotAskedWhereTheLanguageStays() throws {
    localizer.mayUse = { _ in throw NotPaid() }
    try localizer.use("fr-CA")
    #expect(localizer.preference == .fixed("fr-CA"))
  }

  @Test func aStoreThatCannotWriteRefuses() throws {
    store.writingFailure = .init("disk full")
    let refusal = try #require(refused())
    guard case .notStored = refusal else { throw refusal }
    #expect("\(refusal)".hasSuffix("because the choice cannot be stored: disk full"))
    store.writingFailure = nil
    #expect(try localizer.use("ja").new == "ja")
  }

  @Test func anUnreadableFileOfTheAppRefuses() throws {
    let folder = try TemporaryFolder()
    try folder.write(" \"Wallet\" = \"x\";", to: "fr.lproj/Localizable.strings")
    try folder.write([0x22, 0xC4, 0xE3, 0x22], to: "ja.lproj/Localizable.strings")
    localizer.load(folder: folder.path)
    let label = localizer.label("Sign in")
    let refusal = try #require(throws: LanguageRefusal.self) { try localizer.use("ja") }
    guard case .unreadableTable(let diagnostic) = refusal else { throw refusal }
    #expect(diagnostic.path?.hasSuffix("ja.lproj/Localizable.strings") == true)
    #expect("\(refusal)".hasPrefix("the language was not changed, because a table cannot be read"))
    #expect(localizer.language == "fr" && label.text == "Se connecter")
    #expect(store.values["IntertitleLanguage"] == "fr")
  }

  @Test func aFileThatCannotBeOpenedRefuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Wallet\" = \"x\";", to: "fr.lproj/Localizable.strings")
    try folder.write("\"Wallet\" = \"x\";", to: "ja.lproj/Localizable.strings")
    localizer.load(folder: folder.path)
    try folder.remove("ja.lproj/Localizable.strings")
    let refusal = #expect(throws: LanguageRefusal.self) { try localizer.use("ja") }
    guard case .unreadableTable = refusal else { throw try #require(refusal) }
    #expect(localizer.language == "fr")
  }

  @Test func brokenEntriesAndVendorsFilesRefuseNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"Wallet\" = \"財布\" \"Sign in\" = \"入\";", to: "ja.lproj/Localizable.strings")
    try folder.write([0x22, 0xC4, 0xE3, 0x22], to: "Vendor/Hud/ja.lproj/Hud.strings")
    localizer.load(folder: folder.path, vendors: [folder.path + "/Vendor"])
    #expect(try localizer.use("ja").new == "ja")
    #expect(localizer.label("Wallet").text == "財布")
    #expect(localizer.diagnostics.contains { $0.path?.hasSuffix("Hud.strings") == true })
  }

  @Test func askingFromInsideMayUseIsRefused() throws {
    let inner = Locked<LanguageRefusal?>(nil)
    localizer.mayUse = { [localizer] _ in
      do throws(LanguageRefusal) { try localizer.use("ar") } catch { inner.withLock { $0 = error } }
    }
    #expect(try localizer.use("ja").new == "ja")
    let refusal = try #require(inner.withLock { $0 })
    guard case .askedFromInside = refusal else { throw refusal }
    #expect("\(refusal)".contains("from inside mayUse or a preference store"))
    #expect(localizer.preference == .fixed("ja") && store.writes.map(\.value) == ["fr", "ja"])
  }

  @Test func askingFromInsideAStoreIsRefused() throws {
    let inner = Locked<[LanguageRefusal]>([])
    let curious = CuriousStore()
    let localizer = Localizer.forTest(store: curious)
    curious.whenCalled { [localizer] in
      do throws(LanguageRefusal) { try localizer.use("ar") } catch {
        inner.withLock { $0.append(error) }
      }
    }
    #expect(try localizer.use("ja").new == "ja")
    #expect(inner.withLock { $0.count } == 1)
    #expect(localizer.language == "ja")
  }

  @Test func aTextReadFromInsideAStoreIsNotKeptInTheWrongLanguage() {
    let curious = CuriousStore(["IntertitleLanguage": "fr"])
    let localizer = Localizer(store: curious, system: .fixed([]))
    let label = Unchecked(localizer.label())
    let seen = Locked<[String?]>([])
    curious.whenCalled {
      label.value.text = "Wallet"
      let shown = label.value.text
      seen.withLock { $0.append(shown) }
    }
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    #expect(localizer.language == "fr" && label.value.text == "Portefeuille")
    #expect(seen.withLock { $0 } == ["Wallet"])
  }

  @Test func readingTextsFromInsideMayUseGivesTheOldLanguage() throws {
    let label = Unchecked(localizer.label("Wallet"))
    let seen = Locked<String?>(nil)
    localizer.mayUse = { _ in
      let text = label.value.text
      seen.withLock { $0 = text }
    }
    try localizer.use("ja")
    #expect(seen.withLock { $0 } == "Portefeuille" && label.value.text == "ウォレット")
  }
}

/// A store that does something whenever it is called.
private final class CuriousStore: PreferenceStore {
  private let memory: MemoryPreferenceStore
  private let body = Locked<(@Sendable () -> Void)?>(nil)

  init(_ values: [String: String] = [:]) { memory = MemoryPreferenceStore(values) }

  func whenCalled(_ body: @escaping @Sendable () -> Void) { self.body.withLock { $0 = body } }

  func value(forKey key: String) throws -> String? {
    body.withLock { $0 }?()
    return try memory.value(forKey: key)
  }

  func store(_ value: String, forKey key: String) throws {
    body.withLock { $0 }?()
    try memory.store(value, forKey: key)
  }
}
