import Testing

@testable import retitle

@Suite struct MatchCommandTests {
  private func match(_ available: String, _ preferred: String, _ more: String...) -> ToolRun {
    ToolRun(["match", "--available", available, "--preferred", preferred] + more)
  }

  @Test func theLanguageIsTheFirstLineAndItsChainTheOthers() {
    let run = match("en,es,es-419,es-MX", "es-MX")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines == ["es-MX", "es-MX", "es-419", "es", "en"])
  }

  @Test func tagsAreSpelledAsTheListSpellsThem() {
    #expect(match("en,zh_hans,zh_Hant", "zh-TW").lines == ["zh_Hant", "zh_Hant", "en"])
    #expect(match("EN,es_419,es-MX", "es-MX").lines == ["es-MX", "es-MX", "es_419", "es", "EN"])
  }

  @Test func theFirstAvailableStandsInForTheDevelopmentLanguage() {
    #expect(match("de,en", "ja").lines == ["de", "de"])
    #expect(match("de,en_US", "ja", "--development", "en-us").lines.first == "en_US")
  }

  @Test func aSecondPreferenceCounts() {
    #expect(match("en,de", "ja,de-AT").lines.first == "de")
  }

  @Test func theScriptCanBeFavored() {
    #expect(match("en,ru", "sr").lines.first == "en")
    #expect(match("en,ru", "sr", "--favor", "script").lines.first == "ru")
  }

  @Test func blanksAndEmptyTagsAreLeftOut() {
    #expect(match(" en , , de ,", "de").lines == ["de", "de", "en"])
    #expect(match("en", "").lines == ["en", "en"])
  }

  @Test func jsonHasTheLanguageAndTheChainAndNothingElse() {
    let run = match("en,es_MX", "es-MX", "--json")
    #expect(Set(run.object.keys) == ["language", "chain"])
    #expect(run.object["language"] as? String == "es_MX")
    #expect(run.object["chain"] as? [String] == ["es_MX", "es-419", "es", "en"])
  }

  @Test func whatIsNoTagIsPassedOverWithAWarning() {
    let run = match("en,de", "!!,de")
    #expect(run.status == 0 && run.lines.first == "de")
    #expect(run.errors == "warning: '!!' is no language tag: it is passed over [no-tag]\n")
  }

  @Test func anEmptyListIsRefused() {
    let run = match(",", "en")
    #expect(run.status == 64)
    #expect(run.errors == "retitle match: error: --available names no language\n")
  }
}
