import IntertitleTesting
import Testing

struct ControlTests {
  private let recorder = ChainRecorder()
  private let localizer: Localizer

  init() {
    localizer = .forTest(chain: [recorder, .lookup])
    localizer.load([
      "fr": [
        "search": "Chercher", "day": "Jour", "week": "Semaine", "follow": "Suivre",
        "following": "Abonné", "Delete?": "Supprimer ?", "Cancel": "Annuler",
      ]
    ])
  }

  @Test("MO-07 each state of a button shows its own title in each language")
  func eachStateShowsItsOwnTitle() throws {
    let button = localizer.scoped { ButtonModel(title: "follow") }
    button.setTitle("following", for: .selected)
    try localizer.use("fr")
    #expect(button.title(for: .normal) == "Suivre" && button.title(for: .selected) == "Abonné")
    #expect(button.currentTitle == "Suivre")
    button.state = .selected
    #expect(button.currentTitle == "Abonné")
    try localizer.use("en")
    #expect(button.currentTitle == "following")
  }

  @Test("MO-07 a state without a title shows the normal one's")
  func aStateWithoutATitle() throws {
    let button = localizer.scoped { ButtonModel(title: "follow") }
    try localizer.use("fr")
    #expect(button.title(for: .highlighted) == "Suivre")
    #expect(button.title(for: [.selected, .highlighted]) == "Suivre")
    button.setTitle("following", for: .selected)
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Suivre")
    button.setTitle(nil, for: .normal)
    #expect(button.title(for: .selected) == nil)
  }

  @Test func eachTitleOfAButtonRunsOnce() {
    let button = localizer.scoped { ButtonModel(title: "follow") }
    button.setTitle("following", for: .selected)
    _ = button.title(for: .selected)
    #expect(recorder.log.checkRuns(2, for: .buttonTitle).isClean)
    #expect(button.texts.map(\.key) == ["follow", "following"])
  }

  @Test("MO-09 placeholders, segments, scopes and bar items are translated and re-rendered")
  func nothingIsForgotten() throws {
    let (field, bar, segments, item) = localizer.scoped {
      (
        TextFieldModel(placeholder: "search"), SearchBarModel(placeholder: "search"),
        SegmentedControlModel(items: ["day", "week"]), BarButtonItemModel(title: "Cancel")
      )
    }
    bar.prompt = "Wallet"
    bar.scopeButtonTitles = ["day", "week"]
    try localizer.use("fr")
    #expect(field.placeholder == "Chercher" && bar.placeholder == "Chercher")
    #expect(bar.prompt == "Portefeuille" && item.title == "Annuler")
    #expect(
      segments.titleForSegment(at: 0) == "Jour" && segments.titleForSegment(at: 1) == "Semaine"
    )
    #expect(bar.scopeButtonTitles == ["Jour", "Semaine"])
  }

  @Test("MO-10 what a field holds is data: typed or set by code, no link is called")
  func whatAFieldHoldsIsNeverIntercepted() {
    let (field, bar) = localizer.scoped { (TextFieldModel(), SearchBarModel()) }
    for text in ["にn", "にん", "Wallet"] {
      field.text = text
      bar.text = text
    }
    #expect(field.text == "Wallet" && bar.text == "Wallet")
    #expect(recorder.passages.isEmpty)
    #expect(field.texts.map(\.slot) == [.placeholder])
  }

  @Test func aBadgeIsData() {
    let item = localizer.scoped { TabBarItemModel() }
    item.badgeValue = "Wallet"
    #expect(item.badgeValue == "Wallet" && recorder.passages.isEmpty)
  }

  @Test func segmentsAreInsertedChangedAndTakenAway() throws {
    let segments = localizer.scoped { SegmentedControlModel(items: ["week"]) }
    segments.insertSegment(withTitle: "day", at: -3)
    segments.insertSegment(withTitle: "Wallet", at: 99)
    try localizer.use("fr")
    #expect(
      (0..<3).map { segments.titleForSegment(at: $0) } == ["Jour", "Semaine", "Portefeuille"]
    )
    segments.setTitle("Cancel", forSegmentAt: 99)
    #expect(segments.titleForSegment(at: 2) == "Annuler")
    segments.removeSegment(at: 0)
    #expect(segments.numberOfSegments == 2)
    segments.removeAllSegments()
    segments.removeSegment(at: 0)
    segments.setTitle("Cancel", forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == nil && segments.texts.isEmpty)
  }

  @Test func aSearchBarWithoutScopesHasNone() {
    let bar = localizer.scoped { SearchBarModel() }
    #expect(bar.scopeButtonTitles == nil)
    bar.scopeButtonTitles = ["day"]
    bar.scopeButtonTitles = nil
    #expect(bar.scopeButtonTitles == nil)
  }

  @Test func anAlertIsTranslatedWithItsActions() throws {
    var chosen: [String?] = []
    let alert = localizer.scoped { () -> AlertModel in
      let alert = AlertModel(title: "Delete?", message: "Wallet")
      alert.addAction(AlertActionModel(title: "Cancel", style: .cancel) { chosen.append($0.title) })
      return alert
    }
    try localizer.use("fr")
    #expect(alert.title == "Supprimer ?" && alert.message == "Portefeuille")
    #expect(alert.actions.map(\.title) == ["Annuler"])
    #expect(alert.actions.map(\.style) == [.cancel])
    alert.actions[0].handler?(alert.actions[0])
    #expect(chosen == ["Annuler"])
    let report = alert.check(in: "fr")
    #expect(report.isClean, "\(report)")
  }

  @Test func everyControlDescribesItself() throws {
    try localizer.use("fr")
    let descriptions = localizer.scoped {
      [
        "\(TextFieldModel(placeholder: "search"))", "\(SearchBarModel(placeholder: "search"))",
        "\(SegmentedControlModel(items: ["day"]))", "\(BarButtonItemModel(title: "Cancel"))",
        "\(ButtonModel(title: "follow"))", "\(AlertModel(title: "Delete?"))",
        "\(AlertActionModel(title: "Cancel"))", "\(TabBarItemModel(title: "day"))",
        "\(ButtonModel())",
      ]
    }
    #expect(
      descriptions == [
        "TextFieldModel “Chercher” ← “search” (fr)", "SearchBarModel “Chercher” ← “search” (fr)",
        "SegmentedControlModel [“Jour” ← “day” (fr)]",
        "BarButtonItemModel “Annuler” ← “Cancel” (fr)",
        "ButtonModel “Suivre” ← “follow” (fr)", "AlertModel “Supprimer ?” ← “Delete?” (fr)",
        "AlertActionModel “Annuler” ← “Cancel” (fr)", "TabBarItemModel “Jour” ← “day” (fr)",
        "ButtonModel (nothing)",
      ]
    )
  }

  @Test func describingAButtonMakesNoTextOfIt() {
    let button = localizer.scoped { ButtonModel() }
    _ = "\(button)"
    #expect(button.texts.isEmpty)
  }
}
