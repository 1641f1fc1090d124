import IntertitleTesting
import Testing

/// A chain does the same with a counter as without one.
struct CountedChainTests {
  private let counter = LookupCounter()
  private let links: TextChain = [.splittingComposites, .recovering, .lookup]

  static let contents: [LocalizedText] = [
    "Wallet", "Nobody knows it", "\(3) new from \("Ann")", .key("Open", context: "door"), "Open",
    "1 new from Ann", "Name:", "3 photos!", "Portefeuille", .verbatim("Wallet"),
    .key("Name", table: "Person"), "", "See \("Wallet" as LocalizedText)",
  ]

  private func localizer(_ chain: TextChain) throws -> Localizer {
    let localizer = Localizer(chain: chain, system: .fixed([]))
    localizer.load([
      "en": ["%lld new from %@": "%lld new from %@", "%lld photos": "%lld photos"],
      "fr": [
        "Wallet": "Portefeuille", "%lld new from %@": "%2$@ : %1$lld de plus", "Open": "Ouvrir",
        "Open_door": "Ouverte", "Name": "Nom", "%lld photos": "%lld images",
      ],
    ])
    try localizer.use("fr")
    return localizer
  }

  /// The shown text and where it came from.
  private func shown(_ content: LocalizedText, by chain: TextChain) throws -> String {
    let text = try localizer(chain).scoped { InterceptedText(slot: .label) }
    text.content = content
    return "\(text.text ?? "nothing"), \(text.origin.kind)"
  }

  @Test(arguments: contents)
  func aTextIsShownAsItIsWithoutACounter(_ content: LocalizedText) throws {
    let plain = try shown(content, by: links)
    #expect(try shown(content, by: [counter, links]) == plain)
    #expect(try shown(content, by: [TextChain([counter]), links]) == plain)
    #expect(try shown(content, by: [counter, counter, links]) == plain)
  }

  @Test func theTextsOfThisTestTakeEveryWayThroughTheChain() throws {
    let kinds = try Self.contents.map { try shown($0, by: [counter, links]) }
    #expect(
      kinds == [
        "Portefeuille, table", "Nobody knows it, assigned", "Ann : 3 de plus, table",
        "Ouverte, table", "Ouvrir, table", "Ann : 1 de plus, recovered", "Nom\u{202F}:, table",
        "3 images\u{202F}!, recovered", "Portefeuille, recovered", "Wallet, verbatim",
        "Name, assigned", ", assigned", "See Portefeuille, assigned",
      ]
    )
  }

  @Test func aVerbatimTextAsksNobodyForAnything() throws {
    for words in ["Wallet", "1 new from Ann", "Name:", "Portefeuille"] {
      _ = try shown(.verbatim(words), by: [counter, links])
    }
    #expect(counter.lookups.total == 0)
  }

  @Test func aPlainTextOfTheSameWordsIsAskedAbout() throws {
    _ = try shown("1 new from Ann", by: [counter, .recovering, .lookup])
    #expect("\(counter.lookups)" == "%lld new from %@ 1, 1 new from Ann 1")
  }

  @Test("an explanation names the keys that cannot be told apart", arguments: [true, false])
  func anExplanationIsTheSame(_ isCounted: Bool) throws {
    let localizer = try localizer(isCounted ? [counter, links] : links)
    localizer.load(["fr": ["Open": "Libre", "Free": "Libre"], "de": ["Free": "Frei"]])
    try localizer.use("de")
    #expect(localizer.explain("Libre").explanation.candidates == ["Open", "Free"])
  }

  @Test func aChainInsideTheChainIsCountedToo() throws {
    _ = try shown("Wallet", by: [counter, TextChain([TextChain([.lookup])])])
    #expect(counter.lookups.check(1, for: .label).isClean)
  }
}
