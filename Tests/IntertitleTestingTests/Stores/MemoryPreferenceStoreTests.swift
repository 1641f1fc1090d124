import IntertitleTesting
import Testing

struct MemoryPreferenceStoreTests {
  @Test func itKeepsWhatIsStoredAndRemembersEachWrite() throws {
    let store = MemoryPreferenceStore(["other": "x"])
    try store.store("fr", forKey: "key")
    try store.store("ja", forKey: "key")
    #expect(try store.value(forKey: "key") == "ja")
    #expect(store.values == ["other": "x", "key": "ja"])
    #expect(store.writes.map(\.value) == ["fr", "ja"])
  }

  @Test func itFailsAsLongAsItIsToldTo() throws {
    let store = MemoryPreferenceStore(["key": "fr"])
    store.writingFailure = .init("full")
    store.readingFailure = .init("gone")
    #expect(throws: MemoryPreferenceStore.Failure("full")) { try store.store("ja", forKey: "key") }
    #expect(throws: MemoryPreferenceStore.Failure("gone")) { try store.value(forKey: "key") }
    store.readingFailure = nil
    #expect(try store.value(forKey: "key") == "fr")
    #expect(store.writes.isEmpty)
  }
}
