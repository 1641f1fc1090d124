import IntertitleTesting
import Testing

/// A journal's stub for a language that was not in use while it was kept.
struct JournalTablesTests {
  private let journal = Journal()

  @Test("FU-66 a key that the language has is not in the stub, whichever language was in use")
  func whatTheTablesHaveIsLeftOut() {
    let localizer = Localizer.forTest(chain: [journal, .recovering, .lookup])
    for text in ["Wallet", "Send", "Portefeuille", "12:30"] { _ = localizer.label(text) }
    #expect(journal.stringsStub(for: "fr").contains("Wallet"))
    let stub = journal.stringsStub(for: "fr", lackedBy: localizer)
    #expect(stub.contains("\"Send\"") && !stub.contains("Wallet"))
    #expect(!stub.contains("12:30"))
    #expect(localizer.diagnostics.isEmpty)
  }

  /// A localizer for an app with symbolic keys, in French, with a journal somewhere in its chain.
  private func symbolic(_ chain: TextChain) throws -> Localizer {
    let localizer = Localizer(chain: chain, system: .fixed([]))
    localizer.load([
      "en": [
        "about.title": "About", "about.made": "Made in Kiel", "boats": "%lld boats", "name": "Name",
        "other.name": "Name",
      ],
      "fr": ["about.title": "À propos", "name": "Nom", "other.name": "Votre nom"],
    ])
    localizer.load(["en": ["hint": "A hint"]], table: "Help")
    try localizer.use("fr")
    return localizer
  }

  private static let places: [@Sendable (Journal) -> TextChain] = [
    { [$0, .splittingComposites, .recovering, .lookup] },
    { [.splittingComposites, $0, .recovering, .lookup] },
    { [.splittingComposites, .recovering, $0, .lookup] },
    { [$0, .pseudoLocalizing, .splittingComposites, .recovering, .lookup] },
  ]

  @Test(
    "FU-66 the stub names what is missing by the key that was looked up, wherever the journal stands",
    arguments: places.indices
  )
  func theStubNamesKeysThatWereFound(_ place: Int) throws {
    let localizer = try symbolic(Self.places[place](journal))
    for text in ["About", "Made in Kiel", "3 boats", "Nowhere"] { _ = localizer.label(text) }
    localizer.label().content = "\(3) boats"
    localizer.label().content = .key("hint", table: "Help")
    let missing = journal.entries.filter {
      journal.stringsStub(for: "fr", table: $0.table).contains("\"\($0.key)\"")
    }
    #expect(missing.map(\.key) == ["Nowhere", "about.made", "boats", "hint"], "\(journal.entries)")
    #expect(journal.entries.first { $0.key == "boats" }?.count == 2)
    #expect(!journal.stringsStub(for: "fr").contains("Made in Kiel"))
    let german = journal.stringsStub(for: "de")
    #expect(german.contains("\"about.title\"") && !german.contains("About"))
  }

  @Test("what is round a key, and a table that a rule names, make no other entry")
  func partsAndTablesAreNamedAsTheyWereLookedUp() throws {
    let localizer = try symbolic([
      journal, .table("Help", for: [.prompt]), .splittingComposites, .recovering, .lookup,
    ])
    _ = localizer.label("• Made in Kiel")
    localizer.scoped { InterceptedText(slot: .prompt) }.text = "A hint"
    #expect(journal.entries.map(\.key) == ["about.made", "hint"])
    #expect(journal.entries.map(\.table) == [nil, "Help"])
  }

  @Test("what several keys can have made is not missing", arguments: places.indices)
  func whatIsInDoubtIsNotListed(_ place: Int) throws {
    let missing = Locked<[String]>([])
    let localizer = try symbolic(Self.places[place](journal))
    localizer.updateChain { chain in
      chain.prepend(.reportingMissingTexts { text in missing.withLock { $0.append(text.key) } })
    }
    for text in ["Name", "Name:"] { _ = localizer.label(text) }
    #expect(journal.entries.isEmpty, "\(journal.entries)")
    #expect(missing.withLock { $0 }.isEmpty)
    #expect(localizer.rules.contains("ambiguous-text"))
  }

  @Test func whatOnlyAnotherLanguageHasIsListed() {
    let localizer = Localizer.forTest(chain: [journal, .lookup])
    localizer.load(["en": ["Send": "Send"]])
    _ = localizer.label("Send")
    #expect(journal.stringsStub(for: "fr", lackedBy: localizer).contains("\"Send\""))
    #expect(journal.stringsStub(for: "en", lackedBy: localizer).isEmpty)
  }

  @Test func aTableOfItsOwnIsAsked() {
    let localizer = Localizer.forTest(chain: [journal, .lookup])
    localizer.load(["fr": ["Name": "Nom"]], table: "Person")
    let label = localizer.label()
    for key in ["Name", "Age"] { label.content = .key(key, table: "Person") }
    let stub = journal.stringsStub(for: "fr", table: "Person", lackedBy: localizer)
    #expect(stub.contains("\"Age\"") && !stub.contains("\"Name\""))
  }
}
