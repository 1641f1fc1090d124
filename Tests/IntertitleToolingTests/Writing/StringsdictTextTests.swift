import Foundation
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct StringsdictTextTests {
  private func written(_ entry: StringEntry) -> String {
    StringDocument(entries: [entry]).written(as: .stringsdict).text
  }

  @Test(arguments: [
    ("a & <b>", "<!-- a & <b> -->"), ("a -- b", "<!-- a - - b -->"), ("---", "<!-- - - - -->"),
    ("bell \u{7}", "<!-- bell \u{FFFD} -->"),
  ])
  func aCommentCannotEndItself(comment: String, line: String) {
    let entry = StringEntry(key: "k", value: .text("v"), comment: comment)
    #expect(written(entry).contains("\t\(line)\n"))
  }

  @Test(arguments: ["a & <b>", "\u{1}\u{1F}\u{7F}", "\r\n\t", "]]>"])
  func theSystemsParserReadsEveryText(text: String) throws {
    let data = Data(written(StringEntry(key: text, value: .text(text))).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(list as? [String: String] == [text: text])
  }
}
