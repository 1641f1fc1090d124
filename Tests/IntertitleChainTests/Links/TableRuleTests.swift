import IntertitleTesting
import Testing

struct TableRuleTests {
  private let source = CountingTextSource(
    "fr",
    ["Name": "Nom"],
    tables: ["Titles": ["Name": "Prénom"], "Other": ["Name": "Autre"]]
  )
  private let chain: TextChain = [.table("Titles", for: [.title]), .lookup]

  private func shown(_ slot: TextSlot, table: String? = nil) -> String {
    chain.resolve(TextAssignment("Name", slot: slot, table: table, source: source)).text
  }

  @Test func textsInItsSlotsAreLookedUpInItsTable() {
    #expect(shown(.title) == "Prénom")
  }

  @Test func textsInOtherSlotsAreNot() {
    #expect(shown(.label) == "Nom")
  }

  @Test func aTableThatTheAssignmentNamesStands() {
    #expect(shown(.title, table: "Other") == "Autre")
  }
}
