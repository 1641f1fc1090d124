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

  /// What links may change, as plain variables.
  private struct Parts: Equatable {
    var key: String? = "x"
    var table: String?
    var arguments: [TextArgument] = []
    var context: String?

    init() {}

    init(of assignment: TextAssignment) {
      (key, table) = (assignment.key, assignment.table)
      (arguments, context) = (assignment.arguments, assignment.context)
    }
  }

  /// Makes one of 16 changes to both.
  private func change(_ assignment: inout TextAssignment, _ parts: inout Parts, _ number: Int) {
    switch number % 4 {
    case 0: parts.key = [nil, "k", "x", ""][number / 4]
    case 1: parts.table = [nil, "T", "", "t"][number / 4]
    case 2: parts.arguments = [[], [.integer(1)], [.text("")], [.text("a")]][number / 4]
    default: parts.context = [nil, "c", "", "d"][number / 4]
    }
    switch number % 4 {
    case 0: assignment.key = parts.key
    case 1: assignment.table = parts.table
    case 2: assignment.arguments = parts.arguments
    default: assignment.context = parts.context
    }
  }

  @Test("whatever is changed in whatever order, nothing else changes, nor does a copy")
  func anyThreeChangesStandApart() {
    for number in 0..<4096 {
      var (assignment, parts) = (TextAssignment("x", slot: .title), Parts())
      var copies: [(assignment: TextAssignment, parts: Parts)] = []
      for step in [number & 15, number >> 4 & 15, number >> 8] {
        copies.append((assignment, parts))
        change(&assignment, &parts, step)
        #expect(Parts(of: assignment) == parts && assignment.text == "x")
      }
      #expect(copies.allSatisfy { Parts(of: $0.assignment) == $0.parts })
      #expect(Parts(of: assignment.asking(CountingTextSource("fr"))) == parts)
    }
  }
}
