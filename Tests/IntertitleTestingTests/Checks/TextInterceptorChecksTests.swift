import IntertitleTesting
import Testing

struct TextInterceptorChecksTests {
  @Test func aLinkThatLeavesItsOwnAnswersAloneIsClean() {
    let report = PseudoLocalizing().checkIdempotence(on: ["Hi %@", "", "x"])
    #expect(report.isClean, "\(report)")
  }

  @Test func aLinkThatChangesItsOwnAnswersIsNot() {
    let report = ScriptedLink(.append("!")).checkIdempotence(on: ["x"])
    #expect(report.findings == ["“x” becomes “x!”, which becomes “x!!”"])
  }

  @Test func aLookUpWhoseAnswersAreKeysIsNot() {
    let source = CountingTextSource("xx", ["A": "B", "B": "C"])
    #expect(!Lookup().checkIdempotence(on: ["A"], source: source).isClean)
  }

  @Test func aLinkThatLeavesVerbatimTextsAloneIsClean() {
    #expect(Lookup().checkVerbatim(on: ["x", ""]).isClean)
    #expect(PseudoLocalizing().checkVerbatim(on: ["x"]).isClean)
  }

  @Test func aLinkThatTouchesVerbatimTextsIsNot() {
    let shown = ScriptedLink(.append("!")).checkVerbatim(on: ["x"]).findings
    #expect(shown == ["“x” is shown as “x!”"])
    let keyed = ScriptedLink(.changeKey("y")).checkVerbatim(on: ["x"]).findings
    #expect(keyed == ["“x” gets the key “y”"])
  }
}
