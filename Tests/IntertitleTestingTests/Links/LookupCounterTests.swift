import IntertitleTesting
import Testing

struct LookupCounterTests {
  @Test("a check that no text came by is not clean")
  func aCheckThatSawNothingIsNotClean() {
    let counter = LookupCounter()
    #expect(!counter.lookups.checkNeverLookedUp("Lena").isClean)
    let localizer = Localizer(chain: [counter, .lookup], system: .fixed([]))
    _ = localizer.text(for: .verbatim("Lena"))
    #expect(counter.lookups.checkNeverLookedUp("Lena").isClean)
    _ = localizer.text(for: "Lena")
    #expect(!counter.lookups.checkNeverLookedUp("Lena").isClean)
  }

  @Test func everyQuestionToTheTablesIsCounted() {
    let counter = LookupCounter()
    let localizer = Localizer(chain: [counter, .lookup], system: .fixed([]))
    localizer.load(["en": ["Wallet": "Purse"]])
    localizer.scoped {
      let label = LabelModel()
      for text in ["Wallet", "Send", "Wallet"] { label.text = text }
      #expect(label.text == "Purse")
    }
    #expect("\(counter.lookups)" == "Send 1, Wallet 2")
    #expect(counter.lookups.total == 3)
    #expect(counter.lookups.keys == ["Send", "Wallet"])
    counter.reset()
    #expect(counter.lookups.total == 0)
  }

  @Test func aVerbatimTextStaysVerbatimBehindACounter() {
    let localizer = Localizer(chain: [LookupCounter(), .lookup], system: .fixed([]))
    let label = localizer.scoped { LabelModel() }
    label.content = .verbatim("Wallet")
    #expect(label.$text.origin == .verbatim)
  }

  @Test func aKeyThatALinkChangedInFrontOfACounterStaysChanged() {
    let counter = LookupCounter()
    let source = CountingTextSource("fr", ["wallet": "Portefeuille"])
    let chain: TextChain = [.rewritingKeys { $0.lowercased() }, counter, .lookup]
    #expect(chain.resolve(TextAssignment("Wallet", source: source)).text == "Portefeuille")
    #expect(counter.lookups.count(of: "wallet", in: nil) == 1)
  }

  @Test func whatWasReportedReachesTheTablesBehindACounter() {
    let source = CountingTextSource("fr")
    let chain: TextChain = [
      LookupCounter(),
      .closure { assignment, next in
        assignment.source?.report(Diagnostic(.note, rule: "test", "said"))
        return next(assignment)
      },
    ]
    _ = chain.resolve(TextAssignment("x", source: source))
    #expect(source.diagnostics.map(\.rule) == ["test"])
  }

  @Test func aCounterWithoutTablesCountsNothing() {
    let counter = LookupCounter()
    let chain: TextChain = [counter, .lookup]
    #expect(chain.resolve(TextAssignment("x")).text == "x")
    #expect(counter.lookups.total == 0)
  }

  @Test func aQuestionWhetherATextIsAKeyAndWhichKeyMadeItIsALookUp() {
    let counter = LookupCounter()
    let source = CountingTextSource("fr")
    let chain: TextChain = [
      counter,
      .closure { assignment, next in
        _ = assignment.source?.has("Name", table: nil)
        _ = assignment.source?.recover(FinishedText("Name:", table: "Person"))
        return next(assignment)
      },
    ]
    _ = chain.resolve(TextAssignment("x", source: source))
    #expect("\(counter.lookups)" == "Name 1, Name: 1")
    #expect(counter.lookups.count(of: "Name:", in: "Person") == 1)
  }

  @Test func lookUpsAreCountedForEachSlot() {
    let counter = LookupCounter()
    let localizer = Localizer(chain: [counter, .lookup], system: .fixed([]))
    localizer.scoped {
      LabelModel().text = "Wallet"
      LabelModel().content = .verbatim("Wallet")
      TextFieldModel().placeholder = "Name"
    }
    #expect(counter.lookups.count(for: .label) == 1)
    #expect(counter.lookups.count(for: .placeholder) == 1)
    #expect(counter.lookups.count(for: .title) == 0)
    #expect(counter.lookups.count(of: "Wallet") == 1)
  }
}
