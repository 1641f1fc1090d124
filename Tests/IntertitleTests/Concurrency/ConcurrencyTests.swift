import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

/// Many threads at once; to be run under the thread sanitizer too.
struct LocalizerConcurrencyTests {
  private static let keys = ["k1", "k2", "k3"]
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load([
      "en": ["k1": "en 1", "k2": "en 2", "k3": "en 3"],
      "zh-Hans": ["k1": "zh 1", "k2": "zh 2", "k3": "zh 3"],
    ])
  }

  /// Runs a body on threads of its own and waits for all.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  @Test("CH-11 eight threads assign while another switches 200 times: no text of two languages")
  func assigningWhileAnotherSwitches() throws {
    let foreign = Locked<[String]>([])
    onThreads(9) { [localizer] thread in
      guard thread > 0 else {
        for number in 0..<200 {
          _ = try? localizer.use(number.isMultiple(of: 2) ? "zh-Hans" : "en")
        }
        return
      }
      let screen = localizer.scoped { TitleModel() }
      for number in 0..<1000 {
        let key = Self.keys[number % 3]
        screen.title = key
        let shown = screen.tree.compactMap(\.text)
        let whole = shown.allSatisfy {
          ["en \(key.last ?? "-")", "zh \(key.last ?? "-")"].contains($0)
        }
        if !whole { foreign.withLock { $0 += shown } }
      }
    }
    #expect(foreign.withLock { $0 }.isEmpty)
    #expect(localizer.language == "en")
    #expect(localizer.label("k1").text == "en 1")
  }

  @Test("CH-11 after the last switch all texts of all threads show its language")
  func afterTheLastSwitch() throws {
    let shelf = Locked<[Int: Unchecked<[LabelModel]>]>([:])
    onThreads(8) { [localizer] thread in
      let labels = Unchecked(Self.keys.map { localizer.label($0) })
      for number in 0..<25 {
        _ = try? localizer.use((number + thread).isMultiple(of: 2) ? "zh-Hans" : "en")
        _ = labels.value.map(\.text)
      }
      shelf.withLock { $0[thread] = labels }
    }
    try localizer.use("zh-Hans")
    onThreads(8) { thread in
      let labels = shelf.withLock { $0[thread] }
      #expect(labels?.value.map(\.text) == ["zh 1", "zh 2", "zh 3"])
    }
  }

  @Test("RE-12 two threads switch: each observer's last is the state, revisions only rise")
  func twoThreadsSwitch() {
    let (first, second) = (Heard(localizer), Heard(localizer))
    onThreads(2) { [localizer] thread in
      for number in 0..<100 {
        _ = try? localizer.use((thread + number).isMultiple(of: 2) ? "zh-Hans" : "en")
      }
    }
    for heard in [first, second] {
      let revisions = heard.changes.map(\.revision)
      #expect(zip(revisions, revisions.dropFirst()).allSatisfy(<))
      #expect(zip(heard.changes, heard.changes.dropFirst()).allSatisfy { $0.new == $1.old })
      #expect(heard.languages.last ?? "en" == localizer.language)
    }
    #expect(first.changes == second.changes)
  }

  @Test func theStoredChoiceIsTheOneInUse() {
    let store = MemoryPreferenceStore()
    let localizer = Localizer.forTest(store: store)
    onThreads(4) { thread in
      for number in 0..<50 { _ = try? localizer.use((thread + number) % 2 == 0 ? "fr" : "ja") }
    }
    #expect(store.values["IntertitleLanguage"] == localizer.language.tag)
  }

  @Test("TO-08 two scopes at once, a thousand assignments each: no foreign text")
  func parallelScopes() async {
    let foreign = Locked<[String?]>([])
    await withTaskGroup(of: Void.self) { group in
      for (language, start) in [("zh-Hans", "zh"), ("en", "en")] as [(Language, String)] {
        group.addTask { [localizer] in
          await localizer.scoped(to: language) {
            for number in 0..<1000 {
              let label = LabelModel()
              label.text = Self.keys[number % 3]
              let text = label.text
              if text?.hasPrefix(start) != true { foreign.withLock { $0.append(text) } }
              if number.isMultiple(of: 100) { await Task.yield() }
            }
          }
        }
      }
    }
    #expect(foreign.withLock { $0 }.isEmpty)
    #expect(localizer.language == "en" && Localizer.current !== localizer)
  }

  @Test func theChainIsUpdatedByManyThreadsAndNoLinkIsLost() {
    onThreads(8) { [localizer] thread in
      for number in 0..<25 {
        localizer.updateChain { $0.append(ScriptedLink(.pass), named: "\(thread) \(number)") }
        _ = localizer.label("k1").text
      }
    }
    #expect(Set(localizer.chain.names).count == 201 && localizer.chain.count == 201)
  }

  @Test func tablesAreLoadedWhileTextsAreRead() {
    onThreads(4) { [localizer] thread in
      let label = localizer.label("k1")
      for number in 0..<50 {
        if thread == 0 { localizer.load(["en": ["new \(number)": "x"]]) }
        #expect(label.text == "en 1")
      }
    }
    #expect(localizer.text(forKey: "new 49") == "x")
  }

  @Test func theLayerIsSwitchedOffAndOnWhileTextsAreRead() {
    onThreads(4) { [localizer] thread in
      let label = localizer.label("k1")
      for number in 0..<200 {
        if thread == 0 { localizer.isOn = number.isMultiple(of: 2) }
        let text = label.text
        #expect(text == "en 1" || text == "k1")
      }
    }
    localizer.isOn = true
    #expect(localizer.label("k1").text == "en 1")
  }

  @Test func observersComeAndGoWhileTheLanguageIsSwitched() {
    onThreads(4) { [localizer] thread in
      for number in 0..<50 {
        if thread == 0 { _ = try? localizer.use(number.isMultiple(of: 2) ? "zh-Hans" : "en") }
        let heard = Heard(localizer)
        heard.stop()
      }
    }
    #expect(localizer.language == "en")
  }

  @Test func theSameStoreFileIsWrittenByManyThreads() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/intertitle"
    onThreads(4) { thread in
      for number in 0..<5 {
        try? FilePreferenceStore(path: path).store("\(number)", forKey: "key \(thread)")
      }
    }
    let store = FilePreferenceStore(path: path)
    for thread in 0..<4 { #expect(try store.value(forKey: "key \(thread)") == "4") }
  }
}
