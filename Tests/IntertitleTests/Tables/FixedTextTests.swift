import IntertitleTesting
import Testing

/// Texts that are not to be translated.
@Suite("FU-14: a text that is not to be translated is complete in every language")
struct FixedTextTests {
  private let localizer = Localizer(system: .fixed([]))

  private func load(_ strings: String, source: String = "en") {
    let catalog = "{\"sourceLanguage\": \"\(source)\", \"strings\": {\(strings)}}"
    localizer.load(files: ["Localizable.xcstrings": Array(catalog.utf8)])
    localizer.load(["fr": ["Wallet": "Portefeuille"], "de": ["Wallet": "Geldbörse"]])
  }

  private func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }

  @Test func withoutATranslationItsSourceTextIsShownAndNothingIsReported() throws {
    load(
      """
      "brand.name": {"shouldTranslate": false, "localizations": {"en": \(unit("Acme"))}},
      "Acme Pro": {"shouldTranslate": false}
      """
    )
    try localizer.use("fr")
    for (key, text) in [("brand.name", "Acme"), ("Acme Pro", "Acme Pro")] {
      let label = localizer.label(key)
      #expect(label.text == text && label.$text.origin.kind == .table)
      #expect(label.check(in: "fr").isClean && label.check(in: "de").isClean)
      #expect(label.$text.explain()?.provenance?.language == "en")
    }
    #expect(localizer.rules.isEmpty)
  }

  @Test func aTranslationThatIsLeftOverIsNotShown() throws {
    load(
      """
      "brand": {"shouldTranslate": false,
        "localizations": {"en": \(unit("Acme")), "fr": \(unit("Acmé"))}},
      "Other": {"localizations": {"fr": \(unit("Autre"))}}
      """
    )
    try localizer.use("fr")
    #expect(localizer.label("brand").text == "Acme")
    #expect(localizer.label("Other").text == "Autre")
    #expect(localizer.text(forKey: "brand") == "Acme" && localizer.rules.isEmpty)
  }

  @Test func oneInAnotherSourceLanguageIsShownInThat() throws {
    load(
      """
      "marke": {"shouldTranslate": false, "localizations": {"it": \(unit("Ditta"))}},
      "x": {"localizations": {"fr": \(unit("y"))}}
      """,
      source: "it"
    )
    try localizer.use("fr")
    #expect(localizer.label("marke").text == "Ditta")
  }

  @Test func itsFormsAreThoseOfItsLanguage() throws {
    load(
      """
      "%lld pt": {"shouldTranslate": false, "localizations": {"en": {"variations": {"plural": {
        "one": \(unit("%lld point")), "other": \(unit("%lld points"))}}}}},
      "x": {"localizations": {"fr": \(unit("y"))}}
      """
    )
    try localizer.use("fr")
    #expect(localizer.text(for: "\(0) pt") == "0 points")
    #expect(localizer.rules.isEmpty)
  }

  @Test func oneThatIsToBeTranslatedIsStillMissing() throws {
    load("\"Acme\": {\"shouldTranslate\": true}, \"Other\": {}")
    try localizer.use("fr")
    #expect(localizer.label("Acme").text == "Acme")
    #expect(localizer.rules == ["missing-translation"])
  }
}
