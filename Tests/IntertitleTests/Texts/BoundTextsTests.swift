import Dispatch
import IntertitleTesting
import Testing

@MainActor struct BoundTextsTests {
  private let localizer = Localizer.forTest()
  private let view = View()

  /// What a view was told to show.
  private final class View {
    var texts: [String?] = []
  }

  private func bound(_ text: String? = "Wallet") -> LabelModel {
    let label = localizer.label(text)
    label.$text.bind { [view] in view.texts.append($0) }
    return label
  }

  @Test func aClosureIsCalledAtOnceAndAfterEachAssignment() {
    let label = bound(nil)
    label.text = "Wallet"
    label.text = "Sign in"
    #expect(view.texts == [nil, "Wallet", "Sign in"])
  }

  @Test func aSwitchOnTheMainActorDeliversBeforeItReturns() throws {
    let label = bound()
    try localizer.use("fr")
    #expect(view.texts == ["Wallet", "Portefeuille"])
    #expect(label.text == "Portefeuille")
  }

  @Test func aSwitchOnTheMainActorAfterAnAwaitDeliversBeforeItReturns() async throws {
    let label = bound()
    await Task.detached {}.value
    try localizer.use("fr")
    #expect(view.texts.last == "Portefeuille")
    withExtendedLifetime(label) {}
  }

  @Test func otherSwitchesOnTheMainActorDeliverToo() throws {
    let label = bound()
    try localizer.toggle(between: "fr", and: "ja")
    try localizer.followSystem()
    try localizer.remember(in: MemoryPreferenceStore(["IntertitleLanguage": "ja"]))
    localizer.load(["ja": ["Wallet": "財布"]])
    localizer.updateChain { $0.prepend(ScriptedLink(.append("!"))) }
    #expect(view.texts == ["Wallet", "Portefeuille", "Wallet", "ウォレット", "財布", "財布!"])
    withExtendedLifetime(label) {}
  }

  @Test func aTextThatDoesNotChangeIsNotPushed() throws {
    let label = bound()
    try localizer.use("en")
    label.text = "Wallet"
    #expect(view.texts == ["Wallet"])
  }

  @Test func aTextThatASwitchLeavesAsItIsIsNotPushedAgain() throws {
    let label = bound()
    label.text = "of no table"
    try localizer.use("fr")
    localizer.load(["fr": ["Unrelated": "Sans rapport"]], table: "Other")
    #expect(view.texts == ["Wallet", "of no table"])
    localizer.load(["fr": ["of no table": "d’une table"]])
    #expect(view.texts.last == "d’une table")
  }

  @Test func aSwitchOffTheMainActorIsDeliveredByOneJobForAllTexts() async throws {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    let labels = [bound(), bound()]
    recorder.log.removeAll()
    // The main actor is held until all switches are made, so that the job comes after them.
    switchOffTheMainActor(to: ["fr", "ja", "fr"])
    #expect(view.texts.count == 2)
    await delivered { view.texts.count == 4 }
    #expect(view.texts.suffix(2) == ["Portefeuille", "Portefeuille"])
    #expect(recorder.passages.count == 2)
    withExtendedLifetime(labels) {}
  }

  @Test func aSecondBindingAddsAndUnbindEndsBoth() throws {
    let label = bound()
    let second = View()
    label.$text.bind { second.texts.append($0) }
    try localizer.use("fr")
    #expect(view.texts.count == 2 && second.texts == ["Wallet", "Portefeuille"])
    label.$text.unbind()
    try localizer.use("ja")
    label.text = "Sign in"
    #expect(view.texts.count == 2 && second.texts.count == 2)
  }

  @Test func unbindTwiceIsHarmlessAndATextCanBeBoundAgain() throws {
    let label = bound()
    label.$text.unbind()
    label.$text.unbind()
    label.$text.bind { [view] in view.texts.append($0) }
    try localizer.use("fr")
    #expect(view.texts == ["Wallet", "Wallet", "Portefeuille"])
  }

  @Test("RE-04 a bound text that is gone is held by nobody")
  func aBoundTextThatIsGoneIsHeldByNobody() throws {
    for _ in 0..<1000 { _ = bound() }
    weak var gone: InterceptedText?
    do {
      let label = bound()
      gone = label.$text
    }
    #expect(gone == nil)
    let kept = bound()
    view.texts = []
    try localizer.use("fr")
    #expect(view.texts == ["Portefeuille"])
    withExtendedLifetime(kept) {}
  }

  @Test func aClosureThatSwitchesAgainIsServedTheLastLanguage() throws {
    let label = localizer.label("Wallet")
    let localizer = localizer
    label.$text.bind { [view] text in
      view.texts.append(text)
      if text == "Portefeuille" { _ = try? localizer.use("ja") }
    }
    try localizer.use("fr")
    #expect(view.texts == ["Wallet", "Portefeuille", "ウォレット"])
  }

  @Test func aClosureThatAssignsItsOwnTextIsServedOnceMore() {
    let label = localizer.label("Wallet")
    label.$text.bind { [view] text in
      view.texts.append(text)
      if text == "Wallet" { label.text = "Sign in" }
    }
    #expect(view.texts.last == "Sign in")
    #expect(label.text == "Sign in")
  }

  @Test func aClosureMayUnbindWhileItIsServed() throws {
    let label = localizer.label("Wallet")
    label.$text.bind { [view] text in
      view.texts.append(text)
      if text == "Portefeuille" { label.$text.unbind() }
    }
    try localizer.use("fr")
    try localizer.use("ja")
    #expect(view.texts == ["Wallet", "Portefeuille"])
  }

  @Test func itemsOfATitleArePushedByTheTitle() throws {
    let screen = localizer.scoped { TitleModel() }
    screen.navigationItem.$title.bind { [view] in view.texts.append($0) }
    screen.title = "Wallet"
    try localizer.use("fr")
    #expect(view.texts == [nil, "Wallet", "Portefeuille"])
  }

  @Test func textsOfDerivedLocalizersAreServedToo() throws {
    let label = localizer.intercepting(with: [ScriptedLink(.append("?")), .lookup]).label("Wallet")
    label.$text.bind { [view] in view.texts.append($0) }
    try localizer.use("fr")
    #expect(view.texts == ["Wallet?", "Portefeuille?"])
  }

  /// Switches on another thread, and holds this one until it is done.
  private func switchOffTheMainActor(to languages: [Language]) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [localizer] in
      for language in languages { _ = try? localizer.use(language) }
    }
    group.wait()
  }

  /// Waits, by letting other jobs of the main actor run, until something is so.
  private func delivered(_ isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
  }
}
