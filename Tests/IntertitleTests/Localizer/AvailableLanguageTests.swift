import Foundation
import Intertitle
import Testing

@Suite struct AvailableLanguageTests {
  private func localizer(_ languages: [Language]) -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(TextTable(Dictionary(uniqueKeysWithValues: languages.map { ($0, ["k": "v"]) })))
    return localizer
  }

  @Test(
    "NE-21: a picker names each language in itself",
    arguments: [
      ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"), ("ar", "العربية"), ("de", "Deutsch"),
      ("ja", "日本語"),
    ] as [(Language, String)]
  )
  func aLanguageIsNamedInItself(_ language: Language, _ name: String) {
    let names = localizer([language]).available.filter { $0.language == language }.map(\.ownName)
    #expect(names == [name])
  }

  @Test func portugueseOfTwoCountriesHasTwoNames() {
    let names = localizer(["pt-BR", "pt-PT"]).available.map(\.ownName)
    #expect(Set(names).count == names.count)
  }

  @Test func aLanguageThatNobodyKnowsIsNamedByItsTag() {
    let names = localizer(["xx"]).available.filter { $0.language == "xx" }.map(\.ownName)
    #expect(names == ["xx"])
  }

  @Test func theDevelopmentLanguageIsAvailableWithoutATable() {
    #expect(localizer(["fr"]).available.map(\.language).contains("en"))
  }

  @Test func aLanguageKnowsItsDirection() {
    let directions = localizer(["ar", "fr"]).available.map(\.direction)
    #expect(directions.filter { $0 == .rightToLeft }.count == 1)
  }

  @Test("LX-13: formats do not depend on the machine where the language is unknown")
  func anUnknownLanguageFormatsAsTheDevelopmentLanguage() throws {
    let localizer = localizer(["xx"])
    try localizer.use("xx")
    #expect(localizer.language == "xx")
    #expect(localizer.locale.identifier.hasPrefix("en"))
  }
}
