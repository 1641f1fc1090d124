import IntertitleTesting
import Testing

struct JournalTests {
  private let journal = Journal()
  private let french = CountingTextSource("fr", ["Wallet": "Portefeuille"])

  private func show(
    _ texts: String...,
    slot: TextSlot = .label,
    table: String? = nil,
    in source: any TextSource
  ) {
    let chain: TextChain = [journal, .verbatim(in: [.placeholder]), .lookup]
    for text in texts {
      _ = chain.resolve(TextAssignment(text, slot: slot, table: table, source: source))
    }
  }

  @Test("TO-10 a session gives a sorted list of keys with hit or miss for each language")
  func keysAreListedWithHitsAndMisses() throws {
    show("Wallet", "Send", "Wallet", in: french)
    show("Wallet", slot: .title, in: CountingTextSource("ja"))
    #expect(journal.entries.map(\.key) == ["Send", "Wallet"])
    let wallet = try #require(journal.entries.last)
    #expect(wallet.count == 3)
    #expect(wallet.slots == [.label, .title])
    #expect(wallet.origins == ["fr": .table, "ja": .assigned])
    #expect(wallet.missing == ["ja"])
  }

  @Test("TO-10 it is exported as a string file whose comments name the kinds of place")
  func theStubIsReadyToTranslate() {
    show("Send", "Send", "Wallet", in: french)
    show("Say \"hi\"\n", slot: .alertTitle, in: french)
    #expect(
      journal.stringsStub(for: "fr") == """
        /* alertTitle; shown 1 time */
        // "Say \\"hi\\"\\n" = "";

        /* label; shown 2 times */
        // "Send" = "";

        """
    )
  }

  @Test func nothingIsMissingInALanguageThatHasEverything() {
    show("Wallet", in: french)
    #expect(journal.stringsStub(for: "fr").isEmpty)
    #expect(!journal.stringsStub(for: "de").isEmpty)
  }

  @Test func tablesAreKeptApart() {
    show("Name", in: french)
    show("Name", table: "Person", in: french)
    #expect(journal.entries.map(\.table) == [nil, "Person"])
    #expect(journal.stringsStub(for: "fr", table: "Person").contains("\"Name\""))
  }

  @Test func aVerbatimTextNeverEntersIt() {
    show("what a person wrote", slot: .placeholder, in: french)
    let chain: TextChain = [journal, .lookup]
    _ = chain.resolve(TextAssignment(verbatim: "what a person wrote", source: french))
    #expect(journal.entries.isEmpty)
  }

  @Test func aBlankTextNeverEntersIt() {
    show("", "  ", in: french)
    #expect(journal.entries.isEmpty)
  }

  @Test func beyondAThousandKeysItOnlyCounts() {
    for number in 0..<1002 { show("key \(number)", in: french) }
    show("key 0", in: french)
    #expect(journal.entries.count == 1000)
    #expect(journal.uncounted == 2)
  }

  @Test func aCommentCannotBeEndedByTheNameOfASlot() {
    show("Send", slot: TextSlot("odd */ slot"), in: french)
    #expect(journal.stringsStub(for: "fr").hasPrefix("/* odd * / slot; shown"))
  }

  @Test func aKeyStaysOnOneLineWhateverIsInIt() {
    show("a\u{2028}b\u{1}c\\", in: french)
    #expect(journal.stringsStub(for: "fr").contains("// \"a\\U2028b\\U0001c\\\\\" = \"\";"))
  }
}
