import Foundation
import IntertitleTesting
import Testing

struct ObservingTests {
  private let localizer = Localizer.forTest()

  @Test("RE-01 inside an observer everything is in the new language")
  func everythingIsNewInsideAnObserver() throws {
    let label = Unchecked(localizer.label("Wallet"))
    let seen = Locked<[String]>([])
    let token = localizer.observe { [localizer] change in
      let line = [
        localizer.language.tag, localizer.preference.choice?.tag, label.value.text,
        localizer.text(forKey: "Wallet"), "\(localizer.language.direction)", change.new.tag,
      ]
      seen.withLock { $0 = line.map { $0 ?? "" } }
    }
    try localizer.use("ar")
    #expect(seen.withLock { $0 } == ["ar", "ar", "محفظة", "محفظة", "rightToLeft", "ar"])
    token.cancel()
  }

  @Test("RE-03 an observer is called once for each switch")
  func onceForEachSwitch() throws {
    let heard = Heard(localizer)
    for language: Language in ["fr", "ja", "fr"] { try localizer.use(language) }
    #expect(heard.languages == ["fr", "ja", "fr"])
    #expect(heard.changes.map(\.old) == ["en", "fr", "ja"])
  }

  @Test("an observer that answers every switch with another one is stopped after a hundred")
  func observersDoNotGoOnForEver() throws {
    let refusals = Locked<[LanguageRefusal]>([])
    let heard = Heard(localizer)
    let token = localizer.observe { [localizer] change in
      do throws(LanguageRefusal) {
        try localizer.use(change.old)
      } catch {
        refusals.withLock { $0.append(error) }
      }
    }
    try localizer.use("fr")
    #expect(heard.changes.count == 101 && heard.changes.last?.new == localizer.language)
    guard case .answeredTooOften? = refusals.withLock({ $0 }).first else {
      Issue.record("nothing was refused")
      return
    }
    token.cancel()
    // Nothing is left over: the next switch is one like any other.
    let before = localizer.language
    #expect(try localizer.use(before == "ja" ? "fr" : "ja").old == before)
  }

  @Test("an observer may switch again, as often as it ends")
  func anObserverMaySwitchAgain() throws {
    let heard = Heard(localizer)
    let token = localizer.observe { [localizer] change in
      if change.new != "ja" { _ = try? localizer.use("ja") }
    }
    for _ in 0..<200 { try localizer.use("fr") }
    #expect(heard.changes.count == 400 && localizer.language == "ja")
    token.cancel()
  }

  @Test func observersAreCalledInTheOrderInWhichTheyCame() throws {
    let order = Locked<[Int]>([])
    let tokens = (0..<3).map { number in
      localizer.observe { _ in order.withLock { $0.append(number) } }
    }
    try localizer.use("fr")
    #expect(order.withLock { $0 } == [0, 1, 2])
    for token in tokens { token.cancel() }
  }

  @Test func anObserverWhoseTokenIsGoneIsCalledNoMore() throws {
    let calls = Locked(0)
    do {
      let token = localizer.observe { _ in calls.withLock { $0 += 1 } }
      try localizer.use("fr")
      withExtendedLifetime(token) {}
    }
    try localizer.use("ja")
    #expect(calls.withLock { $0 } == 1)
  }

  @Test func cancellingTwiceIsHarmless() throws {
    let heard = Heard(localizer)
    heard.stop()
    heard.stop()
    try localizer.use("fr")
    #expect(heard.changes.isEmpty)
  }

  @Test("RE-06 an observer added during delivery is called from the next switch on")
  func anObserverAddedDuringDelivery() throws {
    let late = Locked<Heard?>(nil)
    let token = localizer.observe { [localizer] _ in
      late.withLock { $0 = $0 ?? Heard(localizer) }
    }
    try localizer.use("fr")
    #expect(late.withLock { $0 }?.changes.isEmpty == true)
    try localizer.use("ja")
    #expect(late.withLock { $0 }?.languages == ["ja"])
    token.cancel()
  }

  @Test("RE-06 an observer removed before its turn is not called")
  func anObserverRemovedDuringDelivery() throws {
    let second = Locked<LanguageObservation?>(nil)
    let calls = Locked(0)
    let first = localizer.observe { _ in second.withLock { $0 }?.cancel() }
    let token = localizer.observe { _ in calls.withLock { $0 += 1 } }
    second.withLock { $0 = token }
    try localizer.use("fr")
    #expect(calls.withLock { $0 } == 0)
    first.cancel()
  }

