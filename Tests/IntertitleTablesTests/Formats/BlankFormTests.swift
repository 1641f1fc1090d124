import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite("FU-25: an empty form never blanks a label")
struct BlankFormTests {
  private func rules(_ format: String, _ forms: [(String, String)]) -> FormatRules {
    let variable = FormatRules.Variable(
      name: "n",
      rule: .plural,
      valueType: "d",
      forms: forms.map { .init($0.0, $0.1) }
    )
    return FormatRules(format: format, variables: [variable])
  }

  private func shown(_ rules: FormatRules, _ number: Int) -> String {
    Format(rules).render([.integer(number)], in: FormatContext("ru"))
  }

  @Test func anotherFormIsShownInItsPlace() {
    let empty = rules(
      "%#@n@",
      [("one", "%d лодка"), ("few", " "), ("many", ""), ("other", "%d лодок")]
    )
    #expect(shown(empty, 2) == "2 лодок" && shown(empty, 5) == "5 лодок")
    #expect(shown(empty, 1) == "1 лодка")
  }

  @Test func aFormThatIsPartOfATextMayBeEmpty() {
    let part = rules("Anna%#@n@", [("one", ""), ("other", " + %d")])
    #expect(shown(part, 1) == "Anna" && shown(part, 5) == "Anna + 5")
  }

  @Test func anEmptyFormatIsLeftOutAndSaid() {
    let text = """
      <plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string></string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict>
      </dict></dict></plist>
      """
    let file = StringFile(bytes: Array(text.utf8), path: "ru.lproj/T.stringsdict")
    let unfit = UnfitEntries(amongOwnTextsOf: StringTable.Source(language: "ru", file: file))
    #expect(unfit.numbers == [0])
    #expect(
      unfit.diagnostics.map(\.message) == ["the text for “a” is not used: its format is empty"]
    )
  }

  @Test func anEmptyFormIsSaid() {
    let text = """
      <plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string></string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let file = StringFile(bytes: Array(text.utf8), path: "en.lproj/T.stringsdict")
    #expect(file.diagnostics.map(\.rule) == ["empty-form"])
  }
}
