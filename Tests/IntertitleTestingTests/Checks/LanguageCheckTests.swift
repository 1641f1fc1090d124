import IntertitleTesting
import Testing

struct LanguageCheckTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(
      [
        "fr": ["Wallet": "Portefeuille", "Ok": "Ok"], "es": ["Wallet": "Cartera"],
        "es-MX": ["Ok": "Va"],
      ],
      vendored: ["Hud": ["fr": ["Done": "Fini"]]]
    )
  }

  private func labels(_ texts: String...) -> [LabelModel] {
    localizer.scoped {
      texts.map { text in
        let label = LabelModel()
        label.text = text
        return label
      }
    }
  }

  @Test func textsOfTheTableAndVerbatimOnesAreClean() throws {
    let labels = labels("Wallet", "Ok", "Done", "", "words of a person")
    labels[4].content = .verbatim("words of a person")
    try localizer.use("fr")
    let report = labels.flatMap(\.texts).check(in: "fr")
    #expect(report.isClean, "\(report)")
  }

  @Test func aTextOfAParentBelongsToTheLanguage() throws {
    let labels = labels("Wallet", "Ok")
    try localizer.use("es-MX")
    #expect(labels.flatMap(\.texts).check(in: "es-MX").isClean)
  }

  @Test func whatTheLanguageLacksIsAFinding() throws {
    let labels = labels("Wallet", "Send")
    try localizer.use("fr")
    let report = labels.flatMap(\.texts).check(in: "fr")
    let finding = "label “Send”: fr lacks “Send”, and so does every language it falls back to"
    #expect(report.findings == [finding])
    #expect(labels.flatMap(\.texts).check(in: "fr", except: ["Send"]).isClean)
  }

  @Test func whatTheDevelopmentLanguageStandsInForIsAFinding() throws {
    localizer.load(["en": ["Send": "Send it"]])
    let labels = labels("Send")
    try localizer.use("fr")
    let finding = "label “Send it”: fr lacks “Send”; the text is from table Localizable (en)"
    #expect(labels[0].check(in: "fr").findings == [finding])
  }

  @Test func aTextInTheWrongLanguageIsAFinding() throws {
    let labels = labels("Wallet")
    try localizer.use("es")
    #expect(
      labels[0].check(in: "fr").findings == ["label “Cartera”: in fr it is “Portefeuille”"]
    )
  }

  @Test func keysThatAreTextsOfTheDevelopmentLanguageAreClean() {
    #expect(labels("Wallet", "Anything")[1].check(in: "en").isClean)
  }

  @Test func aTreeOfModelsIsChecked() throws {
    let screen = localizer.scoped { TitleModel(title: "Wallet") }
    screen.tabBarItem.title = "Tab"
    try localizer.use("fr")
    let report = screen.tree.check(in: "fr")
    #expect(report.findings.count == 1)
    #expect("\(report)".contains("tabTitle “Tab”"))
  }
}
