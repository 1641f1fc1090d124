import IntertitleTesting
import Testing

struct ExtraTextsTests {
  private let localizer = Localizer.forTest()

  init() throws {
    localizer.load(["fr": ["Wallet": "Bourse"]], table: "Money")
    try localizer.use("fr")
  }

  /// Every model that has texts for assistive technologies, in a table of its own.
  static let models: [@Sendable (String?) -> any ExtraTextBearer] = [
    { LabelModel(table: $0) }, { TitleModel(table: $0) }, { NavigationItemModel(table: $0) },
    { TabBarItemModel(table: $0) }, { BarButtonItemModel(table: $0) }, { ButtonModel(table: $0) },
    { TextFieldModel(placeholder: "Wallet", table: $0) }, { SearchBarModel(table: $0) },
    { SegmentedControlModel(table: $0) }, { AlertModel(title: "Wallet", table: $0) },
  ]

  @Test("a model's table reaches its texts for assistive technologies", arguments: models.indices)
  func aModelsTableReachesItsAccessibilityTexts(_ index: Int) {
    let model = localizer.scoped { Self.models[index]("Money") }
    model.accessibilityLabel = "Wallet"
    model.accessibilityHint = "Wallet"
    model.accessibilityValue = "Wallet"
    #expect(model.accessibilityLabel == "Bourse" && model.accessibilityHint == "Bourse")
    #expect(model.accessibilityValue == "Bourse")
    #expect(model.extras.texts.map(\.table) == ["Money", "Money", "Money"])
  }

  @Test("without a table they are looked up in the main one", arguments: models.indices)
  func withoutATableTheMainOneIsAsked(_ index: Int) {
    let model = localizer.scoped { Self.models[index](nil) }
    model.accessibilityLabel = "Wallet"
    #expect(model.accessibilityLabel == "Portefeuille")
  }

  @Test("they belong to the model's localizer wherever they are made", arguments: models.indices)
  func theyBelongToTheModelsLocalizer(_ index: Int) {
    let model = localizer.scoped { Self.models[index](nil) }
    #expect(model.extras.texts.allSatisfy { $0.localizer === localizer })
    #expect(model.extras === model.extras)
  }

  @Test("nobody makes them by walking the texts of a model", arguments: models.indices)
  func walkingAModelMakesNone(_ index: Int) {
    let model = localizer.scoped { Self.models[index](nil) }
    let count = model.texts.count
    #expect(!model.texts.contains { $0.slot == .accessibilityLabel })
    _ = model.extras
    #expect(model.texts.count == count + 3)
  }
}
