import IntertitleTesting
import Testing

/// A link that makes the chain run again costs a diagnostic, never the thread.
@Suite struct EndlessChainTests {
  /// Three texts in each run: three to the power of 32 runs, if only the depth were bounded.
  @Test(.timeLimit(.minutes(1))) func aLinkThatMakesAScreenInEachRunComesToAnEnd() {
    let runs = Locked(0)
    let localizer = Localizer.forTest(chain: [
      .closure { assignment, next in
        runs.withLock { $0 += 1 }
        _ = TitleModel(title: "Hint")
        return next(assignment)
      },
      .lookup,
    ])
    let screen = localizer.speaking("fr").scoped { TitleModel(title: "Wallet") }
    #expect(screen.title == "Portefeuille")
    #expect(screen.tabBarItem.title == "Portefeuille")
    #expect(runs.withLock { $0 } <= 3 * 32)
    #expect(Set(localizer.rules).contains("endless-chain"))
  }

  @Test(.timeLimit(.minutes(1))) func aLinkThatHandsOnToItsLocalizersChainComesToAnEnd() {
    let found = Locked<Localizer?>(nil)
    let localizer = Localizer.forTest(chain: [
      .closure { assignment, next in
        let chain = found.withLock { $0 }?.chain ?? []
        return chain.intercept(assignment, next: next)
      },
      .lookup,
    ])
    found.withLock { $0 = localizer }
    #expect(localizer.speaking("fr").label("Wallet").text == "Portefeuille")
    #expect(localizer.rules == ["endless-chain"])
    found.withLock { $0 = nil }
  }

  @Test func aChainInsideAChainIsAskedAfterAnEndlessRunToo() {
    let localizer = Localizer.forTest(chain: [
      .closure { assignment, next in
        _ = TitleModel(title: "Hint")
        return next(assignment)
      },
      TextChain([.lookup]),
    ])
    #expect(localizer.speaking("fr").label("Wallet").text == "Portefeuille")
  }
}
