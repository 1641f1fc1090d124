import IntertitleTesting
import Testing

struct VerbatimRuleTests {
  private let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])

  private func shown(_ chain: TextChain, _ slot: TextSlot = .label) -> TextResolution {
    chain.resolve(TextAssignment("Wallet", slot: slot, source: source))
  }

  @Test func textsInItsSlotsAreNeverLookedUp() {
    let chain: TextChain = [.verbatim(in: [.label]), .lookup]
    #expect(shown(chain) == TextResolution("Wallet", origin: .verbatim))
    let report = source.lookups.checkNeverLookedUp("Wallet")
    #expect(report.isClean, "\(report)")
  }

  @Test func textsInOtherSlotsAre() {
    #expect(shown([.verbatim(in: [.label]), .lookup], .title).text == "Portefeuille")
  }

  @Test func aRuleOfYourOwnDecidesByTheText() {
    let rule = VerbatimRule { $0.text.hasPrefix("W") }
    #expect(shown([rule, .lookup]).origin == .verbatim)
  }

  @Test func theWholeChainCanBeVerbatim() {
    #expect(shown([.verbatim, .lookup]).text == "Wallet")
    #expect(source.lookups.total == 0)
  }

  @Test func itDoesNotReachLinksInFrontOfIt() {
    #expect(shown([.lookup, .verbatim]).text == "Portefeuille")
  }

  @Test func aTextThatHasNoKeyAlreadyIsNotAsked() {
    let link = VerbatimRule { _ in
      Issue.record("asked")
      return true
    }
    #expect(TextChain([link]).resolve(TextAssignment("")).origin == .assigned)
    #expect(TextChain([link]).resolve(TextAssignment(verbatim: "x")).origin == .verbatim)
  }

  @Test(.timeLimit(.minutes(1)))
  func ofAChainThatHoldsItselfOverAndOverTheFirstRulesAreAsked() {
    let names: VerbatimRule = .verbatim { $0.text != "Close" }
    var chain = TextChain([.verbatim { _ in false }])
    for _ in 0..<200 { chain = TextChain([chain, chain]) }
    #expect(!chain.leavesAlone(TextAssignment("Fermer")))
    #expect(TextChain([names, chain]).leavesAlone(TextAssignment("Fermer")))
    #expect(!TextChain([names, chain]).leavesAlone(TextAssignment("Close")))
    #expect(!TextChain([.lookup, TextChain()]).hasVerbatimRules)
  }
}
