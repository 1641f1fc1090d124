import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct StringsdictTests {
  private func file(_ body: String, path: String = "en.lproj/T.stringsdict") -> StringFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
      <plist version="1.0"><dict>
      \(body)
      </dict></plist>
      """
    return StringFile(bytes: Array(text.utf8), path: path)
  }

  private func plural(_ forms: KeyValuePairs<String, String>, type: String = "d") -> String {
    "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
  }

  private func entry(_ format: String, _ variables: KeyValuePairs<String, String>) -> String {
    "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.map { "<key>\($0.key)</key>\($0.value)" }.joined() + "</dict>"
  }

  @Test func severalVariablesAreReadInOrder() throws {
    let people = plural(["one": "%d person", "other": "%d people"])
    let tables = plural(["other": "%d tables", "one": "a table"], type: "lu")
    let read = file(entry("%1$#@people@ at %2$#@tables@", ["people": people, "tables": tables]))
    #expect(read.format == .stringsdict)
    #expect(read.diagnostics.isEmpty)
    let rules = FormatRules(
      format: "%1$#@people@ at %2$#@tables@",
      variables: [
        .init(
          name: "people",
          rule: .plural,
          valueType: "d",
          forms: [.init("one", "%d person"), .init("other", "%d people")]
        ),
        .init(
          name: "tables",
          rule: .plural,
          valueType: "lu",
          forms: [.init("other", "%d tables"), .init("one", "a table")]
        ),
      ]
    )
    #expect(read.entry(forKey: "k")?.value == .rules(rules))
    #expect(read.text(forKey: "k") == "%1$#@people@ at %2$#@tables@")
  }

  @Test func theWidestFormStandsForWidthRules() {
    let body = """
      <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>short</string><key>50</key><string>a long text</string>
      <key>30</key><string>medium</string></dict></dict>
      """
    let read = file(body)
    #expect(read.text(forKey: "k") == "a long text")
    guard case .rules(let rules)? = read.entry(forKey: "k")?.value else { return }
    #expect(rules.variables.map(\.rule) == [.width])
    #expect(rules.variables[0].forms.map(\.name) == ["20", "50", "30"])
  }

  @Test func devicesChooseTextsOrRules() {
    let inner =
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
      + plural(["one": "Tap %d", "other": "Taps %d"]) + "</dict>"
    let read = file(
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>"
        + "<string>Click</string><key>other</key>\(inner)</dict></dict>"
    )
    #expect(read.diagnostics.isEmpty)
    #expect(read.text(forKey: "k") == "%#@n@")
    guard case .rules(let rules)? = read.entry(forKey: "k")?.value else { return }
    #expect(rules.variables[0].forms.map(\.name) == ["mac", "other"])
    #expect(rules.variables[0].forms[0].value == .text("Click"))
  }

  @Test(
    arguments: [
      ("%#@a@ %#@b@", "other", "d", "missing-variable"), ("%#@a@", "one", "d", "missing-other"),
      ("%#@a@", "other", "@", "wrong-value-type"), ("%#@a@", "most", "d", "unknown-category"),
    ]
  )
  func faultsOfRulesAreReported(format: String, form: String, type: String, rule: String) {
    let read = file(entry(format, ["a": plural([form: "x"], type: type)]))
    #expect(read.diagnostics.contains { $0.rule == rule && $0.severity == .error })
    #expect(read.diagnostics.allSatisfy { $0.line != nil })
  }

  @Test func aVariableWithRulesOfTwoTypesIsReported() {
    let both = plural(["other": "x"]).replacing(
      "</dict>",
      with: "<key>NSStringVariableWidthRuleType</key><dict></dict></dict>"
    )
    #expect(file(entry("%#@a@", ["a": both])).diagnostics.map(\.rule) == ["two-rule-types"])
  }

  @Test func categoriesThatTheLanguageNeedsAreMissed() {
    let body = entry("%#@a@", ["a": plural(["one": "x", "other": "y"])])
    let russian = file(body, path: "ru.lproj/T.stringsdict")
    #expect(russian.diagnostics.map(\.rule) == ["missing-category", "missing-category"])
    #expect(russian.diagnostics.map(\.severity) == [.warning, .warning])
    let french = file(body, path: "fr.lproj/T.stringsdict")
    #expect(french.diagnostics.map(\.severity) == [.note])
    #expect(file(body, path: "T.stringsdict").diagnostics.isEmpty)
  }

  @Test func anEntryThatIsOneTextIsOneText() {
    #expect(file("<key>a</key><string>b &amp; c</string>").texts == ["a": "b & c"])
  }

  @Test func aBrokenFileKeepsWhatStandsBeforeTheFault() {
    let read = file("<key>a</key><string>1</string><key>b</key><strin>2</string>")
    #expect(read.texts == ["a": "1"])
    #expect(read.diagnostics.map(\.line) == [4])
  }

  @Test func anUnescapedAmpersandCostsNoEntry() {
    let read = file("<key>a</key><string>Q&A</string><key>b</key><string>&nbsp;</string>")
    #expect(read.texts == ["a": "Q&A", "b": "&nbsp;"])
    #expect(read.diagnostics.map(\.rule) == ["unknown-escape", "unknown-escape"])
    #expect(!read.isAcceptedByApple)
  }

  @Test func entitiesOfOnesOwnAreRefused() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE plist [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <plist><dict><key>k</key><string>&b;</string></dict></plist>
      """
    let read = StringFile(bytes: Array(text.utf8), path: "T.stringsdict")
    #expect(read.entries.isEmpty)
    #expect(read.diagnostics.contains { $0.severity == .error && $0.line == 2 })
  }

  @Test func sixHundredNestedDictionariesEndInAnError() {
    let open = String(repeating: "<dict><key>k</key>", count: 600)
    let read = StringFile(bytes: Array("<plist>\(open)".utf8), path: "T.stringsdict")
    #expect(read.diagnostics.contains { $0.severity == .error })
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let range = range(of: text) else { return self }
    return String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
