import Testing

@testable import IntertitleLanguages

@Suite struct ListingTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func aSentenceListsWords(_ words: [String], _ listed: String) {
    #expect(words.listed == listed)
  }

  @Test func anotherWordMayStandBeforeTheLastOne() {
    #expect(["a", "b", "c"].listed(with: "or") == "a, b or c")
  }

  @Test func ofTooManyTheLastWordSaysHowManyMoreThereAre() {
    let words = (1...12).map(String.init)
    #expect(words.prefix(10).map(\.self).atMost(10) == Array(words.prefix(10)))
    #expect(words.prefix(11).map(\.self).atMost(10) == words.prefix(9) + ["2 more"])
    #expect(words.atMost(10).count == 10 && words.atMost(10).last == "3 more")
  }

  @Test func oneThingIsSingular() {
    #expect([0, 1, 2].map { $0.counted("key") } == ["0 keys", "1 key", "2 keys"])
    #expect([1, 2].map { $0.counted("entry", "entries") } == ["1 entry", "2 entries"])
  }
}
