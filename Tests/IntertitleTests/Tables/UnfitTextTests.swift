import IntertitleTesting
import Testing

/// Texts that were written for other arguments than code hands over.
@Suite struct UnfitTextTests {
  private let localizer = Localizer(system: .fixed([]))

  private var mismatches: [Diagnostic] {
    localizer.diagnostics.filter { $0.rule == "format-mismatch" }
  }

  @Test("FU-07: the development language's text is checked against its key too")
  func aDevelopmentTextThatAsksForAnotherKindIsNotShown() {
    localizer.load(["en": ["%@ x": "%d x", "%@ of %@": "%@ of %@ (%@)", "%lld of %@": "%@: %lld"]])
    #expect(localizer.text(for: "\("abc") x") == "abc x")
    #expect(localizer.text(for: "\("a") of \("b")") == "a of b")
    #expect(localizer.text(for: "\(5) of \("b")") == "5 of b")
    #expect(mismatches.count == 3 && mismatches.allSatisfy { $0.severity == .error })
  }

  @Test("FU-07: a whole number for one with a fraction is shown rounded, with a warning")
  func aNumberIsRoundedAndSaidToBe() {
    localizer.load(["en": ["%lf x": "%d x", "%.2f y": "%lld y"]])
    #expect(localizer.text(for: "\(2.5) x") == "2 x")
    #expect(localizer.text(for: "\(3.75) x") == "4 x")
    #expect(localizer.text(for: "\(-0.25) x") == "0 x")
    #expect(localizer.text(for: "\(7.0, specifier: "%.2f") y") == "7 y")
    #expect(mismatches.count == 2 && mismatches.allSatisfy { $0.severity == .warning })
  }

  @Test func whatFitsItsKeyIsNotReported() {
    localizer.load([
      "en": [
        "%@ x": "%@ y", "%lld x": "%d x", "%lld of %lld": "%2$lld, %1$lld", "%lf x": "%.1f x",
        "%@ left": "none left", "100% x": "100% y", "key.of.text": "%d and %@",
      ]
    ])
    #expect(localizer.text(for: "\("a") x") == "a y")
    #expect(localizer.text(for: "\(1) of \(2)") == "2, 1")
    #expect(localizer.text(for: .key("key.of.text", 3, "b")) == "3 and b")
    #expect(mismatches.isEmpty)
  }

  @Test(
    "FU-08, FU-09: a damaged placeholder is never shown: the source wording is, with an error",
    arguments: [
      "％@ von ％@", "%2@ von %1@", "%1%@ von %2%@", "% @ von %@", "%1$s von %2$s", "%s von %s",
      "%c von %S", "٪@ من ٪@", "%%@ von %@", "%@$1 von %@$2",
    ]
  )
  func aDamagedPlaceholderIsNotShown(_ text: String) throws {
    localizer.load(["en": ["%@ of %@": "%@ out of %@"], "de": ["%@ of %@": text]])
    try localizer.use("de")
    #expect(localizer.text(for: "\("Ann") of \("Bob")") == "Ann out of Bob")
    #expect(mismatches.count == 1 && mismatches[0].severity == .error)
    #expect(mismatches[0].message.contains("“%@ of %@”"))
  }

  @Test("FU-09: a precision behind its placeholder")
  func aStrayPrecisionIsNotShown() throws {
    localizer.load(["en": ["%.2f km": "%.2f km"], "de": ["%.2f km": "%f.2 km"]])
    try localizer.use("de")
    #expect(localizer.text(for: "\(1.5, specifier: "%.2f") km") == "1.50 km")
  }

  @Test("FU-08: where the development language has no text, the key's wording is shown")
  func withoutASourceTextTheKeyIsShown() throws {
    localizer.load(["de": ["%@ of %@": "％@ von ％@"]])
    try localizer.use("de")
    #expect(localizer.text(for: "\("Ann") of \("Bob")") == "Ann of Bob")
    #expect(mismatches.count == 1)
  }

  @Test("FU-10: markup of the system's is not shown, and is reported once")
  func systemMarkupIsLeftOut() throws {
    localizer.load([
      "en": [
        "^[%lld boat](inflect: true)": "^[%lld boat](inflect: true)",
        "one": "You have ^[1 boat](inflect: true)",
      ],
      "de": ["^[%lld boat](inflect: true)": "^[%lld Boot](inflect: true)!"],
    ])
    for _ in 0..<2 {
      #expect(localizer.text(for: "^[\(3) boat](inflect: true)") == "3 boat")
      #expect(localizer.label("one").text == "You have 1 boat")
      #expect(localizer.text(forKey: "one") == "You have 1 boat")
    }
    #expect(localizer.rules == ["system-markup", "system-markup"])
    try localizer.use("de")
    #expect(localizer.text(for: "^[\(3) boat](inflect: true)") == "3 Boot!")
    #expect(localizer.text(for: "^[\(3) ship](inflect: true)") == "3 ship")
  }

  @Test("FU-10: in its plural form where there is a rule")
  func systemMarkupInARuleHasItsForm() throws {
    let unit = { (text: String) in "{\"stringUnit\": {\"value\": \"^[\(text)](inflect: true)\"}}" }
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld boat": {"localizations": {"en": {"variations":
        {"plural": {"one": \(unit("%lld boat")), "other": \(unit("%lld boats"))}}}}}}}
      """
    localizer.load(files: ["Localizable.xcstrings": Array(catalog.utf8)])
    #expect(localizer.text(for: "\(1) boat") == "1 boat")
    #expect(localizer.text(for: "\(2) boat") == "2 boats")
    #expect(localizer.text(forKey: "%lld boat") == "%lld boats")
    #expect(localizer.rules == ["system-markup", "without-number"])
  }
}
