import Testing

@testable import IntertitleTables

@Suite struct NearKeysTests {
  private func near(_ text: String, _ keys: String...) -> String? {
    NearKeys(count: keys.count) { (keys[$0], keys[$0]) }.entry(near: text)?.key
  }

  @Test(
    "FU-65: specifiers, a colon, the width of punctuation, blanks, the case of letters",
    arguments: [
      ("作者: %@", "作者： %@"), ("作者:%@", "作者： %@"), ("作者 %@", "作者：%@"), ("%lld files", "%.1f Files"),
      ("Sign In", "sign in"), ("Signin", "Sign in"), ("Name", "Name:"), ("删除（%@）?", "删除(%@)？"),
      ("Done\u{A0}%1$@", "done %lld"), ("Don't", "Don’t"), ("ÉTÉ", "été"), ("完成。", "完成."),
    ]
  )
  func aKeyThatIsAlikeIsNear(text: String, key: String) {
    #expect(near(text, "other", key) == key)
  }

  @Test(arguments: [
    ("作者", "作家"), ("Sign in", "Sign on"), ("%@ files", "%@ of %@ files"), ("%@", "%d"),
    ("…", ". . ."),
    ("", " "), ("Done!", "Done?"),
  ])
  func otherWordsAreNotNear(text: String, key: String) {
    #expect(near(text, key) == nil)
  }

  @Test func ofSeveralTheFirstIsNamed() {
    #expect(near("a b", "A B", "ab") == "A B")
    #expect(near("a b") == nil)
  }
}
