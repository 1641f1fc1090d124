import IntertitleTesting
import Testing

/// Assigning a text means the same whether or not it was read or is bound in between.
@Suite struct SettingAndReadingTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(["en": ["hello": "Hello"], "zh": ["hello": "你好", "Hello": "X"]])
  }

  enum Between: CaseIterable { case nothing, aRead, aBinding }

  @MainActor
  @Test(
    "FU-50 what a text showed before a switch is nothing that it holds",
    arguments: Between.allCases
  )
  func whatATextShowedBeforeASwitch(_ between: Between) throws {
    let label = localizer.label("hello")
    if between == .aBinding { label.$text.bind { _ in } }
    try localizer.use("zh")
    if between == .aRead { #expect(label.text == "你好") }
    label.text = "Hello"
    #expect(label.text == "X" && label.$text.key == "Hello")
  }

  @Test(arguments: [false, true])
  func whatATextShowsNowIsWhatItHolds(_ isRead: Bool) throws {
    let label = localizer.label("hello")
    try localizer.use("zh")
    if isRead { #expect(label.text == "你好") }
    label.text = "你好"
    #expect(label.$text.key == "hello")
  }

  @MainActor
  @Test func aBoundTextIsPushedOnceHoweverItIsSet() throws {
    let label = localizer.label("hello")
    var shown: [String?] = []
    label.$text.bind { shown.append($0) }
    try localizer.use("zh")
    label.text = "Hello"
    label.text = "X"
    #expect(shown == ["Hello", "你好", "X"] && label.$text.key == "Hello")
  }

  @Test("FU-50 words that are there as verbatim stay verbatim", arguments: [false, true])
  func wordsThatAreThereAsVerbatim(_ isSwitched: Bool) throws {
    localizer.load(["zh": ["Open": "打开"]])
    let label = localizer.label()
    label.content = .verbatim("Open")
    if isSwitched { try localizer.use("zh") }
    label.text = "Open"
    #expect(label.text == "Open" && label.$text.key == nil)
    label.content = .key("Open")
    #expect(label.$text.key == "Open")
  }

  @Test func aCurrentTextRunsTheChainOnceForEachAssignment() {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    let label = localizer.label("hello")
    for text in ["Hello", "other", "hello"] { label.text = text }
    #expect(recorder.log.checkRuns(3).isClean)
  }
}
