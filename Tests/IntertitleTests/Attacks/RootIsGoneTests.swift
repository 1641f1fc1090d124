import Foundation
import IntertitleTesting
import Testing

/// What was derived from a localizer goes on when that one is gone.
@Suite struct RootIsGoneTests {
  private let system = FakeSystem()

  private func derived() -> Localizer {
    Localizer.forTest(system: system.languages).intercepting(with: [.lookup])
  }

  @Test func theSystemIsStillFollowed() {
    let localizer = derived()
    #expect(localizer.language == "en")
    system.say(["fr"])
    #expect(localizer.language == "fr")
  }

  @Test func theNotificationComesFromWhoIsThere() throws {
    let localizer = derived()
    let posted = Locked(0)
    let token = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange,
      object: localizer,
      queue: nil
    ) { _ in posted.withLock { $0 += 1 } }
    try localizer.use("fr")
    #expect(posted.withLock { $0 } == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func theStreamOfChangesEndsWithTheLastOne() async {
    let changes = Localizer.forTest().changes
    var languages: [Language] = []
    for await change in changes { languages.append(change.new) }
    #expect(languages == ["en"])
  }

  @Test func theStreamOfChangesBeginsWithWhatIsStored() async {
    let store = MemoryPreferenceStore(["IntertitleLanguage": "fr"])
    let localizer = Localizer(
      options: TableOptions(development: "fr"),
      store: store,
      system: .fixed([])
    )
    var iterator = localizer.changes.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.preference == .fixed("fr"))
  }

  @MainActor
  @Test func aClosureThatIsBoundInsideABoundOneIsCalledOnce() {
    let label = Localizer.forTest().label("Open")
    let calls = Locked<[String?]>([])
    let isFirst = Locked(true)
    label.$text.bind { text in
      guard text == "Wallet", isFirst.withLock({ $0 }) else { return }
      isFirst.withLock { $0 = false }
      label.$text.bind { text in calls.withLock { $0.append(text) } }
    }
    label.text = "Wallet"
    #expect(calls.withLock { $0 } == ["Wallet"])
    label.text = "Open"
    #expect(calls.withLock { $0 } == ["Wallet", "Open"])
    label.$text.unbind()
  }
}

/// A system whose languages a test changes.
private final class FakeSystem: Sendable {
  private struct Listener { let call: @Sendable () -> Void }
  private let said = Locked<[Language]>([])
  private let listener = Locked<Listener?>(nil)

  var languages: SystemLanguages {
    SystemLanguages { [said] in
      said.withLock { $0 }
    } observe: { [listener] call in
      listener.withLock { $0 = Listener(call: call) }
    }
  }

  func say(_ languages: [Language]) {
    said.withLock { $0 = languages }
    listener.withLock { $0 }?.call()
  }
}
