import IntertitleTesting
import Testing

struct InterceptedTests {
  @Test func itWorksInAFinalClass() throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    let model = localizer.scoped { PriceModel() }
    model.text = "Wallet"
    #expect(model.text == "Portefeuille" && model.$text.key == "Wallet")
  }

  @Test func anInitialValueIsAnAssignment() {
    let recorder = ChainRecorder()
    let localizer = Localizer.forTest(chain: [recorder, .lookup])
    _ = localizer.scoped { PriceModel() }
    #expect(recorder.passages.map(\.text) == ["Free"])
    #expect(recorder.passages.map(\.slot) == [TextSlot("price")])
  }

  @MainActor @Test func itWorksInAClassOfTheMainActor() throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    let model = localizer.scoped { MainModel() }
    model.text = "Wallet"
    #expect(model.text == "Portefeuille")
  }

  @Test func itWorksInAnActor() async throws {
    let localizer = Localizer.forTest()
    try localizer.use("fr")
    let model = localizer.scoped { ActorModel() }
    #expect(await model.shown(for: "Wallet") == "Portefeuille")
  }

  @Test func aModelThatIsGoneLeavesNothing() {
    weak var text: InterceptedText?
    do {
      let model = Localizer.forTest().scoped { PriceModel() }
      text = model.$text
      #expect(text != nil)
    }
    #expect(text == nil)
  }

  @Test func aTextMayOutliveItsModel() {
    let text = Localizer.forTest().scoped { PriceModel() }.$text
    text.text = "Wallet"
    #expect(text.text == "Wallet")
  }
}

extension TextSlot {
  fileprivate static let price = TextSlot("price")
}

private final class PriceModel {
  @Intercepted(.price) var text: String? = "Free"
}

@MainActor private final class MainModel {
  @Intercepted(.label) var text: String?
}

private actor ActorModel {
  @Intercepted(.label) var text: String?

  func shown(for key: String) -> String? {
    text = key
    return text
  }
}
