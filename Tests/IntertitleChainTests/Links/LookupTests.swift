import IntertitleTesting
import Testing

struct LookupTests {
  private let source = CountingTextSource(
    "fr",
    ["Wallet": "Portefeuille", "Empty": ""],
    tables: ["Person": ["Wallet": "Bourse"]]
  )
  private let chain: TextChain = [.lookup]

  private func shown(_ text: String, table: String? = nil) -> TextResolution {
    chain.resolve(TextAssignment(text, table: table, source: source))
  }

  @Test func theTableAnswers() {
    #expect(shown("Wallet").text == "Portefeuille")
    #expect(shown("Wallet").origin.kind == .table)
    #expect(shown("Wallet", table: "Person").text == "Bourse")
  }

  @Test func whatNoTableKnowsIsHandedOn() {
    let after = ChainRecorder()
    let chain: TextChain = [.lookup, after]
    #expect(chain.resolve(TextAssignment("Send", source: source)).origin == .assigned)
    #expect(after.passages.map(\.key) == ["Send"])
    #expect(shown("Wallet", table: "Nobody's").text == "Wallet")
  }

  @Test func anEmptyEntryIsAnAnswer() {
    #expect(shown("Empty").text == "")
    #expect(shown("Empty").origin.kind == .table)
  }

  @Test(arguments: ["", "  ", "\n"])
  func aBlankTextIsNeverLookedUp(_ text: String) {
    #expect(shown(text).text == text)
    #expect(source.lookups.total == 0)
  }

  @Test func aVerbatimTextIsNeverLookedUp() {
    let assignment = TextAssignment(verbatim: "Wallet", source: source)
    #expect(chain.resolve(assignment).text == "Wallet")
    #expect(source.lookups.checkNeverLookedUp("Wallet").isClean)
  }

  @Test func withoutTablesTheAssignedTextStands() {
    #expect(chain.resolve(TextAssignment("Wallet")).text == "Wallet")
  }

  @Test("CH-14 one question to the tables for each assignment")
  func oneQuestionForEachAssignment() {
    _ = shown("Wallet")
    let report = source.lookups.check(1, of: "Wallet")
    #expect(report.isClean, "\(report)")
  }
}
