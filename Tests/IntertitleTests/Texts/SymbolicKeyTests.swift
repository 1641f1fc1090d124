import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// A key that is no text, with what goes into the text that is found.
@Suite("FU-02: a plural under a symbolic key can be said") struct SymbolicKeyTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(
      files: [
        "en.lproj/Localizable.stringsdict": Self.rules(["one": "%lld boat", "other": "%lld boats"]),
        "ru.lproj/Localizable.stringsdict": Self.rules([
          "one": "%lld лодка", "few": "%lld лодки", "many": "%lld лодок", "other": "%lld лодки",
        ]),
      ]
    )
    localizer.load([
      "en": ["port.hello": "Hello %@, %lld new", "port.due": "Due %@", "port.sum": "%@ to pay"],
      "ru": ["port.hello": "%2$lld для %1$@"],
    ])
  }

  private static func rules(_ forms: KeyValuePairs<String, String>) -> [UInt8] {
    let forms = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return Array(
      """
      <plist><dict><key>port.boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict></dict></dict></plist>
      """.utf8
    )
  }

  @Test(
    arguments: [("en", "1 boat", "5 boats"), ("ru", "1 лодка", "5 лодок")]
      as [(Language, String, String)]
  )
  func asContentItFollowsASwitch(_ language: Language, _ one: String, _ five: String) throws {
    let label = localizer.label()
    label.content = .key("port.boats", 1)
    try localizer.use(language)
    #expect(label.text == one && label.$text.key == "port.boats")
    label.content = .key("port.boats", 5)
    #expect(label.text == five && label.$text.origin.kind == .table)
    #expect(localizer.rules.isEmpty)
  }

  @Test func aVariableOfEveryTypeIsAValue() {
    let key = "port.boats"
    let texts: [LocalizedText] = [
      .key(key, 5 as Int8), .key(key, 5 as UInt64), .key(key, 5 as Int), .key(key, 5 as UInt16),
    ]
    #expect(Set(texts.map { localizer.text(for: $0) }) == ["5 boats"])
    #expect(localizer.text(for: .key("port.sum", 2.5)) == "2.5 to pay")
    #expect(localizer.text(for: .key("port.sum", 2.5 as Float)) == "2.5 to pay")
    #expect(localizer.text(for: .key("port.sum", "a" as Character)) == "a to pay")
    #expect(localizer.text(for: .key("port.sum", "xa".dropFirst())) == "a to pay")
  }

  @Test func asAnExplicitLookUpNoChainRuns() throws {
    let recorder = ChainRecorder("first")
    localizer.updateChain { $0.prepend(recorder) }
    #expect(localizer.text(forKey: "port.boats", 5) == "5 boats")
    #expect(localizer.text(forKey: "port.hello", "Ann", 3) == "Hello Ann, 3 new")
    try localizer.use("ru")
    #expect(localizer.text(forKey: "port.boats", 21) == "21 лодка")
    #expect(localizer.text(forKey: "nowhere", 21, value: "a fleet") == "a fleet")
    #expect(localizer.text(forKey: "nowhere %lld", 21) == "nowhere 21")
    #expect(recorder.log.entries.isEmpty)
  }

  @Test func asAnArgumentOfAnotherText() throws {
    try localizer.use("ru")
    #expect(
      localizer.text(for: .key("port.hello", LocalizedText.key("port.boats", 5), 3))
        == "3 для 5 лодок"
    )
    #expect(
      localizer.text(forKey: "port.hello", LocalizedText.key("port.boats", 5), 3) == "3 для 5 лодок"
    )
    #expect(localizer.text(for: "\(LocalizedText.key("port.boats", 2))!") == "2 лодки!")
  }

  @Test func whatAnInterpolationSaysIsAValueToo() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Date(timeIntervalSince1970: 1_777_851_000)
    #expect(
      localizer.text(for: .key("port.due", "\(date, date: .long, timeZone: zone)" as LocalizedText))
        == "Due May 3, 2026"
    )
    #expect(localizer.text(for: .key("port.sum", Price(amount: 3))) == "€3.00 to pay")
    #expect(
      localizer.text(for: .key("port.sum", "\(1234, .plain)" as LocalizedText)) == "1234 to pay"
    )
    #expect(localizer.rules.isEmpty)
  }

  private struct Price: TextValue {
    let amount: Decimal
    var asArgument: LocalizedText { "\(amount, currency: "EUR")" }
  }

  @Test func tableContextAndCommentAreAsWithoutValues() throws {
    localizer.load([
      "en": ["boats": "%lld boats", "boats_moored": "%lld boats lie here"]
    ])
    #expect(localizer.text(for: .key("boats", 3, context: "moored")) == "3 boats lie here")
    #expect(localizer.text(for: .key("boats", 3, context: "sunk")) == "3 boats")
    #expect(localizer.text(forKey: "boats", 3, context: "moored") == "3 boats lie here")
    let text = LocalizedText.key("k", 3, table: "T", context: "c", comment: "d")
    #expect(text.table == "T" && text.context == "c" && text.comment == "d")
    #expect(text == .key("k", 3, table: "T", context: "c", comment: "d"))
    #expect(text != .key("k", 4, table: "T", context: "c", comment: "d"))
  }

  @Test func aKeyThatNobodyHasIsShownWithItsValuesWhereItHasHoles() {
    #expect(localizer.text(for: .key("no.such", 5)) == "no.such")
    #expect(localizer.text(for: .key("%lld of %@", 5, "x")) == "5 of x")
    #expect(localizer.rules.allSatisfy { $0 == "missing-key" })
  }

  @Test func aRuleThatIsShownWithoutItsNumberIsReportedOnce() throws {
    for _ in 0..<3 {
      #expect(localizer.label("port.boats").text == "%lld boats")
      #expect(localizer.text(for: .key("port.boats")) == "%lld boats")
      #expect(localizer.text(for: .key("port.boats", context: "x")) == "%lld boats")
    }
    #expect(localizer.rules == ["without-number"])
    #expect(localizer.diagnostics[0].message.contains(".key(“port.boats”, 5)"))
  }

  @Test func aRuleThatAsksForNoNumberIsNotReported() {
    let device = """
      {"sourceLanguage": "en", "strings": {"tap": {"localizations": {"en": {"variations": {"device":
        {"mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}}}}
      """
    localizer.load(files: ["Localizable.xcstrings": Array(device.utf8)])
    #expect(localizer.label("tap").text == "Tap")
    #expect(localizer.text(for: .key("port.boats", 2)) == "2 boats")
    #expect(localizer.rules.isEmpty)
  }

  @Test func whatIsHandedToPrintfCanBePrinted() {
    let text = localizer.text(forKey: "port.boats")
    #expect(String(format: text, 5) == "5 boats")
    let bundle = localizer.override(Bundle.main)
    let answer = bundle.localizedString(forKey: "port.boats", value: nil, table: nil)
    #expect(String(format: answer, 5) == "5 boats")
  }

  @Test func keysOfKeysMayStandInsideEachOtherAsDeepAsOneLikes() {
    var text = LocalizedText.key("port.sum", "all")
    for _ in 0..<10_000 { text = .key("port.sum", text) }
    #expect(localizer.text(for: text).hasSuffix(" to pay"))
    #expect(localizer.text(forKey: "port.sum", text).hasSuffix(" to pay"))
    #expect(text == text && text.hashValue == text.hashValue)
    var literal: LocalizedText = "x"
    for _ in 0..<10_000 { literal = .key("%@ %1$@", literal) }
    #expect(!localizer.text(for: literal).isEmpty)
  }
}
