import Dispatch
import IntertitleTesting
import Testing

@MainActor
@Suite struct ObserveTextsTests {
  private final class Calls {
    var count = 0
  }

  private let localizer = Localizer.forTest()
  private let calls = Calls()

  private func observed() -> LanguageObservation {
    localizer.observeTexts { [calls] in calls.count += 1 }
  }

  @Test func whateverChangesWhatIsShownIsHeardOnceATurn() throws {
    let token = observed()
    let changes: [() throws -> Void] = [
      { try localizer.use("fr") },
      { localizer.load(["fr": ["Wallet": "Bourse"]]) },
      { localizer.updateChain { _ = $0.append(ScriptedLink(.pass), named: "more") } },
      { try localizer.remember(in: MemoryPreferenceStore(["IntertitleLanguage": "ja"])) },
    ]
    for (number, change) in changes.enumerated() {
      try change()
      #expect(calls.count == number + 1)
    }
    token.cancel()
  }

  @Test func whatChangesNothingIsNotHeard() throws {
    let token = observed()
    try localizer.use("en")
    localizer.updateChain { _ in }
    localizer.isOn = true
    localizer.mayUse = { _ in }
    localizer.reload()
    try localizer.speaking("fr").use("ja")
    #expect(calls.count == 0)
    token.cancel()
  }

  @Test func oneTurnThatChangesSeveralThingsIsHeardOnce() throws {
    let token = observed()
    localizer.mayUse = { [localizer] _ in
      localizer.load(["fr": ["Wallet": "Bourse"]])
      localizer.updateChain { _ = $0.append(ScriptedLink(.pass), named: "more") }
    }
    try localizer.use("fr")
    #expect(calls.count == 1)
    token.cancel()
  }

  @Test func changesThatAreMadeElsewhereAreHeardByOneCall() async {
    let token = observed()
    changeOffTheMainActor()
    #expect(calls.count == 0)
    for _ in 0..<10_000 where calls.count == 0 { await Task.yield() }
    #expect(calls.count == 1)
    token.cancel()
  }

  /// Changes much on another thread, and holds this one until it is done.
  private func changeOffTheMainActor() {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [localizer] in
      for language: Language in ["fr", "ja", "ar"] { _ = try? localizer.use(language) }
      localizer.isOn = false
    }
    group.wait()
  }

  @Test func insideTheObserverEverythingIsInUse() throws {
    let label = localizer.label("Wallet")
    var seen: [String?] = []
    label.$text.bind { _ in seen.append("bound") }
    let token = localizer.observeTexts { [localizer] in
      seen += [label.text, localizer.language.tag]
    }
    try localizer.use("fr")
    #expect(seen == ["bound", "bound", "Portefeuille", "fr"])
    token.cancel()
  }

  @Test func observersOfTheLanguageHearOfLanguagesOnly() throws {
    let heard = Heard(localizer)
    localizer.load(["fr": ["Wallet": "Bourse"]])
    localizer.isOn = false
    localizer.updateChain { $0.append(ScriptedLink(.pass)) }
    #expect(heard.changes.isEmpty)
    try localizer.use("fr")
    #expect(heard.languages == ["fr"])
  }

  @Test func anObserverThatIsCancelledOrGoneIsCalledNoMore() throws {
    observed().cancel()
    _ = observed()
    try localizer.use("fr")
    #expect(calls.count == 0)
  }

  @Test func anObserverThatChangesMoreIsCalledAgainAsOftenAsItEnds() throws {
    let token = localizer.observeTexts { [calls, localizer] in
      calls.count += 1
      if localizer.language == "fr" { _ = try? localizer.use("ja") }
    }
    try localizer.use("fr")
    #expect(calls.count == 2 && localizer.language == "ja")
    token.cancel()
  }

  @Test(.timeLimit(.minutes(1)))
  func anObserverThatChangesMoreEachTimeDoesNotHoldTheMainActor() throws {
    let token = localizer.observeTexts { [calls, localizer] in
      calls.count += 1
      _ = try? localizer.toggle(between: "fr", and: "ja")
    }
    try localizer.use("ar")
    #expect(calls.count == 100)
    token.cancel()
  }

  @Test func aLocalizerOfTheFamilyHearsOfItsOwn() throws {
    let (speaking, calls) = (localizer.speaking("fr"), calls)
    let token = speaking.observeTexts { calls.count += 1 }
    try localizer.use("ja")
    #expect(calls.count == 0)
    try speaking.use("ar")
    #expect(calls.count == 1)
    token.cancel()
  }
}
