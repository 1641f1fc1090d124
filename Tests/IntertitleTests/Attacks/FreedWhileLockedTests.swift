import IntertitleTesting
import Testing

/// What a closure or a link held may call the localizer when it goes: nothing is freed under a lock.
@Suite struct FreedWhileLockedTests {
  @Test(.timeLimit(.minutes(1))) func anObserverThatHoldsAnObservationCanEnd() {
    let localizer = Localizer.forTest()
    var observation: LanguageObservation? = {
      let held = localizer.observe { _ in }
      return localizer.observe { _ in _ = held }
    }()
    #expect(observation != nil)
    observation = nil
  }

  @Test(.timeLimit(.minutes(1))) func aLinkMayAskTheLocalizerWhenItGoes() {
    let localizer = Localizer.forTest()
    let label = localizer.label("Wallet")
    let heard = Locked<[Language]>([])
    localizer.updateChain { $0.append(LastWords(localizer, heard), named: "last") }
    #expect(label.text == "Wallet")
    localizer.updateChain { $0.remove(named: "last") }
    #expect(label.text == "Wallet")
    #expect(heard.withLock { $0 } == ["en"])
  }

  @Test(.timeLimit(.minutes(1))) func aLinkOfAChainThatIsChangedInsideItselfMayAskWhenItGoes() {
    let localizer = Localizer.forTest()
    let heard = Locked<[Language]>([])
    localizer.updateChain { chain in
      chain.append(.verbatim)
      localizer.updateChain { $0.append(LastWords(localizer, heard)) }
    }
    localizer.updateChain { $0 = [.lookup] }
    #expect(localizer.label("Wallet").text == "Wallet")
  }

  @Test(.timeLimit(.minutes(1))) func whatAHandlerHeldMayReadTheDiagnostics() {
    let localizer = Localizer.forTest()
    let heard = Locked<[Language]>([])
    localizer.onDiagnostic = { [words = LastWords(localizer, heard)] _ in _ = words }
    localizer.onDiagnostic = nil
    #expect(heard.withLock { $0 } == ["en"])
  }

  @Test(.timeLimit(.minutes(1))) func whatMayUseHeldMayAskForTheLanguage() {
    let localizer = Localizer.forTest()
    let heard = Locked<[Language]>([])
    localizer.mayUse = { [words = LastWords(localizer, heard)] _ in _ = words }
    localizer.mayUse = nil
    #expect(heard.withLock { $0 } == ["en"])
  }
}

/// Asks its localizer for everything when it goes.
private final class LastWords: TextInterceptor {
  private let localizer: Localizer
  private let heard: Locked<[Language]>

  init(_ localizer: Localizer, _ heard: Locked<[Language]>) {
    self.localizer = localizer
    self.heard = heard
  }

  deinit {
    _ = (localizer.diagnostics, localizer.preference)
    let language = localizer.language
    heard.withLock { $0.append(language) }
  }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution { next(assignment) }
}
