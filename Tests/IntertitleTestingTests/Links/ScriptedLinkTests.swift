import IntertitleTesting
import Testing

struct ScriptedLinkTests {
  private func shown(_ script: [ScriptedLink.Step], runs: Int = 1) -> [String] {
    let echo = ClosureInterceptor { assignment, _ in
      TextResolution("\(assignment.table ?? "main").\(assignment.key ?? "none")")
    }
    let chain: TextChain = [ScriptedLink(script), echo]
    return (0..<runs).map { _ in chain.resolve(TextAssignment("x")).text }
  }

  @Test(arguments: [
    (ScriptedLink.Step.pass, "main.x"), (.answer("stop"), "stop"), (.answer(""), ""),
    (.changeKey("y"), "main.y"), (.changeKey(nil), "main.none"), (.changeTable("T"), "T.x"),
    (.append("!"), "main.x!"), (.callNext(times: 0), "x"), (.callNext(times: 2), "main.x"),
    (.callNext(times: -1), "x"),
  ])
  func aStepDoesWhatItSays(_ step: ScriptedLink.Step, _ text: String) {
    #expect(shown([step]) == [text])
  }

  @Test func stepsAreTakenInOrderAndTheLastOneStays() {
    #expect(shown([.answer("a"), .answer("b")], runs: 4) == ["a", "b", "b", "b"])
  }

  @Test func anEmptyScriptPassesEverythingOn() {
    #expect(shown([], runs: 2) == ["main.x", "main.x"])
  }

  @Test func theRunsAreCounted() {
    let link = ScriptedLink(.pass, named: "counted")
    let chain: TextChain = [link]
    for _ in 0..<3 { _ = chain.resolve(TextAssignment("x")) }
    #expect(link.runs == 3)
    #expect("\(chain)" == "counted → the assigned text")
  }
}
