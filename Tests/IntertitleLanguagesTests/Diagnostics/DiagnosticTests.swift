import IntertitleLanguages
import Testing

struct DiagnosticTests {
  @Test func whatItIsAboutStandsBesideTheSentence() {
    let diagnostic = Diagnostic(
      .warning,
      rule: "missing-key",
      "no key “Wallet”",
      path: "fr.lproj/Main.strings",
      line: 3,
      column: 1,
      key: "Wallet",
      table: "Main",
      language: "fr",
      slot: .label
    )
    #expect(diagnostic.key == "Wallet" && diagnostic.table == "Main")
    #expect(diagnostic.language == "fr" && diagnostic.slot == .label)
    #expect(
      "\(diagnostic)" == "fr.lproj/Main.strings:3:1: warning: no key “Wallet” [missing-key]"
    )
  }

  @Test func whatIsNotKnownIsNil() {
    let diagnostic = Diagnostic(.note, rule: "output", "written")
    #expect(diagnostic.key == nil && diagnostic.table == nil)
    #expect(diagnostic.language == nil && diagnostic.slot == nil)
    #expect("\(diagnostic)" == "note: written [output]")
  }
}
