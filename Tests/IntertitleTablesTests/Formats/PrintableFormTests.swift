import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct PrintableFormTests {
  /// The form of the only entry of a `.stringsdict` with a format and one variable `n`.
  private func form(_ format: String, type: String = "lld", other: String) -> String? {
    let text = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      <key>one</key><string>one</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    let file = StringFile(bytes: Array(text.utf8), path: "en.lproj/Localizable.stringsdict")
    let table = StringTable(folding: [.init(language: "en", file: file)])
    return table.text(forKey: "k")
  }

  @Test(arguments: [
    ("%#@n@", "%lld boats", "%lld boats"), ("%@: %#@n@", "%lld boats", "%@: %lld boats"),
    ("%#@n@ of %@", "many boats", "many boats of %2$@"), ("%1$#@n@ of %2$@", "%d", "%1$d of %2$@"),
    ("100%% %#@n@", "%d", "100%% %d"),
  ])
  func theFormForOtherNumbersStandsForTheVariable(format: String, other: String, text: String) {
    #expect(form(format, other: other) == text)
  }

  @Test func aNumberThatIsNotSpelledOutIsSpelledAsTheRulesSay() {
    #expect(form("%#@n@", type: "lu", other: "%arg boats") == "%lu boats")
    #expect(form("%#@n@", other: "100%%arg") == "100%%arg")
  }

  @Test func aVariableWithoutFormsIsText() {
    #expect(form("%#@n@ %#@gone@", other: "%d") == "%1$d %%#@gone@")
  }

  @Test func aPlainTextHasNone() {
    let file = StringFile(pairs: [("k", "%lld boats")])
    let table = StringTable(folding: [.init(language: "en", file: file)])
    #expect(table.index(of: "k").map { table.mayHaveForms(at: $0) } == false)
    #expect(table.text(forKey: "k") == "%lld boats")
  }
}
