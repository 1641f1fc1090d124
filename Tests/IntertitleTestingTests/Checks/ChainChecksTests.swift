import IntertitleTesting
import Testing

struct ChainChecksTests {
  private let log = ChainLog()
  private var chain: TextChain { [ChainRecorder("a", in: log), ChainRecorder("b", in: log)] }

  @Test func theOrderOfLinksIsChecked() {
    for text in ["x", "y"] { _ = chain.resolve(TextAssignment(text)) }
    #expect(log.checkOrder("a", "b").isClean)
    #expect(
      "\(log.checkOrder("b", "a"))"
        == """
        every run passes b, a:
        - “x” passed a
        - “y” passed b
        """
    )
  }

  @Test func aLogOfNothingIsNoOrder() {
    #expect(log.checkOrder("a").findings == ["nothing ran"])
  }

  @Test func aLinkThatAsksTheRestTwiceIsAFinding() {
    let twice = ScriptedLink(.callNext(times: 2))
    let chain: TextChain = [ChainRecorder("a", in: log), twice, ChainRecorder("b", in: log)]
    _ = chain.resolve(TextAssignment("x"))
    #expect(log.checkOrder("a", "b").findings == ["“x” passed a, b, b"])
  }

  @Test func theNumberOfRunsIsChecked() {
    _ = chain.resolve(TextAssignment("x", slot: .title))
    #expect(log.checkRuns(2).isClean)
    #expect(log.checkRuns(1, of: "a").isClean)
    #expect(log.checkRuns(0, of: "a", for: .label).isClean)
    let report = log.checkRuns(2, of: "b", for: .title)
    #expect(report.findings == ["1 runs", "b: title “x” → “x” (assigned, assigned)"])
    #expect(report.subject == "the chain runs 2 times for title")
  }

  @Test func whoEndedTheRunIsChecked() {
    let localizer = Localizer(
      chain: [ScriptedLink([.pass, .answer("stop")], named: "guard"), .lookup],
      system: .fixed([])
    )
    localizer.load(["en": ["Wallet": "Purse"]])
    #expect(localizer.checkEnd(of: .key("Wallet"), by: "look-up").isClean)
    let report = localizer.checkEnd(of: .key("Wallet"), by: nil)
    #expect(
      "\(report)"
        == """
        ended by nobody:
        - ended by guard
        - guard: “Wallet” → “stop”, answered (link)
        """
    )
  }

  @Test func lookUpsAreChecked() {
    let source = CountingTextSource("fr")
    _ = source.answer(forKey: "Wallet", table: nil)
    #expect(source.lookups.check(1, of: "Wallet").isClean)
    #expect(source.lookups.check(2, of: "Wallet").findings == ["it was looked up 1 times"])
    #expect(source.lookups.checkNeverLookedUp("Send", "Hi").isClean)
    let report = source.lookups.checkNeverLookedUp("Send", "Wallet")
    #expect("\(report)" == "never looked up:\n- “Wallet” was looked up 1 times")
  }

  @Test func theLookUpsOfASlotAreChecked() {
    let counter = LookupCounter()
    let chain: TextChain = [counter, .lookup]
    for text in ["Wallet", "Send"] {
      _ = chain.resolve(TextAssignment(text, slot: .title, source: CountingTextSource("fr")))
    }
    #expect(counter.lookups.check(0, for: .label).isClean)
    #expect(counter.lookups.check(2, for: .title).isClean)
    let report = counter.lookups.check(0, for: .title)
    #expect("\(report)" == "0 look-ups for title:\n- there were 2: Send 1, Wallet 1")
  }

  @Test func aCleanReportSaysSo() {
    #expect("\(CheckReport("all", findings: []))" == "all: nothing found")
  }
}
