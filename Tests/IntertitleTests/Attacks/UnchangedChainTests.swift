import IntertitleTesting
import Testing

/// An update that changes nothing costs nothing, so that a link may make sure of another one.
@Suite struct UnchangedChainTests {
  private let runs = Locked(0)

  private func localizer() -> Localizer {
    .forTest(chain: [
      .closure { [runs] assignment, next in
        runs.withLock { $0 += 1 }
        return next(assignment)
      },
      .lookup,
    ])
  }

  @Test func aNameThatIsTakenResolvesNothingAgainAndIsReportedOnce() {
    let localizer = localizer()
    localizer.updateChain { $0.append(.lookup, named: "more") }
    let label = localizer.label("Wallet")
    for _ in 0..<3 { localizer.updateChain { _ = $0.append(.lookup, named: "more") } }
    #expect(label.text == "Wallet")
    #expect(runs.withLock { $0 } == 1)
    #expect(localizer.rules.filter { $0 == "link-named-twice" }.count == 1)
  }

  @Test func switchingOnWhatIsOnResolvesNothingAgain() {
    let localizer = localizer()
    let label = localizer.label("Wallet")
    localizer.isOn = true
    #expect(label.text == "Wallet")
    #expect(runs.withLock { $0 } == 1)
  }

  @Test func aLinkIsReplacedByOneOfTheSameName() {
    let localizer = localizer()
    localizer.updateChain { $0.prepend(ScriptedLink(.append("!")), named: "mark") }
    let label = localizer.label("x")
    localizer.updateChain { chain in
      chain.remove(named: "mark")
      chain.prepend(ScriptedLink(.append("?")), named: "mark")
    }
    #expect(label.text == "x?")
  }

  /// Each run made the chain another one, which served the bound texts, which ran the chain.
  @MainActor
  @Test func aLinkThatAddsAnotherInEachRunDoesNotRunForEver() async {
    let found = Locked<Localizer?>(nil)
    let localizer = Localizer.forTest(chain: [
      .closure { [runs] assignment, next in
        runs.withLock { $0 += 1 }
        found.withLock { $0 }?.updateChain { _ = $0.append(.lookup, named: "more") }
        return next(assignment)
      }
    ])
    found.withLock { $0 = localizer }
    let label = localizer.label("Wallet")
    label.$text.bind { _ in }
    for _ in 0..<100 { await Task.yield() }
    #expect(runs.withLock { $0 } <= 4)
    found.withLock { $0 = nil }
  }
}
