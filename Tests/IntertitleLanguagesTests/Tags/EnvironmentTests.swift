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

  @Test func theLanguageListGoesFirst() {
    #expect(
      preferences("pt_BR:pt::en_US.UTF-8", lang: "de_DE") == ["pt-BR", "pt", "en-US", "de-DE"]
    )
    #expect(preferences("de_DE:de", lang: "de_DE.UTF-8") == ["de-DE", "de"])
  }

  @Test("NE-17: in the C locale nothing is asked for", arguments: ["C", "POSIX", "C.UTF-8", nil])
  func theLanguageListNeedsALocale(lang: String?) {
    #expect(preferences("de:fr", lang: lang).isEmpty)
  }

  @Test("NE-17: odd tags are skipped", arguments: ["C", "POSIX", "und", "root", "", "-", "zh--TW"])
  func oddTagsAreSkipped(tag: String) {
    #expect(preferences("\(tag):fr", lang: "it") == ["fr", "it"])
    #expect(preferences(lang: tag).isEmpty)
  }

  @Test func endlessListsAreCut() {
    let list = (0..<10_000).map { "x-\($0)" }.joined(separator: ":")
    #expect(preferences(list, lang: "it").count == 100)
  }
}
