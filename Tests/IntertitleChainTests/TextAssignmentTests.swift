import IntertitleTesting
import Testing

struct TextAssignmentTests {
  @Test func anAssignedTextIsItsOwnKey() {
    let assignment = TextAssignment("Wallet", slot: .label, table: "T")
    #expect(assignment.key == "Wallet" && assignment.text == "Wallet" && assignment.table == "T")
    #expect(assignment.asAssigned == TextResolution("Wallet", origin: .assigned))
  }

  @Test(arguments: ["", " ", "\n\t ", "\u{00A0}", "\u{3000}", "\u{2003} \u{2028}"])
  func anEmptyOrBlankTextHasNoKeyAndStandsAsAssigned(_ text: String) {
    let assignment = TextAssignment(text)
    #expect(assignment.key == nil)
    #expect(assignment.asAssigned == TextResolution(text, origin: .assigned))
  }

  @Test(arguments: ["x", " x ", "0", "。", "\u{00A0}é", "👋"])
  func aTextThatIsNotBlankHasAKey(_ text: String) {
    #expect(TextAssignment(text).key == text)
  }

  @Test func aVerbatimTextHasNoKeyAndSaysSo() {
    let assignment = TextAssignment(verbatim: "Wallet")
    #expect(assignment.key == nil)
    #expect(assignment.asAssigned == TextResolution("Wallet", origin: .verbatim))
  }

  @Test func anotherKeyLeavesTheAssignedTextAlone() {
    var assignment = TextAssignment("Wallet")
    assignment.key = "wallet"
    #expect(assignment.key == "wallet" && assignment.text == "Wallet")
    #expect(assignment.asAssigned == TextResolution("Wallet", origin: .assigned))
    assignment.key = "Wallet"
    #expect(assignment.key == "Wallet")
  }

  @Test func aTextWhoseKeyIsTakenIsVerbatim() {
    var assignment = TextAssignment("Wallet")
    assignment.key = nil
    #expect(assignment.asAssigned.origin == .verbatim)
  }

  @Test func anAssignmentIsMadeForSomePlaceOnPurposeOnly() {
    #expect(TextAssignment("x").slot == .other)
    #expect(TextAssignment("x").cause == .assigned)
    #expect(TextAssignment("x").source == nil)
  }

  @Test func askingSomebodyElseChangesNothingElse() {
    let source = CountingTextSource("fr")
    var assignment = TextAssignment("x", slot: .title, table: "T", cause: .refreshed)
    assignment.key = "y"
    assignment.arguments = [.integer(3)]
    assignment.context = "door"
    let other = assignment.asking(source)
    #expect(other.source === source && assignment.source == nil)
    #expect(other.text == "x" && other.key == "y" && other.table == "T")
    #expect(other.slot == .title && other.cause == .refreshed)
    #expect(other.arguments == [.integer(3)] && other.context == "door")
    #expect(TextAssignment(verbatim: "x").asking(source).asAssigned.origin == .verbatim)
  }
}
