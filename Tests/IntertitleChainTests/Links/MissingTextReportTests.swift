import IntertitleTesting
import Testing

struct MissingTextReportTests {
  private let heard = Locked<[MissingTextReport.MissingText]>([])
  private let source = CountingTextSource("fr", ["Wallet": "Portefeuille", "Empty": ""])

  private func resolve(_ text: String, behind link: any TextInterceptor = .lookup) {
    let chain: TextChain = [
      .reportingMissingTexts { [heard] text in heard.withLock { $0.append(text) } }, link,
    ]
    _ = chain.resolve(TextAssignment(text, slot: .label, table: "T", source: source))
    _ = chain.resolve(TextAssignment(verbatim: text, source: source))
  }

  @Test func whatNobodyAnsweredIsReportedWithItsPlace() throws {
    resolve("Send")
    let text = try #require(heard.withLock { $0 }.first)
    #expect(text.key == "Send" && text.table == "T" && text.slot == .label)
    #expect(text.language == "fr")
    #expect(heard.withLock { $0.count } == 1)
  }

  @Test func whatALaterLinkAnswersIsNotMissing() {
    resolve("Send", behind: ScriptedLink(.answer("Envoyer")))
    resolve("Send", behind: ScriptedLink(.answer("")))
    #expect(heard.withLock { $0.isEmpty })
  }

  @Test func aVerbatimOrBlankTextIsNotMissing() {
    resolve("", behind: .lookup)
    resolve("Send", behind: .verbatim)
    #expect(heard.withLock { $0.isEmpty })
  }
}
