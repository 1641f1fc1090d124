@testable import Intertitle
import IntertitleTesting
import Testing

/// A binding ends with its text, its owner, or when it is cancelled, and never otherwise.
@MainActor
@Suite struct TextBindingTests {
  private let localizer = Localizer.forTest()

  /// Binds a label to a view when it goes.
  private final class Rebinding {
    private let label: Unchecked<LabelModel>
    private let view: View

    init(_ label: Unchecked<LabelModel>, _ view: View) {
      (self.label, self.view) = (label, view)
    }

    deinit {
      MainActor.assumeIsolated { [label, view] in
        _ = label.value.$text.bind(to: view, \.text)
      }
    }
  }

  /// What a view was told to show.
  @MainActor private final class View {
    var text: String? { didSet { texts.append(text) } }
    var texts: [String?] = []
  }

  @MainActor private final class Cell {
    let title = View()
    let detail = View()
    var name: String?
  }

  @Test func lettingGoOfTheTokenEndsNothing() throws {
    let (label, view) = (localizer.label("Wallet"), View())
    do { _ = label.$text.bind { view.text = $0 } }
    try localizer.use("fr")
    #expect(view.texts == ["Wallet", "Portefeuille"])
  }

  @Test func aCancelledBindingIsCalledNoMoreAndTheOthersAre() throws {
    let (label, first, second) = (localizer.label("Wallet"), View(), View())
    let binding = label.$text.bind { first.text = $0 }
    label.$text.bind { second.text = $0 }
    binding.cancel()
    binding.cancel()
    try localizer.use("fr")
    #expect(first.texts == ["Wallet"] && second.texts == ["Wallet", "Portefeuille"])
  }

  @Test func cancellingFreesWhatTheClosureHeldAtOnce() {
    let label = localizer.label("Wallet")
    weak var held: View?
    let binding: TextBinding
    do {
      let view = View()
      held = view
      binding = label.$text.bind { view.text = $0 }
    }
    #expect(held != nil)
    binding.cancel()
    #expect(held == nil)
  }

  @Test("the text frees what its closures held, whoever keeps the token")
  func aTokenKeepsNothingOfATextThatIsGone() {
    weak var held: View?
    let binding: TextBinding
    do {
      let (label, view) = (localizer.label("Wallet"), View())
      held = view
      binding = label.$text.bind { view.text = $0 }
    }
    #expect(held == nil)
    binding.cancel()
  }

  @Test func unbindEndsEveryBindingAndTheirTokensAreOver() throws {
    let (label, view) = (localizer.label("Wallet"), View())
    let old = label.$text.bind { view.text = $0 }
    label.$text.unbind()
    label.$text.bind { view.text = $0 }
    old.cancel()
    try localizer.use("fr")
    #expect(view.texts == ["Wallet", "Wallet", "Portefeuille"])
  }

  @Test func theLastOneThatEndsLeavesTheTextUnbound() throws {
    let label = localizer.label("Wallet")
    let bindings = (0..<3).map { _ in label.$text.bind { _ in } }
    #expect(localizer.family.shownTexts.count == 1)
    for binding in bindings { binding.cancel() }
    #expect(localizer.family.shownTexts.count == 0 && label.$text.bindings == nil)
  }

  @Test("FU-67 a cell that is used a thousand times has one closure, by its token")
  func aReusedCellHasOneClosureByItsToken() throws {
    let rows = ["Wallet", "Sign in"].map { localizer.label($0) }
    let view = View()
    var binding: TextBinding?
    for turn in 0..<1000 {
      binding?.cancel()
      binding = rows[turn % 2].$text.bind { view.text = $0 }
    }
    view.texts = []
    try localizer.use("fr")
    #expect(view.texts == ["Se connecter"])
  }

  @Test("FU-67 a cell that is used a thousand times has one closure, by its property")
  func aReusedCellHasOneClosureByItsProperty() throws {
    let rows = ["Wallet", "Sign in"].map { localizer.label($0) }
    let cell = Cell()
    for turn in 0..<1000 {
      rows[turn % 2].$text.bind(to: cell, \.title.text)
      rows[(turn + 1) % 2].$text.bind(to: cell, \.detail.text)
    }
    (cell.title.texts, cell.detail.texts) = ([], [])
    try localizer.use("fr")
    #expect(cell.title.texts == ["Se connecter"] && cell.detail.texts == ["Portefeuille"])
  }

  @Test func twoObjectsMayShowOneText() throws {
    let (label, cells) = (localizer.label("Wallet"), [Cell(), Cell()])
    for cell in cells { label.$text.bind(to: cell, \.name) }
    try localizer.use("fr")
    #expect(cells.map(\.name) == ["Portefeuille", "Portefeuille"])
  }

