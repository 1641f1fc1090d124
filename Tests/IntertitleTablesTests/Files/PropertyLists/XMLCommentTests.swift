import Testing

@testable import IntertitleTables

/// Which comments of a property list belong to which entry.
@Suite struct XMLCommentTests {
  private func comments(_ body: String, lead: String = "") -> [String?] {
    let text =
      "<?xml version=\"1.0\"?>\n\(lead)<plist version=\"1.0\">\n<dict>\(body)</dict>\n</plist>\n"
    return StringFile(bytes: Array(text.utf8), path: "en.lproj/T.stringsdict").entries.map(
      \.comment
    )
  }

  private let a = "<key>a</key>\n<string>A</string>"

  @Test func aCommentBelongsToTheKeyBehindIt() {
    #expect(
      comments("\n\t<!-- In the list -->\n\t\(a)\n<key>b</key><string>B</string>\n") == [
        "In the list", nil,
      ]
    )
  }

  @Test func severalCommentsAreOneWithALineEach() {
    #expect(comments("\n<!-- one -->\n<!-- two --> <!-- three -->\n\(a)\n") == ["one\ntwo\nthree"])
  }

  @Test func aCommentBehindAValueBelongsToThatLine() {
    let body = "\n\(a) <!-- of a --> <!-- too -->\n<!-- of b -->\n<key>b</key><string>B</string>\n"
    #expect(comments(body) == ["of a\ntoo", "of b"])
  }

  @Test(arguments: ["", "\n", "\n<!---->\n", "\n<!-- -->\n"])
  func noWordsAreNoComment(_ before: String) {
    #expect(comments("\(before)\(a)") == [nil])
  }

  @Test func aCommentInFrontOfTheListBelongsToNoEntry() {
    #expect(comments("\n\(a)\n", lead: "<!-- Copyright -->\n") == [nil])
  }

  @Test func aCommentInsideRulesBelongsToNoEntry() {
    let rules = """

      <key>n</key>
      <dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key>
      <dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <!-- inside -->
      <key>other</key><string>%d</string>
      </dict>
      </dict>
      \(a)

      """
    #expect(comments(rules) == [nil, nil])
  }

  @Test func aCompiledListHasNoComments() {
    let file = StringFile(bytes: Array("bplist00".utf8), path: "T.strings")
    #expect(file.entries.allSatisfy { $0.comment == nil })
  }
}
