import IntertitleTesting
import Testing

struct InterceptedTextTests {
  private let recorder = ChainRecorder()
  private let localizer: Localizer

  init() {
    localizer = .forTest(chain: [recorder, .lookup])
  }

  private func text(_ assigned: String? = nil, table: String? = nil) -> InterceptedText {
    let text = InterceptedText(slot: .label, table: table, localizer: localizer)
    text.text = assigned
    return text
  }

  @Test func anAssignedTextIsAKeyAndWhatIsShownIsTheText() throws {
    try localizer.use("fr")
    let text = text("Wallet")
    #expect(text.text == "Portefeuille" && text.key == "Wallet")
    #expect(text.origin.kind == .table && text.slot == .label)
    #expect(text.localizer === localizer)
  }

  @Test func everyAssignmentRunsTheChainOnceReadOrNot() {
    let text = text("Wallet")
    text.text = "Sign in"
    #expect(log.checkRuns(2).isClean)
    _ = text.text
    _ = text.origin
    #expect(log.checkRuns(2).isClean)
    #expect(recorder.passages.map(\.cause) == [.assigned, .assigned])
  }

  private var log: ChainLog { recorder.log }

  @Test func aTextWithoutAnAssignmentShowsNothingAndRunsNothing() {
    let text = text()
    #expect(text.text == nil && text.key == nil && text.content == nil)
    #expect(text.explain() == nil)
    #expect(log.passages.isEmpty)
  }

  @Test func settingTheAssignedTextAgainRunsNothing() throws {
    try localizer.use("fr")
    let text = text("Wallet")
    text.text = "Wallet"
    text.content = .key("Wallet")
    #expect(log.checkRuns(1).isClean)
    #expect(text.text == "Portefeuille")
  }

  @Test func settingTheShownTextKeepsTheKeyAndRunsNothing() throws {
    try localizer.use("fr")
    let text = text("Wallet")
    text.text = text.text
    #expect(text.key == "Wallet" && log.checkRuns(1).isClean)
    try localizer.use("ja")
    #expect(text.text == "ウォレット")
  }

  @Test func aTextSetAgainAfterASwitchRunsOnce() throws {
    let text = text("Wallet")
    try localizer.use("fr")
    text.text = "Wallet"
    #expect(log.checkRuns(2).isClean)
    #expect(text.text == "Portefeuille")
    #expect(log.checkRuns(2).isClean)
  }

  @Test func aShownTextOfAnotherLanguageIsAKeyOfItsOwn() throws {
    try localizer.use("fr")
    let text = text("Wallet")
    let shown = text.text
    text.text = "Sign in"
    text.text = shown
    #expect(text.key == "Portefeuille" && text.text == "Portefeuille")
  }

  @Test func textsInTwoNormalFormsAreTwoAssignments() {
    let text = text("caf\u{E9}")
    text.text = "cafe\u{301}"
    #expect(text.key?.unicodeScalars.count == 5)
    #expect(log.checkRuns(2).isClean)
  }

  @Test func aReadAfterASwitchRunsTheChainOnceWithTheCauseRefreshed() throws {
    let text = text("Wallet")
    try localizer.use("fr")
    #expect(log.checkRuns(1).isClean)
    for _ in 0..<3 { #expect(text.text == "Portefeuille") }
    #expect(recorder.passages.map(\.cause) == [.assigned, .refreshed])
  }

  @Test func severalSwitchesWithoutAReadCostOneRun() throws {
    let text = text("Wallet")
    for language: Language in ["fr", "ja", "ar", "fr"] { try localizer.use(language) }
    #expect(text.text == "Portefeuille")
    #expect(log.checkRuns(2).isClean)
  }

  @Test func aSwitchThereAndBackWithoutAReadShowsTheSame() throws {
    let text = text("Wallet")
    try localizer.use("fr")
    try localizer.use("en")
    #expect(text.text == "Wallet")
  }

  @Test func nilShowsNothingAndRunsNothing() throws {
    let text = text("Wallet")
    text.text = nil
    #expect(text.text == nil && text.key == nil)
    try localizer.use("fr")
    #expect(text.text == nil && log.checkRuns(1).isClean)
  }

  @Test(arguments: ["", " ", "\n\u{3000}"])
  func aBlankTextHasNoKeyAndRunsTheChain(_ blank: String) throws {
    let text = text(blank)
    #expect(text.text == blank && text.key == nil && text.origin == .assigned)
    #expect(log.checkRuns(1).isClean)
  }

  @Test func aTableIsNamedByTheTextOrItsContent() throws {
    localizer.load(["fr": ["Name": "Prénom"]], table: "Person")
    localizer.load(["fr": ["Name": "Nom"]])
    try localizer.use("fr")
    #expect(text("Name").text == "Nom")
    #expect(text("Name", table: "Person").text == "Prénom")
    let text = text("Wallet", table: "Localizable")
    text.content = .key("Name", table: "Person")
    #expect(text.text == "Prénom")
  }

  @Test func theSameKeyOfAnotherTableIsAnotherAssignment() throws {
    localizer.load(["fr": ["Name": "Prénom"]], table: "Person")
    localizer.load(["fr": ["Name": "Nom"]])
    try localizer.use("fr")
    let text = text("Name")
    text.content = .key("Name", table: "Person")
    #expect(text.text == "Prénom")
  }

  @Test func aDescriptionSaysWhatIsShownFromWhichKeyInWhichLanguage() throws {
    try localizer.use("fr")
    let text = text()
    #expect("\(text)" == "(nothing)")
    text.text = "Wallet"
    #expect("\(text)" == "“Portefeuille” ← “Wallet” (fr)")
    text.content = .verbatim("Wallet")
    #expect("\(text)" == "“Wallet” (verbatim)")
  }

  @Test func aDescriptionNamesNoKeyWhereARuleLeavesTheTextAlone() throws {
    try localizer.use("fr")
    localizer.updateChain { $0.prepend(.verbatim(in: [.label]), named: "people") }
    #expect("\(text("Wallet"))" == "“Wallet” (verbatim)")
  }

  @Test func anExplanationSaysWhichEntryAnswered() throws {
    try localizer.use("fr")
    let explained = try #require(text("Wallet").explain())
    #expect(explained.text == "Portefeuille" && explained.key == "Wallet")
    #expect(explained.provenance?.language == "fr")
    #expect(explained.checkEnd(by: "look-up").isClean)
    #expect(
      "\(explained)" == """
        “Portefeuille” (table, fr)
          recorder: “Wallet” → “Portefeuille”, passed on
          look-up: “Wallet” → “Portefeuille”, answered (table)
          table Localizable (fr)
        """
    )
  }

  @Test func anExplanationChangesNothing() throws {
    let text = text("Wallet")
    try localizer.use("fr")
    _ = text.explain()
    #expect(recorder.passages.map(\.cause) == [.assigned, .explained])
    #expect(text.text == "Portefeuille")
  }
}

extension ExplainedText {
  fileprivate func checkEnd(by link: String?) -> CheckReport { explanation.checkEnd(by: link) }
}
