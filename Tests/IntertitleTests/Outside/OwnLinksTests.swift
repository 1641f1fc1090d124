import Intertitle
import Testing

/// Whatever a stock link does, a link of an app's own does.
struct OwnLinksTests {
  private let localizer = Localizer(chain: [.lookup], system: .fixed([]))

  init() throws {
    localizer.load([
      "en": [
        "wallet": "Purse", "%lld new": "%lld new", "Name": "Name", "Open": "Open", "Opened": "Open",
        "Shut": "Closed", "Locked": "Closed",
      ],
      "fr": [
        "wallet": "Portefeuille", "%lld new": "%lld de plus", "Name": "Nom", "Open": "Ouvrir",
        "Shut": "Fermer", "Locked": "Verrouillé",
      ],
    ])
    localizer.load(["fr": ["wallet": "Le portefeuille"]], table: "Titles")
    try localizer.use("fr")
  }

  /// A stock link, the same as an app's own, and texts for them.
  struct Twins: CustomTestStringConvertible {
    let stock: any TextInterceptor
    let own: any TextInterceptor

    var testDescription: String { "\(type(of: own as Any))" }

    func chain(_ link: any TextInterceptor) -> TextChain {
      own is OwnLookup ? [link] : [link, .lookup]
    }
  }

  static let twins =
    [
      Twins(stock: .verbatim(in: [.label]), own: OwnVerbatimRule(slots: [.label])),
      Twins(stock: .rewritingKeys { $0.lowercased() }, own: OwnKeyRewriting()),
      Twins(stock: .table("Titles", for: [.label]), own: OwnTableRule(table: "Titles")),
      Twins(stock: .lookup, own: OwnLookup()),
      Twins(stock: .recovering, own: OwnRecovering()),
      Twins(stock: .splittingComposites, own: OwnCompositeSplitting()),
      Twins(stock: .pseudoLocalizing, own: OwnPseudoLocalizing()),
      Twins(stock: .closure { $0.asAssigned(after: $1) }, own: OwnShadow()),
    ] as [Twins]

  static let texts: [LocalizedText] = [
    "wallet", "Wallet", "3 new", "\(3) new", "• Name:", "Open", "Closed", "nobody knows it", "",
    .verbatim("wallet"), .key("wallet", table: "Titles"), .key("Open", context: "door"),
  ]

  @Test(
    "an app's own link shows what the stock link shows, and its steps say the same",
    arguments: twins
  )
  func anOwnLinkDoesTheSame(_ twins: Twins) {
    for text in Self.texts {
      localizer.updateChain { $0 = twins.chain(twins.stock) }
      let stock = localizer.explain(text, slot: .label)
      let shown = localizer.text(for: text, slot: .label)
      localizer.updateChain { $0 = twins.chain(twins.own) }
      let own = localizer.explain(text, slot: .label)
      #expect(own.explanation.resolution == stock.explanation.resolution)
      #expect(own.steps.map(\.note) == stock.steps.map(\.note))
      #expect(own.explanation.candidates == stock.explanation.candidates)
      #expect(own.provenance == stock.provenance && own.key == stock.key)
      #expect(localizer.text(for: text, slot: .label) == shown)
    }
  }

  @Test func anOwnJournalKeepsWhatTheStockOneKeeps() {
    let (stock, own) = (Journal(), OwnJournal())
    localizer.updateChain { $0 = [own, stock, .verbatim(in: [.title]), .lookup] }
    for text in Self.texts { _ = localizer.text(for: text, slot: .label) }
    _ = localizer.text(for: "words of a person", slot: .title)
    #expect(Set(own.passages.compactMap(\.key)) == Set(stock.entries.map(\.key)))
    #expect(own.passages.filter { $0.key == nil }.map(\.text) == [""])
    let missing = own.passages.filter { $0.answer?.origin.kind == .assigned }
    #expect(
      Set(missing.compactMap(\.key)) == Set(stock.entries.filter { !$0.missing.isEmpty }.map(\.key))
    )
  }

  @Test func anOwnCounterSeesWhatTheTablesAreAsked() {
    let counter = OwnLookupCounter()
    localizer.updateChain { $0.prepend(counter, named: "counter") }
    let shown = ["wallet", .verbatim("words"), "\(3) new"].map { localizer.text(for: $0) }
    #expect(shown == ["Portefeuille", "words", "3 de plus"])
    #expect(counter.questions == ["wallet"])
  }

  @Test("what an own source does not answer itself reaches the tables behind it")
  func whatIsNotWatchedIsForwarded() {
    localizer.updateChain { $0 = [OwnLookupCounter(), .splittingComposites, .recovering, .lookup] }
    #expect(localizer.text(for: "3 new!") == "3 de plus\u{202F}!")
    #expect(localizer.explain("Closed").explanation.candidates == ["Shut", "Locked"])
  }
}

extension TextAssignment {
  fileprivate func asAssigned(after next: (TextAssignment) -> TextResolution) -> TextResolution {
    _ = next(self)
    return asAssigned
  }
}
