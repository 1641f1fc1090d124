import Foundation
import IntertitleTesting
import Testing

@Suite struct DatesAndMoneyTests {
  private let localizer = Localizer(system: .fixed([], region: nil))
  private let zone: TimeZone
  /// The third of May 2026, half an hour before midnight in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_777_851_000)

  init() throws {
    zone = try #require(TimeZone(secondsFromGMT: 0))
    localizer.load([
      "de": ["Due %@": "Fällig am %@", "Pay %@": "%@ bezahlen", "Paid %@": "Bezahlt: %d"],
      "ja": ["Due %@": "期限：%@", "Pay %@": "%@を支払う"],
      "ar-EG": ["Due %@": "يستحق في %@", "Pay %@": "ادفع %@"],
      "en": ["Paid %@": "Paid %@"],
    ])
  }

  private var due: LocalizedText { "Due \(date, date: .long, timeZone: zone)" }
  private let pay: LocalizedText = "Pay \(1234.5, currency: "EUR")"

  @Test func aDateAndAnAmountStandInTheKeyAsText() {
    #expect(due.key == "Due %@" && pay.key == "Pay %@")
    #expect(("Due \(date)" as LocalizedText).key == "Due %@")
  }

  @Test(
    "a date is written anew in each language",
    arguments: [
      ("en", ["Due May 3, 2026"]), ("de", ["Fällig am 3. Mai 2026"]), ("ja", ["期限：2026年5月3日"]),
      ("ar-EG", ["يستحق في ٣", "مايو", "٢٠٢٦"]),
    ] as [(Language, [String])]
  )
  func aDateFollowsASwitch(_ language: Language, _ parts: [String]) throws {
    let label = localizer.scoped { LabelModel() }
    label.content = due
    #expect(label.text == "Due May 3, 2026")
    try localizer.use(language)
    let shown = try #require(label.text)
    for part in parts { #expect(shown.contains(part)) }
  }

  @Test(
    "a date or a number alone is written in the language in use, and nobody misses a key",
    arguments: [("de", "3. Mai 2026", "12.345"), ("ja", "2026年5月3日", "12,345")]
      as [(Language, String, String)]
  )
  func whatIsOnlyAHoleNeedsNoTable(_ language: Language, _ day: String, _ number: String) throws {
    let (first, second) = localizer.scoped { (LabelModel(), LabelModel()) }
    first.content = "\(date, date: .long, timeZone: zone)"
    second.content = "\(12345)"
    try localizer.use(language)
    #expect(first.text == day && second.text == number)
    #expect(!localizer.diagnostics.contains { $0.rule == "missing-key" })
    first.content = "Sent \(date, date: .long, timeZone: zone)"
    #expect(first.text == "Sent May 3, 2026")
    #expect(localizer.diagnostics.last?.key == "Sent %@")
  }

  @Test(
    "an amount is written anew in each language",
    arguments: [
      ("en", ["Pay €1,234.50"]), ("de", ["1.234,50\u{A0}€ bezahlen"]), ("ja", ["€1,234.50を支払う"]),
      ("ar-EG", ["ادفع", "١٬٢٣٤٫٥٠", "€"]),
    ] as [(Language, [String])]
  )
  func anAmountFollowsASwitch(_ language: Language, _ parts: [String]) throws {
    let label = localizer.scoped { LabelModel() }
    label.content = pay
    try localizer.use(language)
    let shown = try #require(label.text)
    for part in parts { #expect(shown.contains(part)) }
    try localizer.use("en")
    #expect(label.text == "Pay €1,234.50")
  }

  @Test func theRegionIsThePersons() throws {
    let swiss = Localizer(system: .fixed(["de"], region: "CH"))
    swiss.load(["de": ["Pay %@": "%@ bezahlen"]])
    #expect(swiss.text(for: "Pay \(1234.5, currency: "CHF")").contains("1'234.50"))
  }

  @Test(arguments: [("Asia/Tokyo", "Due May 4, 2026"), ("Europe/London", "Due May 4, 2026")])
  func aDayIsCountedInItsZone(_ name: String, _ shown: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    #expect(localizer.text(for: "Due \(date, timeZone: zone)") == shown)
    #expect(localizer.text(for: "Due \(date, timeZone: self.zone)") == "Due May 3, 2026")
  }

  @Test func aTimeIsShownOnlyWhereItIsAskedFor() throws {
    try localizer.use("de")
    #expect(
      localizer.text(for: "Due \(date, date: .none, time: .short, timeZone: zone)")
        == "Fällig am 23:30"
    )
    #expect(localizer.text(for: "Due \(date, timeZone: zone)") == "Fällig am 03.05.2026")
  }

  @Test func whereNoTableAnswersTheDateIsInTheDevelopmentLanguageLikeTheRest() throws {
    try localizer.use("de")
    #expect(localizer.text(for: "Until \(date, timeZone: zone)") == "Until May 3, 2026")
    #expect(localizer.text(for: "Owed \(1234.5, currency: "EUR")") == "Owed €1,234.50")
  }

  @Test func whileTheLayerIsOffADateIsAsTheDevelopmentLanguageWritesIt() throws {
    try localizer.use("de")
    localizer.isOn = false
    #expect(localizer.text(for: due) == "Due May 3, 2026")
    #expect(localizer.text(for: pay) == "Pay €1,234.50")
  }

  @Test("an amount is no number for a translation that wrote %d")
  func anAmountDoesNotFitANumbersHole() throws {
    try localizer.use("de")
    #expect(localizer.text(for: "Paid \(1.5, currency: "EUR")") == "Paid 1,50\u{A0}€")
    #expect(localizer.diagnostics.contains { $0.rule == "format-mismatch" })
  }

  @Test func aTextThatOnlyLooksLikeADateIsLeftAlone() throws {
    try localizer.use("de")
    let label = localizer.label("May 3, 2026")
    label.content = .verbatim("May 3, 2026")
    #expect(label.text == "May 3, 2026" && label.$text.origin == .verbatim)
    #expect(localizer.text(for: "Due \("May 3, 2026")") == "Fällig am May 3, 2026")
  }

  @Test func theSameDateMakesTheSameText() {
    #expect(due == "Due \(date, date: .long, timeZone: zone)")
    #expect(due != "Due \(date, date: .short, timeZone: zone)")
    #expect(due != "Due \(date + 1, date: .long, timeZone: zone)")
    #expect(pay != "Pay \(1234.5, currency: "USD")")
    #expect(Set([pay, "Pay \(1234.5, currency: "EUR")"]).count == 1)
  }

  @Test func whatIsPutInIsIsolatedWhereItIsAskedFor() throws {
    let isolating = Localizer(
      options: TableOptions(isolatesArguments: true),
      system: .fixed([])
    )
    isolating.load(["ar": ["Due %@": "يستحق في %@"]])
    try isolating.use("ar")
    #expect(isolating.text(for: due).hasPrefix("يستحق في \u{2068}"))
  }

  @Test("no digit of a large amount is lost")
  func aLargeAmountIsExact() throws {
    let amount = try #require(Decimal(string: "12345678901234567.89"))
    #expect(
      localizer.text(for: "Pay \(amount, currency: "EUR")") == "Pay €12,345,678,901,234,567.89"
    )
    #expect(localizer.text(for: "Pay \(1234, currency: "JPY")") == "Pay ¥1,234")
  }