  @Test func aPropertyShowsTheTextThatWasBoundLastWhateverItsLocalizer() throws {
    let (other, view) = (Localizer.forTest(), View())
    let (first, second) = (localizer.label("Wallet"), other.label("Sign in"))
    first.$text.bind(to: view, \.text)
    second.$text.bind(to: view, \.text)
    try localizer.use("fr")
    first.text = "Anything"
    #expect(view.texts == ["Wallet", "Sign in"])
    try other.use("ja")
    #expect(view.texts.last == "サインイン")
  }

  @Test func aBindingEndsWithItsOwnerAndKeepsItNotAlive() throws {
    let label = localizer.label("Wallet")
    weak let gone: View?
    do {
      let view = View()
      gone = view
      label.$text.bind(to: view, \.text)
    }
    #expect(gone == nil)
    try localizer.use("fr")
    #expect(localizer.family.shownTexts.count == 0)
  }

  @Test("cells that come and go leave nothing with a text that stays")
  func ownersThatAreGoneTakeNoRoom() {
    let label = localizer.label("Wallet")
    let kept = Cell()
    label.$text.bind(to: kept, \.name)
    let before = BoundProperties.heldCount
    for _ in 0..<10_000 { label.$text.bind(to: Cell(), \.name) }
    #expect((label.$text.bindings?.count ?? 0) <= 6)
    #expect(BoundProperties.heldCount <= max(64, 2 * before))
    withExtendedLifetime(kept) {}
  }

  @Test func aClosureMayCancelItsOwnBindingAndTheOthers() throws {
    final class Tokens { var all: [TextBinding] = [] }
    let (label, views, tokens) = (localizer.label("Wallet"), [View(), View(), View()], Tokens())
    for view in views {
      tokens.all.append(
        label.$text.bind { text in
          view.text = text
          guard text == "Portefeuille" else { return }
          for token in tokens.all.prefix(2) { token.cancel() }
        }
      )
    }
    try localizer.use("fr")
    try localizer.use("ja")
    #expect(views[0].texts == ["Wallet", "Portefeuille"] && views[1].texts == ["Wallet"])
    #expect(views[2].texts == ["Wallet", "Portefeuille", "ウォレット"])
  }

  @Test func theLastClosureMayCancelItselfWhileItRuns() throws {
    let (label, view) = (localizer.label("Wallet"), View())
    var binding: TextBinding?
    binding = label.$text.bind { text in
      view.text = text
      if text != "Wallet" { binding?.cancel() }
    }
    try localizer.use("fr")
    label.text = "Sign in"
    #expect(view.texts == ["Wallet", "Portefeuille"] && label.$text.bindings == nil)
  }

  @Test func anOwnerMayGoDuringASwitch() throws {
    let (label, view) = (localizer.label("Wallet"), View())
    var cell: Cell? = Cell()
    weak let gone = cell
    label.$text.bind { if $0 == "Portefeuille" { cell = nil } }
    if let cell { label.$text.bind(to: cell, \.name) }
    label.$text.bind(to: view, \.text)
    try localizer.use("fr")
    #expect(gone == nil && view.texts == ["Wallet", "Portefeuille"])
  }

  @Test func aPropertyThatAnswersByBindingAnotherTextIsThatOnes() throws {
    let (first, second) = (localizer.label("Wallet"), localizer.label("Sign in"))
    let view = View()
    first.$text.bind { if $0 == "Portefeuille" { second.$text.bind(to: view, \.text) } }
    first.$text.bind(to: view, \.text)
    try localizer.use("fr")
    first.text = "Anything"
    #expect(view.texts == ["Wallet", "Se connecter"])
  }

  @Test func whatAClosureHeldMayBindAnewWhenItIsCancelled() {
    let (label, view) = (Unchecked(localizer.label("Wallet")), View())
    let binding = label.value.$text.bind { [held = Rebinding(label, view)] _ in _ = held }
    binding.cancel()
    label.value.text = "A"
    #expect(view.texts == ["Wallet", "A"])
  }

  @Test("bindings come and go while another thread switches, and the last one shows what is in use")
  func bindingsComeAndGoDuringSwitches() async throws {
    let (label, view) = (localizer.label("Wallet"), View())
    let switching = Task.detached { [localizer] in
      for turn in 0..<300 { try localizer.use(turn % 2 == 0 ? "fr" : "ja") }
    }
    for turn in 0..<300 {
      let binding = label.$text.bind { view.text = $0 }
      label.$text.bind(to: view, \.text)
      if turn % 3 == 0 { await Task.yield() }
      binding.cancel()
    }
    try await switching.value
    try localizer.use("ar")
    #expect(view.text == "محفظة" && label.$text.bindings?.count ?? 0 <= 6)
  }

  @Test func aTextThatIsObservedIsNotUnboundWithTheLastToken() {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let label = localizer.label("Wallet")
    let observed = label.$text.observed
    label.$text.bind { _ in }.cancel()
    #expect(label.$text.observed === observed)
  }
}
