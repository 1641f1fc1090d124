import IntertitleLanguages
import Testing

@Suite("A matcher remembers its answers")
struct MatchMemoTests {
  @Test func anAnswerIsTheSameWhenAskedAgain() {
    let matcher = LanguageMatcher(available: ["en", "pt-BR", "zh-Hant"])
    for _ in 0..<3 {
      for (wish, found) in [("pt-PT", "pt-BR"), ("zh-HK", "zh-Hant"), ("fr", "en")] {
        #expect(matcher.match(Language(wish))?.language == Language(found))
      }
    }
  }

  @Test func anotherSpellingIsAnotherQuestion() {
    let matcher = LanguageMatcher(available: ["en", "hr"])
    #expect(matcher.match("zh_TW")?.isDefault == true)
    #expect(matcher.match("sr-Latn")?.language == "en")
    #expect(matcher.match("sh")?.language == "hr")
    #expect(matcher.match("HR")?.preferred?.spelling == "HR")
    #expect(matcher.match("hr")?.preferred?.spelling == "hr")
  }

  @Test func moreQuestionsThanItRemembers() {
    let matcher = LanguageMatcher(available: ["en", "fr"])
    for round in 0..<3 {
      for number in 0..<20 {
        let wish: [Language] = [Language("x-\(number)"), number % 2 == 0 ? "fr" : "en"]
        #expect(matcher.match(preferred: wish)?.language == wish[1], "\(round)")
      }
    }
  }

  @Test func copiesAndThreadsShareIt() async {
    let matcher = LanguageMatcher(available: ["en", "fr", "de"], development: "en")
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let wish: Language = number % 2 == 0 ? "fr-CA" : "de-AT"
          return matcher.match(wish)?.preferred == wish
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func matchersOfTheSameAreEqual() {
    let matcher = LanguageMatcher(available: ["en", "fr"])
    _ = matcher.match("fr")
    #expect(matcher == LanguageMatcher(available: ["en", "fr"], development: "en"))
    #expect(matcher != LanguageMatcher(available: ["fr", "en"]))
  }
}
