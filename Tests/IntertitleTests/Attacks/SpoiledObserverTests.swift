import IntertitleTesting
import Testing

/// What one observer brings about without end spoils nothing for the others of the same telling.
@Suite struct SpoiledObserverTests {
  private let localizer = Localizer.forTest()

  init() {
    localizer.updateChain { [localizer] chain in
      chain.prepend(
        .closure { [weak localizer] assignment, next in
          if assignment.text == "Loop" { _ = localizer?.label("Loop") }
          return next(assignment)
        }
      )
    }
  }

  @Test func theNextObserverResolvesItsTexts() throws {
    let texts = Locked<[String?]>([])
    let first = localizer.observe { [localizer] _ in _ = localizer.label("Loop") }
    let second = localizer.observe { [localizer] _ in
      let text = localizer.label("Wallet").text
      texts.withLock { $0.append(text) }
    }
    try localizer.use("fr")
    #expect(texts.withLock { $0 } == ["Portefeuille"])
    for token in [first, second] { token.cancel() }
  }

  @Test func aTextThatWasLeftIsResolvedAtTheNextRead() throws {
    try localizer.use("fr")
    let kept = Unchecked(localizer.label())
    localizer.updateChain { [localizer] chain in
      chain.prepend(
        .closure { [weak localizer] assignment, next in
          guard assignment.text == "Deep" else { return next(assignment) }
          _ = localizer?.label("Deep")
          // The outermost of these comes last, after runs were refused.
          kept.value.text = "Wallet"
          return next(assignment)
        }
      )
    }
    _ = localizer.label("Deep")
    #expect(kept.value.text == "Portefeuille")
  }
}