  @Test func anObserverThatSwitchesAgainIsToldOfBothInOrder() throws {
    let token = localizer.observe { [localizer] change in
      if change.new == "fr" { _ = try? localizer.use("ja") }
    }
    let heard = Heard(localizer)
    let change = try localizer.use("fr")
    #expect(change.new == "fr" && localizer.language == "ja")
    #expect(heard.languages == ["fr", "ja"])
    #expect(heard.changes.map(\.revision) == heard.changes.map(\.revision).sorted())
    token.cancel()
  }

  @Test func anObserverIsNotToldHowThingsAre() throws {
    try localizer.use("fr")
    #expect(Heard(localizer).changes.isEmpty)
  }

  @Test("RE-03 a late listener to the changes is told at once how things are")
  func aLateListenerIsTold() async throws {
    try localizer.use("fr")
    var changes = localizer.changes.makeAsyncIterator()
    let now = try #require(await changes.next())
    #expect(now.old == "fr" && now.new == "fr")
    try localizer.use("ja")
    #expect(await changes.next()?.new == "ja")
  }

  @Test func aSlowListenerGetsTheNewestChange() async throws {
    var changes = localizer.changes.makeAsyncIterator()
    for language: Language in ["fr", "ja", "ar"] { try localizer.use(language) }
    #expect(await changes.next()?.new == "ar")
  }

  @Test func eachReadOfTheChangesIsAStreamOfItsOwn() async throws {
    var first = localizer.changes.makeAsyncIterator()
    var second = localizer.changes.makeAsyncIterator()
    try localizer.use("fr")
    #expect(await first.next()?.new == "fr")
    #expect(await second.next()?.new == "fr")
  }

  @Test func aStreamThatIsGoneIsNotHeld() async throws {
    let localizer = localizer
    let task = Task { for await _ in localizer.changes {} }
    task.cancel()
    await task.value
    try localizer.use("fr")
    #expect(localizer.language == "fr")
  }

  @Test func oneNotificationIsPostedForEachSwitch() throws {
    let posted = Locked<[Language]>([])
    let token = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange,
      object: localizer,
      queue: nil
    ) { note in
      let language = (note.object as? Localizer)?.language
      posted.withLock { $0 += language.map { [$0] } ?? [] }
    }
    try localizer.use("fr")
    try localizer.use("fr")
    try localizer.use("ja")
    #expect(posted.withLock { $0 } == ["fr", "ja"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func tablesThatBringTheLanguageAskedForTellTheObservers() throws {
    try localizer.use("ko")
    let heard = Heard(localizer)
    localizer.load(["ko": ["Wallet": "지갑"]])
    #expect(heard.languages == ["ko"] && heard.changes.first?.old == "en")
  }

  @Test("RE-04 models are held by nobody")
  func modelsAreHeldByNobody() throws {
    weak var gone: InterceptedText?
    do {
      let labels = (0..<1000).map { _ in localizer.label("Wallet") }
      gone = labels[999].$text
      #expect(gone != nil)
    }
    try localizer.use("fr")
    #expect(gone == nil)
  }

  @Test("RE-04 a localizer is held by nobody, whatever observed it")
  func aLocalizerIsHeldByNobody() throws {
    let system = FakeSystemLanguages(["fr"])
    weak var gone: Localizer?
    do {
      let localizer = Localizer.forTest(system: system.languages)
      gone = localizer
      let heard = Heard(localizer)
      try localizer.use("ja")
      #expect(heard.languages == ["ja"])
    }
    #expect(gone == nil)
    system.preferred = ["ja"]
  }

  @Test("an observer that answers every change with other tables is told no more after a hundred")
  func observersThatLoadTablesDoNotGoOnForEver() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["fr": ["Wallet": "Portefeuille"]])
    try localizer.use("fr")
    let count = Locked(0)
    let token = localizer.observe { [localizer] _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      // What is not stopped ends here, so that the test does.
      guard number < 1000 else { return }
      localizer.load([:], development: number.isMultiple(of: 2) ? "es" : "pt")
    }
    try localizer.use("xx")
    #expect(count.withLock { $0 } == 101)
    #expect(localizer.diagnostics.map(\.rule).contains("observers-not-told"))
    let language = localizer.language
    token.cancel()
    let heard = Heard(localizer)
    localizer.load([:], development: language == "es" ? "pt" : "es")
    #expect(heard.changes.map(\.old) == [language])
  }
}
