import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// What is said of placeholders from bytes alone is what cutting the texts says.
@Suite struct PlaceholdersTests {
  private static let pieces = [
    "%", "%%", "%d", "%@", "%1$@", "%2$d", "%lld", "%.2f", "%5", "%-", "%*d", "%#@n@", "%#x",
    "%arg",
    "% ", "%é", "d", "@", "a", " off", "$", "1", "l", "%0", "%n", "%hhd", "%'d", "%1$",
  ]

  private static let texts: [String] = {
    var random = SplitMix(state: 5)
    return (0..<4_000).map { _ in
      (0..<1 + random.next(below: 5)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }
  }()

  @Test func textsThatAreSpelledAlikeFitEachOther() {
    var alike = 0
    for (own, other) in zip(Self.texts, Self.texts.dropFirst()) where areSpelledAlike(own, other) {
      alike += 1
      #expect(Format(own).mismatches(with: Format(other)).isEmpty, "\(own) · \(other)")
    }
    #expect(alike > 0)
  }

  @Test func otherWordsRoundTheSamePlaceholdersAreSpelledAlike() {
    #expect(areSpelledAlike("You have %lld of %2$@ (100%%)", "有 %lld，共 %2$@：%%"))
    #expect(areSpelledAlike("", "nothing"))
  }

  @Test(arguments: [
    ("%d", "%lld"), ("%d %@", "%@ %d"), ("%d", "%d %d"), ("%d", ""), ("%5%d", "%5%s"),
    ("%#@a@", "%#@a@"), ("%arg", "%arg"), ("%", "%"),
  ])
  func whatHasToBeLookedAtIsNot(_ own: String, _ other: String) {
    #expect(!areSpelledAlike(own, other))
  }

  @Test func whereThereMayBeNoneCuttingFindsNone() {
    var without = 0
    for text in Self.texts + ["50% off", "100 %", "%", "%5", "", "5%%d"] where !mayBe(in: text) {
      without += 1
      #expect(Format(text).isLiteral, "\(text)")
    }
    #expect(without > 0)
  }

  @Test(arguments: ["50% off", "100 %", "%", "%12", "5%%", "plain", "％d", "%5%%"])
  func aPercentSignThatBeginsNothingIsNone(_ text: String) {
    #expect(!mayBe(in: text))
  }

  @Test(arguments: ["%d", "a %1$@", "%%%d", "%5%d", "%#@n@", "%arg"])
  func oneThatMayIsSaidToBe(_ text: String) {
    #expect(mayBe(in: text))
  }

  private func mayBe(in text: String) -> Bool {
    KeyBytes.with(text) { Placeholders.mayBe(in: $0) }
  }

  private func areSpelledAlike(_ own: String, _ other: String) -> Bool {
    KeyBytes.with(own) { own in
      KeyBytes.with(other) { Placeholders.areSpelledAlike(own, $0) }
    }
  }
}
