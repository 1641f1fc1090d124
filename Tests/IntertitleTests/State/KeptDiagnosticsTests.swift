import IntertitleTesting
import Testing

struct KeptDiagnosticsTests {
  private let localizer = Localizer.forTest()

  private func report(_ diagnostic: Diagnostic) {
    localizer.updateChain { chain in
      chain.prepend(
        .closure { assignment, next in
          if assignment.text == "report" { assignment.source?.report(diagnostic) }
          return next(assignment)
        },
        named: "reporting"
      )
    }
    _ = localizer.label("report")
    localizer.updateChain { _ = $0.remove(named: "reporting") }
  }

  @Test("FU-69 three hundred of one rule leave what other rules said")
  func aLoudRuleLeavesTheOthers() throws {
    report(Diagnostic(.error, rule: "unreadable", "cannot be read", path: "Main.strings"))
    try localizer.use("fr")
    for number in 0..<300 { _ = localizer.label("key \(number)") }
    #expect(localizer.diagnostics.count == 200)
    #expect(localizer.diagnostics.first?.rule == "unreadable")
    #expect(localizer.diagnostics.last?.key == "key 299")
    #expect(localizer.diagnostics[1].key == "key 101")
  }

  @Test func whatIsSaidAgainIsKeptOnceAsTheNewest() {
    let wallet = Diagnostic(.note, rule: "own", "said", key: "Wallet", language: "fr")
    let send = Diagnostic(.note, rule: "own", "said", key: "Send", language: "fr")
    for diagnostic in [wallet, send, wallet] { report(diagnostic) }
    #expect(localizer.diagnostics == [send, wallet])
  }

  @Test func whatDiffersInLanguageTableSlotOrPlaceIsKeptApart() {
    let all = [
      Diagnostic(.note, rule: "own", "said", key: "a"),
      Diagnostic(.note, rule: "own", "said", key: "a", language: "fr"),
      Diagnostic(.note, rule: "own", "said", key: "a", table: "Main", language: "fr"),
      Diagnostic(.note, rule: "own", "said", key: "a", slot: .title),
      Diagnostic(.note, rule: "own", "said", path: "a.strings", line: 1, key: "a"),
      Diagnostic(.note, rule: "own", "said", path: "a.strings", line: 2, key: "a"),
      Diagnostic(.note, rule: "other", "said", key: "a"),
      Diagnostic(.note, rule: "own", "said"), Diagnostic(.note, rule: "own", "said otherwise"),
    ]
    for diagnostic in all { report(diagnostic) }
    #expect(localizer.diagnostics == all)
  }

  @Test func aLongKeyAndALongSentenceAreNotKeptWhole() throws {
    let long = String(repeating: "long ", count: 100_000)
    let heard = Locked<Diagnostic?>(nil)
    localizer.onDiagnostic = { diagnostic in heard.withLock { $0 = diagnostic } }
    report(Diagnostic(.note, rule: "own", long, key: long))
    let kept = try #require(localizer.diagnostics.last)
    #expect(kept.key == nil && kept.message.utf8.count < 4_000)
    #expect(heard.withLock { $0?.key } == long)
  }
}
