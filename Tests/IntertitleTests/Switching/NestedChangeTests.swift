import IntertitleTesting
import Testing

/// What the app and a store may change while they are asked: it belongs to the turn under way.
@Suite struct NestedChangeTests {
  private struct No: Error {}

  private let localizer = Localizer.forTest()

  @Test("FU-56 what is told and returned is what is in use, and the app was asked about it")
  func tablesFromInside() throws {
    let heard = Heard(localizer)
    let asked = Locked<[Language]>([])
    localizer.mayUse = { [localizer] change in
      asked.withLock { $0.append(change.new) }
      localizer.load(["fr-CA": ["Wallet": "Portefeuille d’ici"]])
    }
    let change = try localizer.use("fr-CA")
    #expect(change.old == "en" && change.new == "fr-CA" && localizer.language == "fr-CA")
    #expect(heard.changes == [change])
    #expect(asked.withLock { $0 } == ["fr", "fr-CA"])
  }

  @Test func aLanguageThatComesOfTablesFromInsideMayBeRefused() throws {
    let (heard, label) = (Heard(localizer), localizer.label("Wallet"))
    localizer.mayUse = { [localizer] change in
      localizer.load(["fr-CA": ["Wallet": "Portefeuille d’ici"]])
      if change.new == "fr-CA" { throw No() }
    }
    #expect(throws: LanguageRefusal.self) { try localizer.use("fr-CA") }
    #expect(heard.changes.isEmpty && localizer.language == "en" && label.text == "Wallet")
    #expect(localizer.speaking("fr-CA").label("Wallet").text == "Portefeuille d’ici")
  }

  @Test func whatTablesFromInsideChangeByThemselvesIsToldThoughTheSwitchIsRefused() throws {
    try localizer.use("ko")
    let heard = Heard(localizer)
    localizer.mayUse = { [localizer] _ in
      localizer.load(["ko": ["Wallet": "지갑"]])
      throw No()
    }
    #expect(throws: LanguageRefusal.self) { try localizer.use("fr") }
    #expect(localizer.language == "ko" && heard.languages == ["ko"])
  }

  @Test(.timeLimit(.minutes(1)))
  func anAppThatLoadsAnotherLanguageEachTimeIsRefusedInTheEnd() throws {
    try localizer.use("fr")
    let asked = Locked(0)
    localizer.mayUse = { [localizer] _ in
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      // A choice that no table has comes to the development language, which is another one then.
      localizer.load([:], development: Language("es-\(100 + number)"))
    }
    let refusal = #expect(throws: LanguageRefusal.self) { try localizer.use("xx") }
    guard case .answeredTooOften = refusal else { throw try #require(refusal) }
    #expect(localizer.language == "fr" && asked.withLock { $0 } == 100)
  }

  @Test func aChainThatIsChangedFromInsideIsInUseAfterTheSwitch() throws {
    localizer.mayUse = { [localizer] _ in
      localizer.updateChain { _ = $0.prepend(ScriptedLink(.append("!")), named: "loud") }
    }
    let label = localizer.label("Wallet")
    try localizer.use("fr")
    #expect(label.text == "Portefeuille!" && localizer.chain.names.contains("loud"))
  }

  @Test func aSettingThatIsMadeFromInsideUndoesNoChoice() throws {
    localizer.mayUse = { [localizer] _ in localizer.initialPreference = .fixed("ja") }
    #expect(try localizer.use("fr").new == "fr")
    #expect(localizer.language == "fr" && localizer.preference == .fixed("fr"))
  }

  @Test func anInitialPreferenceThatIsSetFromInsideARefusedSwitchIsPutToUse() throws {
    let heard = Heard(localizer)
    #expect(localizer.language == "en")
    localizer.mayUse = { [localizer] change in
      localizer.initialPreference = .fixed("ja")
      if change.new == "fr" { throw No() }
    }
    #expect(throws: LanguageRefusal.self) { try localizer.use("fr") }
    #expect(localizer.language == "ja" && heard.languages == ["ja"])
  }

  @Test func aReloadFromInsideComesToAnEnd() throws {
    let asked = Locked(0)
    let store = MemoryPreferenceStore()
    let localizer = Localizer.forTest(store: store)
    localizer.mayUse = { [localizer] _ in
      asked.withLock { $0 += 1 }
      localizer.reload()
    }
    #expect(try localizer.use("fr").new == "fr")
    #expect(localizer.language == "fr" && asked.withLock { $0 } == 1)
  }

  @Test func aStoreThatLoadsTablesIsReadOnceAndWhatItLoadsIsInUse() {
    let store = LoadingStore(["IntertitleLanguage": "fr"])
    let localizer = Localizer(store: store, system: .fixed([]))
    store.localizer.withLock { $0 = localizer }
    #expect(localizer.language == "fr" && localizer.label("Wallet").text == "Portefeuille")
    #expect(store.reads.withLock { $0 } == 1)
    store.localizer.withLock { $0 = nil }
  }

  @Test func aChainThatItsOwnChangeChangesIsChangedByBoth() {
    localizer.updateChain { [localizer] chain in
      localizer.updateChain { _ = $0.append(ScriptedLink(.append("1")), named: "inner") }
      chain.append(ScriptedLink(.append("2")), named: "outer")
    }
    #expect(localizer.chain.names.filter { $0 != "look-up" } == ["inner", "outer"])
  }
}

/// A store that loads a table whenever it is read.
private final class LoadingStore: PreferenceStore {
  let localizer = Locked<Localizer?>(nil)
  let reads = Locked(0)
  private let memory: MemoryPreferenceStore

  init(_ values: [String: String]) { memory = MemoryPreferenceStore(values) }

  func value(forKey key: String) throws -> String? {
    reads.withLock { $0 += 1 }
    localizer.withLock { $0 }?.load(["fr": ["Wallet": "Portefeuille"]])
    return try memory.value(forKey: key)
  }

  func store(_ value: String, forKey key: String) throws {
    try memory.store(value, forKey: key)
  }
}
