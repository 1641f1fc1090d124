import IntertitleTesting
import Testing

/// How links find their place beside others.
struct NamedLinksTests {
  private let link = ScriptedLink(.append("!"))

  @Test func aLinkIsInsertedInFrontOfAnotherOneAndBehindIt() {
    var chain: TextChain = [ScriptedLink(.append("1"))]
    chain.append(ScriptedLink(.append("2")), named: "second")
    let added = [
      chain.insert(ScriptedLink(.append("a")), named: "before", before: "second"),
      chain.insert(ScriptedLink(.append("b")), named: "after", after: "second"),
    ]
    #expect(added == [true, true])
    #expect(chain.names == ["before", "second", "after"])
    #expect(chain.resolve(TextAssignment("x")).text == "xb2a1")
  }

  @Test func aLinkBesideOneThatIsNotThereIsNotAdded() {
    var chain: TextChain = [link]
    let added = [
      chain.insert(link, named: "mine", before: "nobody"),
      chain.insert(link, named: "mine", after: "nobody"),
    ]
    #expect(added == [false, false])
    #expect(chain.count == 1 && chain.refusals == [.noLinkNamed("nobody"), .noLinkNamed("nobody")])
  }

  @Test func aNameThatIsTakenIsNotInsertedAgain() {
    var chain: TextChain = [.lookup]
    chain.insert(link, named: "mine", before: "look-up")
    let isAdded = chain.insert(link, named: "mine", after: "look-up")
    #expect(!isAdded && chain.count == 2 && chain.refusals == [.nameTaken("mine")])
  }

  @Test("the stock look-up has a name in every list, and nothing else has")
  func theStockLookUpHasAName() {
    #expect(TextChain(arrayLiteral: link, .lookup, Journal()).names == ["look-up"])
    #expect(TextChain([.lookup]).names == ["look-up"])
    var chain = TextChain()
    chain.append(.lookup)
    #expect(chain.names == ["look-up"])
    chain = []
    chain.prepend(.lookup)
    #expect(chain.names == ["look-up"])
  }

  @Test func aSecondLookUpHasNoName() {
    var chain: TextChain = [.lookup, .table("T", for: [.title]), .lookup]
    #expect(chain.names == ["look-up"] && chain.refusals.isEmpty)
    chain.insert(link, named: "mine", before: "look-up")
    #expect("\(chain)" == "mine → look-up → table T → look-up → the assigned text")
  }

  @Test func aLinkThatLooksLikeALookUpHasNoName() {
    #expect(TextChain(arrayLiteral: ScriptedLink(.pass, named: "look-up")).names.isEmpty)
  }

  @Test func theLookUpCanHaveAnotherName() {
    var chain = TextChain()
    chain.append(.lookup, named: "tables")
    chain.append(.lookup)
    #expect(chain.names == ["tables", "look-up"])
  }

  @Test func theLookUpIsTakenOutByItsName() {
    var chain: TextChain = [link, .lookup]
    let isRemoved = chain.remove(named: "look-up")
    #expect(isRemoved && chain.count == 1)
  }

  @Test func linksOfANestedChainAreNotFoundByName() {
    var chain: TextChain = [TextChain([.lookup])]
    let isAdded = chain.insert(link, named: "mine", before: "look-up")
    #expect(!isAdded && chain.names.isEmpty)
  }
}
