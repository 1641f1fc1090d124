import Foundation
import IntertitleTesting
import Testing

struct LabelModelTests {
  private let localizer = Localizer.forTest()

  private func run(_ text: String, _ name: String) -> NSMutableAttributedString {
    NSMutableAttributedString(string: text, attributes: [.init("style"): name])
  }

  private func style(_ text: NSAttributedString?, at index: Int) -> String? {
    guard let text, index < text.length else { return nil }
    return text.attributes(at: index, effectiveRange: nil)[.init("style")] as? String
  }

  @Test func whatIsAssignedIsTheKeyAndWhatIsReadIsTheText() throws {
    let label = localizer.label("Wallet")
    #expect(label.text == "Wallet")
    try localizer.use("fr")
    #expect(label.text == "Portefeuille" && label.$text.key == "Wallet")
    #expect("\(label)" == "LabelModel “Portefeuille” ← “Wallet” (fr)")
  }

  @Test func aTextTakenFromAnotherLabelIsAnOrdinaryAssignment() throws {
    try localizer.use("fr")
    let (first, second) = (localizer.label("Wallet"), localizer.label())
    second.text = first.text
    #expect(second.$text.key == "Portefeuille")
    try localizer.use("ja")
    #expect(second.text == "Portefeuille")
  }

  @Test func aTextDerivedFromAShownOneIsShownAsAssignedAndItsKeyIsLost() throws {
    try localizer.use("fr")
    let label = localizer.label("Wallet")
    label.text = label.text?.uppercased()
    #expect(label.text == "PORTEFEUILLE" && label.$text.key == "PORTEFEUILLE")
    try localizer.use("ja")
    #expect(label.text == "PORTEFEUILLE")
  }

  @Test("MO-01 a translated word that is a key itself is not translated again")
  func aLabelThatIsAssignedItsOwnTextIsNotTranslatedTwice() throws {
    localizer.load(["fr": ["A": "B", "B": "C"]])
    try localizer.use("fr")
    let label = localizer.label("A")
    label.text = label.text
    #expect(label.text == "B" && label.$text.key == "A")
    #expect(localizer.label("B").text == "C")
  }

  @Test("MO-04 runs are kept while the text stays the assigned one")
  func runsAreKeptWhileTheTextIsUnchanged() throws {
    let text = run("Hi", "bold")
    text.append(run(" there", "plain"))
    let label = localizer.label()
    label.attributedText = text
    #expect(label.attributedText == text)
    try localizer.use("ja")
    #expect(label.attributedText == text)
    #expect(label.$text.key == "Hi there")
  }

  @Test("MO-04 a text that took its place has the attributes of the first run")
  func aReplacedTextHasTheFirstRunsAttributes() throws {
    let text = run("Sign", "bold")
    text.append(run(" in", "plain"))
    let label = localizer.label()
    label.attributedText = text
    try localizer.use("fr")
    let shown = label.attributedText
    #expect(shown?.string == "Se connecter")
    #expect(style(shown, at: 0) == "bold" && style(shown, at: 11) == "bold")
    try localizer.use("en")
    #expect(label.attributedText == text)
  }

  @Test func theLaterOfTextAndAttributedTextClearsTheOther() throws {
    let label = localizer.label()
    label.attributedText = run("Wallet", "bold")
    label.text = "Sign in"
    #expect(style(label.attributedText, at: 0) == nil)
    label.attributedText = run("Wallet", "bold")
    #expect(label.text == "Wallet" && style(label.attributedText, at: 0) == "bold")
    label.text = "Wallet"
    #expect(style(label.attributedText, at: 0) == nil)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func anEmptyAttributedTextDoesNoHarm() {
    let label = localizer.label()
    label.attributedText = NSAttributedString(string: "")
    #expect(label.attributedText?.string == "" && label.text == "")
  }

  @Test("MO-13 accessibility texts follow the switch and fall back to the development language")
  func accessibilityTextsFollow() throws {
    localizer.load(["en": ["msg_hint": "Opens the message"], "fr": ["msg_label": "Message"]])
    let label = localizer.label("Wallet")
    label.accessibilityLabel = "msg_label"
    label.accessibilityHint = "msg_hint"
    label.accessibilityValue = "Wallet"
    try localizer.use("fr")
    #expect(label.accessibilityLabel == "Message")
    #expect(label.accessibilityHint == "Opens the message")
    #expect(label.accessibilityValue == "Portefeuille")
  }

  @Test func extraTextsAreListedOnceTheyAreMade() {
    let label = localizer.label("Wallet")
    #expect(label.texts.count == 1)
    label.accessibilityHint = "Wallet"
    #expect(label.texts.map(\.slot.name).suffix(2) == ["accessibilityHint", "accessibilityValue"])
    #expect(label.texts.count == 4)
  }

  @Test("MO-14 image names run no chain and fall back to the development language's")
  func imageNamesAreLookedUp() throws {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    localizer.load(
      ["en": ["banner": "banner-en"], "zh-Hant": ["banner": "banner-hant"]],
      table: "Assets"
    )
    localizer.load(["zh-Hant": ["Wallet": "錢包"]])
    let label = localizer.label()
    label.extras.imageName = "banner"
    try localizer.use("zh-Hant")
    #expect(label.extras.imageName == "banner-hant")
    try localizer.use("ja")
    #expect(label.extras.imageName == "banner-en")
    label.extras.imageName = "unknown"
    #expect(label.extras.imageName == "unknown")
    #expect(recorder.passages.isEmpty)
  }

  @Test("MO-14 without a table of images the main table is asked")
  func imageNamesOfTheMainTable() throws {
    localizer.load(["fr": ["banner": "banniere"]])
    try localizer.use("fr")
    #expect(localizer.imageName("banner") == "banniere")
  }
}
