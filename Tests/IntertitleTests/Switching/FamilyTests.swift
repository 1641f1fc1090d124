@testable import Intertitle
import Foundation
import IntertitleTesting
import Testing

/// A localizer and all that were derived from it change in one order.
@Suite struct FamilyTests {
  private let localizer = Localizer.forTest()

  @Test("FU-59 observers hear of tables whichever localizer brought them")
  func whicheverLocalizerBroughtTheTables() throws {
    try localizer.use("ko")
    let speaking = localizer.speaking("de")
    let (heard, other) = (Heard(localizer), Heard(speaking))
    localizer.speaking("fr").load(["ko": ["Wallet": "지갑"], "de": ["Wallet": "Brieftasche"]])
    #expect(heard.changes.map(\.old) == ["en"] && heard.languages == ["ko"])
    #expect(other.changes.map(\.old) == ["en"] && other.languages == ["de"])
  }

  @Test("FU-57 a setting undoes no choice", arguments: [true, false])
  func aSettingUndoesNoChoice(_ isPermission: Bool) throws {
    let store = MemoryPreferenceStore()
    let localizer = Localizer.forTest(store: store)
    let heard = Heard(localizer)
    try localizer.use("fr")
    if isPermission { localizer.mayUse = { _ in } }
    localizer.initialPreference = .fixed("ja")
    #expect(localizer.language == "fr" && heard.languages == ["fr"])
    #expect(store.values == ["IntertitleLanguage": "fr"])
  }

  @Test(
    "FU-55 a switch beside a load, on threads: the language in use is the one asked for, and told"
  )
  func aSwitchBesideALoad() {
    for _ in 0..<100 {
      let localizer = Localizer(system: .fixed([]))
      localizer.load(["de": [:]])
      let heard = Heard(localizer)
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 {
          _ = try? localizer.use("fr")
        } else {
          localizer.load(["fr": ["Wallet": "Portefeuille"]])
          _ = localizer.language
        }
      }
      #expect(localizer.language == "fr" && heard.changes.map(\.old) == ["en"])
      #expect(heard.languages == ["fr"])
    }
  }

  @Test func aChangeOfTheSystemReachesAllThatFollowIt() throws {
    let system = FakeSystemLanguages(["fr"])
    let localizer = Localizer.forTest(system: system.languages)
    let following = localizer.speaking("ar")
    try following.followSystem()
    #expect(localizer.language == "fr" && following.language == "fr")
    system.preferred = ["ja"]
    #expect(localizer.language == "ja" && following.language == "ja")
  }

  @Test func localizersThatAreGoneAreHeldByNobody() {
    for _ in 0..<1000 { _ = localizer.speaking("fr") }
    #expect(localizer.family.controls.count == 1)
  }

  @Test("FU-76 a backlog of 400,000 changes is told in linear time", .timeLimit(.minutes(1)))
  func aBacklogIsToldInLinearTime() {
    let (news, told) = (News(log: localizer.log, watcher: nil), Locked(0))
    let control = localizer.control
    let observer = control.add { _ in told.withLock { $0 += 1 } }
    let change = LanguageChange(old: "fr", new: "ja", preference: .fixed("ja"), revision: 1000)
    // While somebody tells already, everybody else leaves what is to be told to him.
    let teller = control.add { change in
      guard change.revision == 999 else { return }
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<100_000 where news.add(change.next, for: control) { news.tell() }
      }
    }
    let first = LanguageChange(old: "ja", new: "fr", preference: .fixed("fr"), revision: 999)
    #expect(news.add(first, for: control) && change.revision == first.next.revision)
    news.tell()
    #expect(told.withLock { $0 } == 400_001)
    for observer in [observer, teller] { control.remove(observer) }
  }
}

extension LanguageChange {
  fileprivate var next: LanguageChange {
    LanguageChange(old: new, new: old, preference: preference, revision: revision + 1)
  }
}
