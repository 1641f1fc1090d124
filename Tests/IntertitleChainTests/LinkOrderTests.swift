@testable import IntertitleChain
import IntertitleTesting
import Testing

/// A link that stands where it does not do its work is named; one that does is not.
struct LinkOrderTests {
  private func misplaced(_ chain: TextChain) -> [TextChain.Refusal] {
    var chain = chain
    return chain.takeRefusals()
  }

  @Test func aChainInOrderIsInOrder() {
    let chain: TextChain = [
      .reportingMissingTexts { _ in }, Journal(), .verbatim(in: [.label]),
      .table("T", for: [.title]),
      .rewritingKeys { $0 }, .pseudoLocalizing, .splittingComposites, .recovering, .lookup,
    ]
    #expect(misplaced(chain).isEmpty)
    #expect(
      misplaced([]).isEmpty && misplaced([.lookup]).isEmpty && misplaced([.recovering]).isEmpty
    )
  }

  @Test("FU-71 splitting behind the recovery")
  func splittingBehindTheRecovery() {
    var chain: TextChain = [.lookup]
    chain.prepend(.splittingComposites)
    chain.prepend(.recovering)
    #expect(misplaced(chain) == [.misplaced("composite texts", behind: "recovery")])
  }

  @Test(
    arguments: [
      [.lookup, .recovering], [.lookup, .splittingComposites], [.recovering, .lookup, .verbatim],
      [.recovering, .table("T", for: []), .lookup], [.recovering, .rewritingKeys { $0 }, .lookup],
      [.lookup, .pseudoLocalizing], [.splittingComposites, Journal(), .lookup],
      [.recovering, .reportingMissingTexts { _ in }, .lookup],
      [[.lookup] as TextChain, .recovering], [.lookup, [.recovering] as TextChain],
    ] as [TextChain]
  )
  func whatStandsBehindWhatItPreparesIsNamed(_ chain: TextChain) {
    #expect(misplaced(chain).count == 1)
  }

  @Test(
    arguments: [
      // What only watches sees behind the look-up what no table knows.
      [.lookup, Journal()], [.lookup, .reportingMissingTexts { _ in }],
      // In front of a second one it does its work.
      [.lookup, .table("T", for: [.title]), .lookup],
      [.recovering, .splittingComposites, .recovering],
      // Links that nobody knows may stand anywhere.
      [.lookup, ScriptedLink(.pass)],
      [ScriptedLink(.pass), .recovering, ScriptedLink(.pass), .lookup],
      [[.recovering] as TextChain, [.lookup] as TextChain],
    ] as [TextChain]
  )
  func whatDoesItsWorkIsNotNamed(_ chain: TextChain) {
    #expect(misplaced(chain).isEmpty)
  }

  @Test func eachMisplacedLinkIsNamedOnce() {
    let chain: TextChain = [.lookup, .recovering, .splittingComposites]
    #expect(
      misplaced(chain)
        == [
          .misplaced("recovery", behind: "look-up"),
          .misplaced("composite texts", behind: "look-up"),
        ].map {
          $0 == .misplaced("composite texts", behind: "look-up")
            ? .misplaced("composite texts", behind: "recovery") : $0
        }
    )
  }

  @Test(.timeLimit(.minutes(1))) func aChainThatHoldsItselfManyTimesIsLookedAtForAWhileOnly() {
    var chain: TextChain = [.lookup, .recovering]
    for _ in 0..<60 { chain = [chain, chain] }
    #expect(misplaced(chain).count <= 1000)
  }

  @Test func findingFinishedTextsPutsBothLinksInTheirPlaces() {
    var chain: TextChain = [.verbatim, .pseudoLocalizing, .lookup, ScriptedLink(.pass)]
    chain.findFinishedTexts()
    let plan =
      "verbatim → pseudo-localization → composites → recovery → look-up → scripted → the assigned text"
    #expect("\(chain)" == plan)
    chain.findFinishedTexts()
    #expect("\(chain)" == plan && misplaced(chain).isEmpty)
  }

  @Test func whatIsThereAlreadyStaysWhereItIs() {
    var chain: TextChain = [.recovering, .lookup]
    chain.findFinishedTexts()
    #expect("\(chain)" == "composites → recovery → look-up → the assigned text")
    var nested: TextChain = [[.recovering, .lookup] as TextChain]
    nested.findFinishedTexts()
    #expect(nested.names == ["composites"] && misplaced(nested).isEmpty)
  }

  @Test func whereNobodyLooksAnythingUpNothingIsFound() {
    var chain: TextChain = [.pseudoLocalizing]
    chain.findFinishedTexts()
    #expect(chain.names.isEmpty && misplaced(chain) == [.noLinkNamed("look-up")])
  }
}
