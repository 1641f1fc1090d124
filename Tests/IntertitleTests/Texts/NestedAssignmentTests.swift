import IntertitleTesting
import Testing

/// What a link may do to the text that is being resolved.
struct NestedAssignmentTests {
  private let localizer = Localizer.forTest()

  @Test func aReadFromInsideGivesWhatWasShownBefore() throws {
    try localizer.use("fr")
    let reading = ReadingLink()
    localizer.updateChain { $0.prepend(reading) }
    let label = localizer.label()
    reading.watch(label.$text)
    label.text = "Wallet"
    label.text = "Sign in"
    #expect(reading.seen == [nil, "Portefeuille"])
    #expect(label.text == "Se connecter")
  }

  @Test func aReadFromInsideARefreshGivesTheTextOfTheLanguageBefore() throws {
    let reading = ReadingLink()
    let label = localizer.label("Wallet")
    reading.watch(label.$text)
    try localizer.use("fr")
    localizer.updateChain { $0.prepend(reading) }
    #expect(label.text == "Portefeuille")
    #expect(reading.seen == ["Wallet"])
  }

  @Test func anAssignmentFromInsideWinsIsShownUnresolvedAndReported() throws {
    try localizer.use("fr")
    let label = localizer.label()
    let link = AssigningLink { label.text = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    label.text = "Wallet"
    #expect(label.text == "Sign in" && label.$text.key == "Sign in")
    #expect(localizer.rules == ["nested-assignment"])
    #expect(localizer.diagnostics[0].message.contains("slot label"))
  }

  @Test func aTextThatWonIsResolvedAfterTheNextSwitch() throws {
    let label = localizer.label()
    let link = AssigningLink { label.text = "Sign in" }
    localizer.updateChain { $0.prepend(link, named: "assigning") }
    label.text = "Wallet"
    localizer.updateChain { $0.remove(named: "assigning") }
    try localizer.use("fr")
    #expect(label.text == "Se connecter")
  }

  @Test func anAssignmentOfNilFromInsideWins() {
    let label = localizer.label()
    let link = AssigningLink { label.text = nil }
    localizer.updateChain { $0.prepend(link) }
    label.text = "Wallet"
    #expect(label.text == nil && label.$text.key == nil)
  }

  @Test func anAssignmentFromInsideWinsAlongWhatTheTextFeeds() throws {
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel() }
    let link = AssigningLink(only: .title) { screen.title = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    screen.title = "Wallet"
    #expect(screen.title == "Sign in")
    #expect(screen.navigationItem.title == "Sign in" && screen.tabBarItem.title == "Sign in")
    #expect(localizer.rules.allSatisfy { $0 == "nested-assignment" })
  }

  @Test func anAssignmentToAnItemFromInsideWinsThereOnly() throws {
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel() }
    let link = AssigningLink(only: .title) { screen.navigationItem.title = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    screen.title = "Wallet"
    #expect(screen.title == "Portefeuille" && screen.tabBarItem.title == "Portefeuille")
    #expect(screen.navigationItem.title == "Sign in")
    #expect(localizer.rules == ["nested-assignment"])
  }

  @Test func anAssignmentOfTheTitleFromAnItemsRunWinsEverywhere() throws {
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel() }
    let link = AssigningLink(only: .navigationTitle) { screen.title = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    screen.title = "Wallet"
    #expect(
      [screen.title, screen.navigationItem.title, screen.tabBarItem.title]
        == ["Sign in", "Sign in", "Sign in"]
    )
  }

  @Test func anAssignmentDuringARefreshWinsAndReachesBoundItems() throws {
    let screen = localizer.scoped { TitleModel(title: "Wallet") }
    try localizer.use("fr")
    let link = AssigningLink(only: .title) { screen.title = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    #expect(screen.title == "Sign in")
    #expect(screen.navigationItem.title == "Sign in" && screen.tabBarItem.title == "Sign in")
  }

  @Test func aLinkThatAssignsAnotherModelRunsThatModelsChain() throws {
    try localizer.use("fr")
    let other = localizer.label()
    let link = AssigningLink(only: .title) { other.text = "Sign in" }
    localizer.updateChain { $0.prepend(link) }
    let screen = localizer.scoped { TitleModel() }
    screen.title = "Wallet"
    #expect(screen.title == "Portefeuille" && other.text == "Se connecter")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func aLinkThatMakesAModelAndAssignsItIsBoundAt32AndReported() throws {
    try localizer.use("fr")
    let local = localizer
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          _ = local.label("Sign in")
          return next(assignment)
        }
      )
    }
    #expect(localizer.label("Wallet").text == "Portefeuille")
    #expect(localizer.rules == ["endless-chain"])
  }

  @Test func aLinkThatRunsItsLocalizersChainIsBoundAndReported() {
    let local = localizer
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          _ = local.text(for: .key(assignment.text))
          return next(assignment)
        }
      )
    }
    #expect(localizer.label("Wallet").text == "Wallet")
    #expect(localizer.rules == ["endless-chain"])
  }

  @Test("CH-07 a chain changed from inside a link is the next run's")
  func aChainChangedFromInside() {
    let log = ChainLog()
    let local = localizer
    localizer.updateChain { chain in
      chain = [
        .closure { assignment, next in
          local.updateChain { chain in
            chain = [ChainRecorder("B", in: log), ChainRecorder("Z", in: log)]
          }
          return next(assignment)
        }, ChainRecorder("B", in: log),
      ]
    }
    let label = localizer.label("x")
    #expect(log.names == ["B"] && label.text == "x")
    log.removeAll()
    label.text = "y"
    #expect(log.names == ["B", "Z"])
  }

  @Test func aLinkThatSwitchesTheLanguageLeavesNoTextInTheOldOne() throws {
    try localizer.use("fr")
    let local = localizer
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          _ = try? local.use("ja")
          return next(assignment)
        }
      )
    }
    #expect(localizer.label("Wallet").text == "ウォレット")
  }
}

/// Reads a text while a text is resolved.
private final class ReadingLink: TextInterceptor {
  // A test is one isolation: the text is read on the thread that assigns it.
  private let text = Locked<Unchecked<InterceptedText?>>(Unchecked(nil))
  private let reads = Locked<[String?]>([])

  var seen: [String?] { reads.withLock { $0 } }

  func watch(_ watched: InterceptedText) {
    let watched = Unchecked<InterceptedText?>(watched)
    text.withLock { $0 = watched }
  }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let shown = text.withLock { $0 }.value?.text
    reads.withLock { $0.append(shown) }
    return next(assignment)
  }
}

/// Does something to a model while a text is resolved.
private struct AssigningLink: TextInterceptor {
  private let slot: TextSlot?
  private let assign: Unchecked<() -> Void>

  init(only slot: TextSlot? = nil, _ assign: @escaping () -> Void) {
    self.slot = slot
    self.assign = Unchecked(assign)
  }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    if slot == nil || slot == assignment.slot { assign.value() }
    return next(assignment)
  }
}
