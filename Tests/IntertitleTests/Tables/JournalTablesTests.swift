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
