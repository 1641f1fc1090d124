import IntertitleTesting
import Testing

/// Texts of one language that stand in for those of another.
@Suite struct StandInTests {
  private let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))

  init() {
    let english = Array(
      """
      <plist><dict><key>%lld boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld boat</string><key>other</key><string>%lld boats</string>
      </dict></dict></dict></plist>
      """.utf8
    )
    localizer.load(files: ["en.lproj/Localizable.stringsdict": english])
    for language: Language in ["ru", "ja", "fr", "fa", "ar-EG", "pt-PT"] {
      localizer.load([language: ["Other": "x"]])
    }
  }

  @Test(
    "FU-01: the plural rule and the digits are those of the language that the text is in",
    arguments: [
      ("ru", 21, "21 boats"), ("ja", 1, "1 boat"), ("fr", 0, "0 boats"), ("fa", 0, "0 boats"),
      ("ar-EG", 2, "2 boats"), ("ru", 1_234_567, "1,234,567 boats"),
      ("fa", 1_234_567, "1,234,567 boats"),
    ] as [(Language, Int, String)]
  )
  func aTextHasItsOwnLanguagesRules(_ language: Language, _ count: Int, _ text: String) throws {
    let label = localizer.label()
    try localizer.use(language)
    label.content = "\(count) boats"
    #expect(label.text == text && label.$text.origin.kind == .fallback)
    #expect(localizer.text(for: .key("%lld boats", count)) == text)
  }

  @Test("FU-01: so has one that was found back", arguments: ["ru", "ja", "fr"] as [Language])
  func aTextThatWasFoundBackHasThemToo(_ language: Language) throws {
    try localizer.use(language)
    #expect(localizer.label("21 boats").text == "21 boats")
    #expect(localizer.label("1 boat").text == "1 boat")
    #expect(localizer.label("0 boats").text == "0 boats")
  }

  @Test func aParentsTextHasTheParentsFormsAndTheRegionsNumbers() throws {
    let forms = Array(
      """
      <plist><dict><key>%lf km</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>.1f</string>
      <key>one</key><string>%.1f one</string><key>other</key><string>%.1f other</string>
      </dict></dict></dict></plist>
      """.utf8
    )
    localizer.load(files: ["pt.lproj/Localizable.stringsdict": forms])
    try localizer.use("pt-PT")
    // 1.5 is one in pt, other in pt-PT, where numbers are grouped by blanks.
    #expect(localizer.text(for: "\(1.5) km") == "1,5 one")
    #expect(localizer.text(for: "\(12345.5) km") == "12\u{A0}345,5 other")
  }

  @Test("FU-12: language goes before context")
  func aNearerLanguageGoesBeforeTheContext() throws {
    localizer.load([
      "zh": ["Open": "打开", "Shut_door": "关门"],
      "en": ["Open": "Open", "Open_state": "Open now", "Shut": "Shut", "Shut_door": "Close"],
    ])
    try localizer.use("zh")
    #expect(localizer.text(for: .key("Open", context: "state")) == "打开")
    #expect(localizer.text(for: .key("Shut", context: "door")) == "关门")
    #expect(localizer.text(for: .key("Shut", context: "lid")) == "Shut")
    try localizer.use("en")
    #expect(localizer.text(for: .key("Open", context: "state")) == "Open now")
    #expect(localizer.text(for: .key("Open", context: "lid")) == "Open")
  }
}