  @Test(arguments: ["", "E", "EURO", "💰", "eur", "ZZZ", "\0\0\0"])
  func aCodeThatIsNoneIsNoCrash(_ code: String) throws {
    try localizer.use("de")
    #expect(localizer.text(for: "Pay \(12.5, currency: code)").contains("12"))
    #expect(localizer.text(for: "Pay \(Decimal.nan, currency: code)").contains("NaN"))
  }

  @Test(
    "a numbering system in the tag is no crash, whoever knows it",
    arguments: [
      ("th-u-nu-thai", "๓ พฤษภาคม ๒๕๖๙", "€๑,๒๓๔.๕๐"),
      ("hi-u-nu-deva", "३ मई २०२६", "€१,२३४.५०"),
      ("ar-EG-u-nu-latn", "3 مايو", "1,234.50"), ("de-u-nu-xxxx", "3. Mai 2026", "1.234,50"),
      ("de-u-nu", "3. Mai 2026", "1.234,50"), ("de-u-attr-nu-latn", "3. Mai 2026", "1.234,50"),
      ("de-u-nu-traditio", "3. Mai 2026", "1.234,50"),
    ] as [(Language, String, String)]
  )
  func aNumberingSystemIsNoCrash(_ language: Language, _ day: String, _ amount: String) throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load([language: ["Due %@": "> %@", "Pay %@": "> %@"]])
    try localizer.use(language)
    #expect(localizer.text(for: due).contains(day))
    #expect(localizer.text(for: pay).contains(amount))
  }

  @Test(
    "a region stands before what a tag says of formats, and takes none of it away",
    arguments: [
      ("ar-u-nu-latn", "SA", "16 ذو القعدة، 1447", "1,234.50"),
      ("ja-u-ca-japanese", "DE", "令和8年5月3日", "1,234.50"),
      ("de-x-private", "CH", "3. Mai 2026", "1'234.50"),
      ("de", "CH@numbers=xxxx", "3. Mai 2026", "1.234,50"), ("de", "", "3. Mai 2026", "1.234,50"),
    ] as [(Language, String, String, String)]
  )
  func aRegionIsKept(_ language: Language, _ region: String, _ day: String, _ amount: String) throws
  {
    let localizer = Localizer(system: .fixed([], region: region))
    localizer.load([language: ["Due %@": "> %@", "Pay %@": "> %@"]])
    try localizer.use(language)
    #expect(localizer.text(for: due).contains(day))
    #expect(localizer.text(for: pay).contains(amount))
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e18])
  func aDateBeyondTheCalendarIsNoCrash(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(localizer.text(for: "Due \(date, timeZone: zone)").hasPrefix("Due "))
  }

  @Test func manyThreadsMayShowDatesAtOnce() {
    let wrong = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 200) { [localizer, date, zone] number in
      let language: Language = number.isMultiple(of: 2) ? "de" : "en"
      let shown = localizer.speaking(language)
        .text(for: "Due \(date, date: .long, timeZone: zone)")
      let right = language == "de" ? "Fällig am 3. Mai 2026" : "Due May 3, 2026"
      if shown != right { wrong.withLock { $0 += 1 } }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}

@Suite(.enabled(if: OtherProcess.isThere, "the test process is built beside the tests"))
struct UnknownLanguageFormatTests {
  @Test(
    "LX-13: a language without data is written as the development language, whatever LANG says",
    arguments: ["C", "en_US.UTF-8", "fa_IR.UTF-8"]
  )
  func formatsDoNotFollowTheEnvironment(_ name: String) throws {
    let said = try OtherProcess(["formats"], environment: ["LANG": name, "LC_ALL": name]).finish()
    #expect(
      said == """
        xx de 3. Mai 2026 um 23:30 1.234,50\u{A0}€ 1.234,5
        ae de 1.234,500000 3. Mai 2026 um 23:30 1.234,50\u{A0}€
        """
    )
  }
}
