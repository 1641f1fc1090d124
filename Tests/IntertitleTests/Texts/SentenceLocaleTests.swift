import Foundation
import IntertitleTesting
import Testing

@Suite struct SentenceLocaleTests {
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The third of May 2026, half an hour before midnight in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_777_851_000)

  private func localizer(_ table: Language, region: String? = nil) -> Localizer {
    let localizer = Localizer(
      options: TableOptions(development: table),
      system: .fixed([table], region: region)
    )
    localizer.load([table: ["%@": "%@"]])
    return localizer
  }

  private func number(_ localizer: Localizer) -> String {
    localizer.text(for: "\(1_234_567)|\(1234.5, specifier: "%.1f")")
  }

  @Test(
    "FU-04: one locale decides for all numbers in one sentence",
    arguments: [
      ("en", "BR", "1,234,567", "€1,234,567.50", "2026"),
      ("ru", "DE", "1 234 567", "1 234 567,50 €", "2026"),
      ("fr", "US", "1 234 567", "1 234 567,50 €", "2026"),
      ("mr", "IN", "१२,३४,५६७", "€१२,३४,५६७.५०", "२०२६"),
      ("en", "SE", "1 234 567", "€1 234 567,50", "2026"),
      ("de", "CH", "1'234'567", "1'234'567.50", "2026"),
      ("en", "CH", "1'234'567", "1'234'567.50", "2026"),
      ("ja", "DE", "1,234,567", "€1,234,567.50", "2026"),
      ("pt", "US", "1.234.567", "1.234.567,50", "2026"),
      ("ar", "EG", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٬٥٦٧٫٥٠", "٢٠٢٦"),
      ("hi", "US", "12,34,567", "€12,34,567.50", "2026"),
      ("es", "MX", "1,234,567", "1,234,567.50", "2026"),
      ("fa", nil, "۱٬۲۳۴٬۵۶۷", "۱٬۲۳۴٬۵۶۷٫۵۰", "۲۰۲۶"),
    ] as [(Language, String?, String, String, String)]
  )
  func oneLocaleDecides(
    _ language: Language,
    _ region: String?,
    _ number: String,
    _ amount: String,
    _ year: String
  ) {
    let localizer = localizer(language, region: region)
    let parts = localizer.text(
      for: "\(1_234_567)|\(1_234_567.5, currency: "EUR")|\(date, date: .long, timeZone: zone)"
    ).split(separator: "|").map {
      $0.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
    #expect(parts[0] == number)
    #expect(parts[1].contains(amount))
    if language != "fa" { #expect(parts[2].contains(year)) }
  }

  /// Whatever the pair, no digit and no separator of an amount is one that numbers do not have.
  @Test func noPairMixesTwoKindsOfNumbers() throws {
    for language: Language in [
      "en", "de", "fr", "es", "pt", "ru", "ar", "fa", "hi", "mr", "ne", "bn", "th", "my", "sv",
      "he",
    ] {
      for region in ["US", "DE", "CH", "IN", "EG", "SE", "BR", "ZA", "JP", "001", "XX"] {
        let localizer = localizer(language, region: region)
        let parts = localizer.text(
          for: "\(1_234_567.25, specifier: "%.2f")|\(1_234_567.25, currency: "EUR")"
        )
        .split(separator: "|")
        #expect(parts[1].contains(parts[0]), "\(language) \(region): \(parts)")
      }
    }
  }

  @Test(
    "FU-05: what was chosen goes before what the system says",
    arguments: [
      ("en", "en-US", "DE", "1,234,567|1,234.5"), ("en", "en-DE", "US", "1.234.567|1.234,5"),
      ("en", "en", "DE", "1.234.567|1.234,5"), ("de", "de-CH", "DE", "1'234'567|1'234.5"),
      ("es", "es-MX", "ES", "1,234,567|1,234.5"), ("en", "fr-CH", "US", "1'234'567|1'234.5"),
      ("ar", "ar-EG-u-nu-arab", "US", "١٬٢٣٤٬٥٦٧|١٬٢٣٤٫٥"),
      ("ar", "ar-EG-u-nu-latn", nil, "1,234,567|1,234.5"),
      ("hi", "hi-u-nu-deva", "IN", "१२,३४,५६७|१,२३४.५"),
      ("en", "hi-u-nu-deva", nil, "1,234,567|1,234.5"),
      ("th", "th-u-ca-gregory-nu-thai", nil, "๑,๒๓๔,๕๖๗|๑,๒๓๔.๕"),
      ("en", "en-u-nu-xxxx", nil, "1,234,567|1,234.5"),
      ("ru", "ru-US", "DE", "1\u{A0}234\u{A0}567|1\u{A0}234,5"),
    ] as [(Language, Language, String?, String)]
  )
  func theChoiceGoesBeforeTheSystem(
    _ table: Language,
    _ choice: Language,
    _ region: String?,
    _ numbers: String
  ) throws {
    let localizer = localizer(table, region: region)
    try localizer.use(choice)
    #expect(number(localizer) == numbers)
    #expect(number(localizer.speaking(choice)) == numbers)
  }

  @Test func aChosenRegionAndItsKeywordsAreInTheLocaleForFormatters() throws {
    let english = localizer("en", region: "DE")
    #expect(english.locale.identifier.hasPrefix("en_DE") || english.locale.identifier == "en-DE")
    try english.use("en-US")
    #expect(english.locale.region?.identifier == "US")
    let arabic = localizer("ar", region: "US")
    try arabic.use("ar-EG-u-nu-arab")
    #expect(arabic.locale.numberingSystem.identifier == "arab")
    #expect(arabic.locale.region?.identifier == "EG")
    let russian = localizer("ru", region: "DE")
    #expect(russian.locale.decimalSeparator == "," && russian.locale.groupingSeparator == "\u{A0}")
  }

  @Test func followingTheSystemTheRegionIsThatOfItsSettings() throws {
    let localizer = localizer("en", region: "DE")
    #expect(number(localizer) == "1.234.567|1.234,5")
    try localizer.use("en-US")
    #expect(number(localizer) == "1,234,567|1,234.5")
    try localizer.followSystem()
    #expect(number(localizer) == "1.234.567|1.234,5")
  }
}
