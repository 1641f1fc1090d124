import Foundation
import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XLIFFTests {
  private func units(_ document: StringDocument) throws -> [XLIFFReading.Unit] {
    try XLIFFReading(document.written(as: .xliff).text).units
  }

  private func entry(_ key: String, _ text: String, _ language: String) -> StringEntry {
    StringEntry(key: key, value: .text(text), language: language)
  }

  private let plural = FormatRules(
    whole: .plural("n", "d", ["one": "%d file", "other": "%d files"])
  )

  @Test func aUnitHasItsSourceTargetStateAndNote() throws {
    var french = entry("Hello", "Bonjour, \"toi\"\n", "fr")
    french.state = "needs_review"
    var hello = entry("Hello", "Hello & <b>welcome</b>", "en")
    hello.comment = "A greeting"
    let document = StringDocument(entries: [hello, french], path: "Localizable.strings")
    let reading = try XLIFFReading(document.written(as: .xliff).text)
    #expect(
      reading.files == [
        [
          "original": "Localizable.strings", "source-language": "en", "target-language": "fr",
          "datatype": "plaintext",
        ]
      ]
    )
    #expect(
      reading.units == [
        .init(
          id: "Hello",
          source: "Hello & <b>welcome</b>",
          target: "Bonjour, \"toi\"\n",
          state: "needs-review-translation",
          note: "A greeting"
        )
      ]
    )
  }

  @Test func everyTargetLanguageIsAFileAndASourceAloneIsOneToo() throws {
    let entries = [entry("k", "a", "en"), entry("k", "b", "fr"), entry("k", "c", "ja")]
    func targets(_ entries: [StringEntry], _ language: Language? = nil) throws -> [String?] {
      let written = StringDocument(entries: entries).written(as: .xliff, language: language)
      return try XLIFFReading(written.text).files.map { $0["target-language"] }
    }
    try #expect(targets(entries) == ["fr", "ja"])
    try #expect(targets(entries, "ja") == ["ja"])
    try #expect(targets([entries[0]]) == [nil])
  }

  @Test func whatOnlyTheTargetHasTakesItsKeyForTheSource() throws {
    try #expect(units(StringDocument(entries: [entry("k", "b", "fr")])).map(\.source) == ["k"])
  }

  @Test func formsOfAPropertyListAreNamedByTheWayToThem() throws {
    let device = FormatRules(
      whole: .device([.init("iphone", .rules(plural)), .init("other", "Click")])
    )
    try #expect(
      units(StringDocument(plural)).map(\.id) == [
        "/k:dict/NSStringLocalizedFormatKey:dict/:string", "/k:dict/n:dict/one:dict/:string",
        "/k:dict/n:dict/other:dict/:string",
      ]
    )
    let way = "/k:dict/NSStringDeviceSpecificRuleType:dict"
    try #expect(
      units(StringDocument(device)).map(\.id) == [
        "\(way)/iphone:dict/NSStringLocalizedFormatKey:dict/:string",
        "\(way)/iphone:dict/n:dict/one:dict/:string",
        "\(way)/iphone:dict/n:dict/other:dict/:string", "\(way)/other:dict/:string",
      ]
    )
    let width = FormatRules(format: "%#@w@!", variables: [.width("w", ["20": "Hi"])])
    try #expect(
      units(StringDocument(width)).last?.id
        == "/k:dict/w:dict/NSStringVariableWidthRuleType:dict/20:dict/:string"
    )
  }

  @Test func formsOfACatalogAreNamedByWhatTheyVaryBy() throws {
    let path = "Localizable.xcstrings"
    let device = FormatRules(
      whole: .device([.init("iphone", .rules(plural)), .init("other", "Click")])
    )
    try #expect(
      units(StringDocument(device, path: path)).map(\.id) == [
        "k|==|device.iphone.plural.one", "k|==|device.iphone.plural.other",
        "k|==|device.other",
      ]
    )
    let format = FormatRules(format: "%#@n@ left", variables: plural.variables)
    try #expect(
      units(StringDocument(format, path: path)).map(\.id) == [
        "k", "k|==|substitutions.n.plural.one", "k|==|substitutions.n.plural.other",
      ]
    )
  }

  @Test func aFormThatTheSourceLacksHasItsGeneralForm() throws {
    let polish = FormatRules(
      whole: .plural("n", "d", ["one": "%d plik", "few": "%d pliki", "other": "%d pliku"])
    )
    var document = StringDocument(plural, path: "Localizable.xcstrings")
    document.entries.append(StringEntry(key: "k", value: .rules(polish), language: "pl"))
    let few = try units(document).first { $0.id == "k|==|plural.few" }
    #expect(few?.source == "%d files" && few?.target == "%d pliki")
  }

  @Test func aPlainTranslationOfRulesHasWhatStandsForThem() throws {
    var document = StringDocument(plural, path: "Localizable.xcstrings")
    document.entries.append(entry("k", "fichiers", "fr"))
    let unit = try units(document).first { $0.target != nil }
    #expect(unit?.id == "k" && unit?.source == "%d files")
  }

  @Test(arguments: ["\"quotes\" & <tags>", "tab\tand\nline", "\r\n", "]]>", "👨‍👩‍👧", "مرحبا", ""])
  func everyTextThatXMLHoldsComesBack(text: String) throws {
    var entry = entry(text, text, "fr")
    entry.comment = text
    let document = StringDocument(entries: [entry], path: text)
    let reading = try XLIFFReading(document.written(as: .xliff).text)
    let note = text.isEmpty ? nil : text
    #expect(reading.files.map { $0["original"] } == [text])
    #expect(reading.units == [.init(id: text, source: text, target: text, note: note)])
  }

  @Test(arguments: ["\0", "\u{1B}", "\u{FFFE}"])
  func whatXMLCannotHoldIsLeftOutWhereverItStands(character: String) throws {
    var comment = entry("c", "text", "en")
    comment.comment = character
    let broken = [entry(character, "text", "en"), entry("t", character, "fr"), comment]
    let document = StringDocument(entries: broken + [entry("whole", "text", "en")])
    try #expect(units(document).map(\.id) == ["whole"])
    #expect(document.written(as: .xliff).diagnostics.map(\.severity) == [.error, .error, .error])
  }

  @Test func aPathThatXMLCannotHoldIsWrittenAsItCanBe() throws {
    let document = StringDocument(entries: [entry("k", "a", "en")], path: "a\u{1}.strings")
    let reading = try XLIFFReading(document.written(as: .xliff).text)
    #expect(reading.files.map { $0["original"] } == ["a\u{FFFD}.strings"])
  }

  @Test func aKeyThatIsNotToBeTranslatedSaysSo() {
    var fixed = entry("k", "a", "en")
    fixed.isTranslatable = false
    let text = StringDocument(entries: [fixed]).written(as: .xliff).text
    #expect(text.contains("<trans-unit id=\"k\" xml:space=\"preserve\" translate=\"no\">"))
  }

  @Test(arguments: [("new", "new"), ("translated", "translated"), ("odd", "x-odd")])
  func statesAreThoseThatXLIFFKnows(state: String, name: String) throws {
    var french = entry("k", "b", "fr")
    french.state = state
    try #expect(units(StringDocument(entries: [french])).map(\.state) == [name])
  }
}

/// A file as another parser reads it.
private final class XLIFFReading: NSObject, XMLParserDelegate {
  struct Unit: Equatable {
    var id = ""
    var source = ""
    var target: String?
    var state: String?
    var note: String?
  }

  private(set) var files: [[String: String]] = []
  private(set) var units: [Unit] = []
  private var text = ""

  init(_ file: String) throws {
    super.init()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    text = ""
    switch name {
    case "file": files.append(attributes)
    case "trans-unit": units.append(Unit(id: attributes["id"] ?? ""))
    case "target": units[units.count - 1].state = attributes["state"]
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    switch name {
    case "source": units[units.count - 1].source = text
    case "target": units[units.count - 1].target = text
    case "note": units[units.count - 1].note = text
    default: break
    }
  }
}
