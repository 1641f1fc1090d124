import Testing

@testable import IntertitleLanguages

/// What would end a comment is drawn apart, and no text between quotes ends its line.
@Suite struct KeepingApartTests {
  @Test(arguments: [
    ("a */ b", "a * / b"), ("*/*/", "* /* /"), ("*/\u{301}", "* /\u{301}"), ("/*", "/*"), ("", ""),
  ])
  func aCommentIsNotEnded(_ text: String, _ apart: String) {
    #expect(text.keepingApart("*", "/").unicodeScalars.elementsEqual(apart.unicodeScalars))
  }

  @Test(arguments: ["\n", "\r", "\u{2028}", "\u{2029}", "\0", "\u{7F}"])
  func aQuotedTextStaysOnItsLine(_ end: String) {
    let quoted = QuotedText.of("a\(end)b\"", numbered: "U")
    #expect(quoted.allSatisfy { !$0.isNewline } && quoted.hasSuffix("b\\\"\""))
    #expect(!quoted.contains(end))
  }
}
