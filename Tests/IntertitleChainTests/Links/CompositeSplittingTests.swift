import IntertitleTesting
import Testing

@Suite struct CompositeSplittingTests {
  private let localizer = Localizer(
    chain: [.splittingComposites, .recovering, .lookup],
    system: .fixed([])
  )

  init() {
    localizer.load([
      "en": ["Name": "Name", "Photos": "Photos", "Sign in": "Sign in", "%lld new": "%lld new"],
      "zh-Hans": ["Name": "名称", "Photos": "照片", "Sign in": "登录", "%lld new": "%lld 条新消息"],
      "fr": ["Name": "Nom", "Photos": "Photos", "Sign in": "Se connecter", "Name:": "Le nom:"],
    ])
  }

  private func shown(_ text: String, in language: Language) throws -> String {
    try localizer.use(language)
    return localizer.text(for: .key(text))
  }

  @Test func aColonIsPutBackAsTheLanguageWritesIt() throws {
    #expect(try shown("Name:", in: "zh-Hans") == "名称：")
  }

  @Test func aTextThatIsAKeyAsAWholeIsNotTakenApart() throws {
    #expect(try shown("Name:", in: "fr") == "Le nom:")
  }

  @Test func bulletsBlanksAndCaseComeBack() throws {
    #expect(try shown("• Photos", in: "zh-Hans") == "• 照片")
    #expect(try shown("  Name", in: "zh-Hans") == "  名称")
    #expect(try shown("SIGN IN", in: "fr") == "SE CONNECTER")
  }

  @Test func aFinishedTextInsideIsRecovered() throws {
    #expect(try shown("3 new!", in: "zh-Hans").hasPrefix("3 条新消息"))
  }

  @Test func whatNobodyKnowsStaysAsItIs() throws {
    #expect(try shown("Landlord:", in: "zh-Hans") == "Landlord:")
  }

  @Test func anExplanationSaysWhatWasTakenOffAndWhatWasPutBack() throws {
    try localizer.use("zh-Hans")
    let explained = localizer.explain(.key("Name:"))
    #expect(explained.text == "名称：" && explained.key == "Name")
    #expect(explained.steps.first?.note == "found “Name” without “:”; put back “：”")
  }

  @Test func aVerbatimTextIsNeverTakenApart() throws {
    try localizer.use("zh-Hans")
    #expect(localizer.text(for: .verbatim("Name:")) == "Name:")
  }

  @Test func aSourceThatTakesNothingOffHasItsTextsLookedUpWhole() {
    let chain: TextChain = [.splittingComposites, .lookup]
    let source = CountingTextSource("fr", ["Name": "Nom"])
    #expect(chain.resolve(TextAssignment("Name:", source: source)).text == "Name:")
    #expect(chain.resolve(TextAssignment("Name", source: source)).text == "Nom")
  }
}
