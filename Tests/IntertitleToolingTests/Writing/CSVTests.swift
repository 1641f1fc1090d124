import Foundation
import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct CSVTests {
  private func entry(_ key: String, _ text: String, _ language: String = "en") -> StringEntry {
    StringEntry(key: key, value: .text(text), language: language)
  }

  private func lines(_ entries: StringEntry...) -> [String] {
    let text = StringDocument(entries: entries).written(as: .csv).text
    return text.components(separatedBy: "\r\n")
  }

  @Test func aRowForEachKeyHasAColumnForEachLanguage() {
    var hello = entry("Hello", "Hello")
    hello.comment = "A greeting"
    let rows = lines(hello, entry("Hello", "Bonjour", "fr"), entry("Bye", "Au revoir", "fr"))
    #expect(
      rows == ["key,comment,en,fr", "Hello,A greeting,Hello,Bonjour", "Bye,,,Au revoir", ""]
    )
  }

  @Test func aLanguageWithoutEntriesHasNoColumn() {
    #expect(lines(entry("a", "b", "fr")) == ["key,comment,fr", "a,,b", ""])
    #expect(lines() == ["key,comment", ""])
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\rb", "\"a\rb\""), (" a ", " a "), ("=1+2", "=1+2"), ("a;b", "a;b"), ("", "\"\""),
  ])
  func whatWouldEndACellIsQuoted(text: String, cell: String) {
    #expect(lines(entry("k", text)).contains("k,,\(cell)"))
  }

  @Test func anEmptyTextIsTwoQuotesAndAMissingOneIsNothing() {
    let rows = lines(entry("k", ""), entry("l", "x", "fr"))
    #expect(rows.dropFirst().prefix(2) == ["k,,\"\",", "l,,,x"])
  }

  @Test func formsHaveRowsOfTheirOwn() {
    let rules = FormatRules(
      format: "%#@items@ left",
      variables: [.plural("items", "d", ["one": "%d item", "other": "%d items"])]
    )
    let written = StringDocument(entries: [StringEntry(key: "left", value: .rules(rules))])
    #expect(
      written.written(as: .csv).text
        == "key,comment,en\r\nleft,,%#@items@ left\r\nleft|items|one,,%d item\r\n"
        + "left|items|other,,%d items\r\n"
    )
  }

  @Test func formsThatAreRulesThemselvesAreFollowed() {
    let inner = FormatRules(
      format: "%#@n@",
      variables: [.plural("n", "d", ["one": "%d tap", "other": "%d taps"])]
    )
    let forms: [FormatRules.Form] = [.init("iphone", .rules(inner)), .init("other", "Click")]
    let rules = FormatRules(
      format: "%#@NSStringDeviceSpecificRuleType@",
      variables: [.init(name: "NSStringDeviceSpecificRuleType", rule: .device, forms: forms)]
    )
    let document = StringDocument(entries: [StringEntry(key: "k", value: .rules(rules))])
    #expect(
      document.written(as: .csv).text
        == "key,comment,en\r\nk|device|iphone|plural|one,,%d tap\r\n"
        + "k|device|iphone|plural|other,,%d taps\r\nk|device|other,,Click\r\n"
    )
  }

  @Test func aRowWhoseNameIsTakenIsAnError() {
    let rules = FormatRules(format: "%#@n@", variables: [.plural("n", "d", ["one": "1"])])
    let document = StringDocument(
      entries: [entry("k|plural|one", "x"), StringEntry(key: "k", value: .rules(rules))]
    )
    let written = document.written(as: .csv)
    #expect(written.text == "key,comment,en\r\nk|plural|one,,x\r\n")
    #expect(written.diagnostics.map(\.severity) == [.error])
    #expect(
      written.diagnostics.map(\.message)
        == ["CSV cannot carry the name of “k”: another row has it; json carries both"]
    )
  }
}
