import Intertitle
import Testing

@Suite struct LocalizedTextTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(
      files: [
        "ru.lproj/Localizable.stringsdict": Array(Self.russian.utf8),
        "en.lproj/Localizable.stringsdict": Array(Self.english.utf8),
        "de.lproj/Localizable.strings": Array(Self.german.utf8),
        "zh-Hans.lproj/Localizable.strings": Array("\"%lld of %@\" = \"%@ 的 %lld\";".utf8),
        "en.lproj/Localizable.strings": Array("\"%lld of %@\" = \"%lld of %@\";".utf8),
      ]
    )
  }

  private static let german = """
    "Hello, %@" = "Hallo, %@";
    "%lf km" = "%.1f km";
    "Open" = "Öffnen";
    "Open_door" = "Aufmachen";
    """

  private static let russian = rules([
    "one": "%d предмет", "few": "%d предмета", "many": "%d предметов",
  ])
  private static let english = rules(["one": "%d item", "other": "%d items"])

  private static func rules(_ forms: [String: String]) -> String {
    let lines = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.sorted().joined()
    return """
      <plist><dict><key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(lines)</dict></dict></dict></plist>
      """
  }

  @Test func aLiteralWithHolesIsItsKey() {
    let (count, name, size, id) = (3, "Ann", 4.5, UInt32(7))
    #expect(("You have \(count) messages" as LocalizedText).key == "You have %lld messages")
    #expect(("Hello, \(name)" as LocalizedText).key == "Hello, %@")
    #expect(("\(size) km" as LocalizedText).key == "%lf km")
    #expect(("\(size, specifier: "%.2f") km" as LocalizedText).key == "%.2f km")
    #expect(("Order \(id, .plain)" as LocalizedText).key == "Order %u")
  }

  @Test func aPercentSignIsDoubledOnlyWhereThereAreArguments() {
    let name = "Ann"
    #expect(("100% sure" as LocalizedText).key == "100% sure")
    #expect(("100% \(name)" as LocalizedText).key == "100%% %@")
  }

  @Test("MO-12: a text with a count follows a switch with the right plural form")
  func aCountFollowsASwitch() throws {
    let label = localizer.scoped { LabelModel() }
    let count = 3
    label.content = "\(count) items"
    #expect(label.text == "3 items")
    try localizer.use("ru")
    #expect(label.text == "3 предмета")
    #expect(label.$text.key == "%lld items")
  }

  @Test func argumentsAreWrittenAsTheLanguageWritesThem() throws {
    let label = localizer.scoped { LabelModel() }
    label.content = "\(1234.5) km"
    try localizer.use("de")
    #expect(label.text == "1.234,5 km")
  }

  @Test func anArgumentIsNeverReadAsAFormat() throws {
    try localizer.use("de")
    let name = "100%@ %n"
    #expect(localizer.text(for: "Hello, \(name)") == "Hallo, 100%@ %n")
  }

  @Test func aTextAmongTheArgumentsIsInTheLanguageToo() throws {
    try localizer.use("de")
    #expect(localizer.text(for: "Hello, \("Open" as LocalizedText)") == "Hallo, Öffnen")
  }

  @Test func aContextIsAskedBeforeTheKeyAlone() throws {
    try localizer.use("de")
    #expect(localizer.text(for: .key("Open", context: "door")) == "Aufmachen")
    #expect(localizer.text(for: .key("Open", context: "file")) == "Öffnen")
  }

  @Test("PF-01: a translation that swaps placeholders without numbers is not used")
  func aTranslationThatDoesNotFitIsLeftOutAndReported() throws {
    try localizer.use("zh-Hans")
    #expect(localizer.text(for: "\(99) of \("w")") == "99 of w")
    #expect(localizer.diagnostics.contains { $0.rule == "format-mismatch" && $0.line == 1 })
  }

  @Test("PF-02: a hole without an argument stays as it is written")
  func aHoleWithoutAnArgumentStays() {
    #expect(localizer.text(for: .key("%@ and %@", "a")) == "a and %@")
  }

  @Test func whileTheLayerIsOffACountHasTheDevelopmentLanguagesForm() throws {
    try localizer.use("ru")
    localizer.isOn = false
    #expect(localizer.text(for: "\(1) items") == "1 item")
    #expect(localizer.text(for: "\(2) items") == "2 items")
  }

  @Test func theSameTextIsTheSameWithItsArguments() {
    let label = localizer.scoped { LabelModel() }
    label.content = "\(1) items"
    label.content = "\(2) items"
    #expect(label.text == "2 items")
  }
}
