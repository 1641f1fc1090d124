import IntertitleLanguages
import Testing

@Suite("The environment is read in gettext's order")
struct EnvironmentTests {
  private func preferences(
    _ language: String? = nil,
    all: String? = nil,
    messages: String? = nil,
    lang: String? = nil
  ) -> [Language] {
    Language.preferences(language: language, lcAll: all, lcMessages: messages, lang: lang)
  }

  @Test func allGoesBeforeMessagesBeforeLang() {
    #expect(preferences(all: "de_DE", messages: "fr_FR", lang: "it_IT") == ["de-DE"])
    #expect(preferences(messages: "fr_FR", lang: "it_IT") == ["fr-FR"])
    #expect(preferences(all: "", messages: "", lang: "it_IT") == ["it-IT"])
  }

  @Test("FU-42: the list is the whole answer") func theLanguageListIsTheWholeAnswer() {
    #expect(preferences("fr:zh_CN", lang: "en_US.UTF-8") == ["fr", "zh-CN"])
    #expect(preferences("pt_BR:pt::en_US.UTF-8", lang: "de_DE") == ["pt-BR", "pt", "en-US"])
    #expect(preferences(":", lang: "de_DE") == ["de-DE"])
  }

  @Test("NE-17: in the C locale nothing is asked for", arguments: ["C", "POSIX", "C.UTF-8", nil])
  func theLanguageListNeedsALocale(lang: String?) {
    #expect(preferences("de:fr", lang: lang).isEmpty)
  }

  @Test("NE-17: odd tags are skipped", arguments: ["C", "POSIX", "und", "root", "", "-", "zh--TW"])
  func oddTagsAreSkipped(tag: String) {
    #expect(preferences("\(tag):fr", lang: "it") == ["fr"])
    #expect(preferences(lang: tag).isEmpty)
  }

  @Test func endlessListsAreCut() {
    let list = (0..<10_000).map { "x-\($0)" }.joined(separator: ":")
    #expect(preferences(list, lang: "it").count == 100)
  }
}

@Suite("FU-41: a program's arguments are obeyed, as Xcode's schemes and UI tests write them")
struct LanguageArgumentTests {
  @Test(arguments: [
    ("(fr)", ["fr"]), ("(fr, \"zh-Hans\")", ["fr", "zh-Hans"]), ("de", ["de"]),
    ("( de,\n  fr,)", ["de", "fr"]), ("(fr,fr)", ["fr"]), ("()", []), ("(und, fr)", ["fr"]),
  ])
  func aListIsRead(value: String, languages: [String]) {
    let found = Language.preferences(inArguments: ["app", "-AppleLanguages", value])
    #expect(found.map(\.tag) == languages)
  }

  @Test func theLastOneCountsAndNoneIsNone() {
    let words = ["-AppleLanguages", "(de)", "-AppleLanguages", "(fr)"]
    #expect(Language.preferences(inArguments: words) == ["fr"])
    #expect(Language.preferences(inArguments: ["app", "-AppleLanguages"]).isEmpty)
    #expect(Language.preferences(inArguments: ["app", "-AppleLocale", "fr_FR"]).isEmpty)
  }
}
