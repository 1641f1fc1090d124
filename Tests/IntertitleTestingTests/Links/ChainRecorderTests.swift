import IntertitleTesting
import Testing

struct ChainRecorderTests {
  @Test func aRecorderChangesNothing() {
    let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])
    let recorded: TextChain = [ChainRecorder(), .lookup, ChainRecorder()]
    let plain: TextChain = [.lookup]
    for assignment in [
      TextAssignment("Wallet", source: source), TextAssignment(verbatim: "Wallet", source: source),
      TextAssignment("", source: source), TextAssignment("Nobody knows it", source: source),
    ] {
      #expect(recorded.resolve(assignment) == plain.resolve(assignment))
    }
  }

  @Test func aPassageSaysWhatWasHandedOnAndWhatCameBack() throws {
    let recorder = ChainRecorder()
    let source = CountingTextSource("fr", tables: ["Titles": ["wallet": "Portefeuille"]])
    let chain: TextChain = [
      .rewritingKeys { $0.lowercased() }, .table("Titles", for: [.title]), recorder, .lookup,
    ]
    _ = chain.resolve(TextAssignment("Wallet", slot: .title, source: source, cause: .refreshed))
    let passage = try #require(recorder.passages.first)
    #expect(passage.text == "Wallet" && passage.key == "wallet" && passage.table == "Titles")
    #expect(passage.slot == .title && passage.cause == .refreshed && passage.language == "fr")
    #expect(passage.answer?.text == "Portefeuille" && passage.answer?.origin.kind == .table)
    #expect("\(recorder.log)" == "recorder: title “wallet” → “Portefeuille” (table, refreshed)")
  }

  @Test func recordersShareOneLogInWhichTheOrderOfLinksIsTold() {
    let log = ChainLog()
    let chain: TextChain = [ChainRecorder("first", in: log), ChainRecorder("last", in: log)]
    _ = chain.resolve(TextAssignment("x"))
    #expect(log.names == ["first", "last"])
    let (first, last) = (log.entries[0], log.entries[1])
    #expect(first.entered < last.entered)
    #expect((last.left ?? 0) < (first.left ?? 0))
  }

  @Test func anEmptiedLogTakesNoAnswersOfRunsThatBeganBefore() {
    let log = ChainLog()
    let chain: TextChain = [
      ChainRecorder(in: log),
      .closure { assignment, next in
        log.removeAll()
        return next(assignment)
      },
    ]
    _ = chain.resolve(TextAssignment("x"))
    #expect(log.passages.isEmpty)
    #expect("\(log)".isEmpty)
  }
}
