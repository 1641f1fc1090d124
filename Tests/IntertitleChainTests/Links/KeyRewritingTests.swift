import IntertitleTesting
import Testing

struct KeyRewritingTests {
  private let source = CountingTextSource("fr", ["wallet": "Portefeuille"])
  private let chain: TextChain = [.rewritingKeys { $0.lowercased() }, .lookup]

  @Test func anotherKeyIsLookedUp() {
    let resolution = chain.resolve(TextAssignment("Wallet", source: source))
    #expect(resolution.text == "Portefeuille")
    #expect(source.lookups.checkNeverLookedUp("Wallet").isClean)
  }

  @Test func whereNobodyKnowsTheOtherKeyTheAssignedTextStands() {
    #expect(chain.resolve(TextAssignment("Send", source: source)).text == "Send")
  }

  @Test func nilKeepsTheKey() {
    let chain: TextChain = [.rewritingKeys { _ in nil }, .lookup]
    #expect(chain.resolve(TextAssignment("wallet", source: source)).text == "Portefeuille")
  }

  @Test func aTextWithoutAKeyGetsNone() {
    let report = KeyRewriting { _ in "wallet" }.checkVerbatim(on: ["Wallet"])
    #expect(report.isClean, "\(report)")
    #expect(chain.resolve(TextAssignment(" ", source: source)).text == " ")
    #expect(source.lookups.total == 0)
  }
}
