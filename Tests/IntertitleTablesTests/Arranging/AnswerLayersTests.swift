import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct AnswerLayersTests {
  private static let rules = """
    <plist><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>other</key><string>%lld of rules</string></dict></dict>
    <key>plain</key><string>of rules</string></dict></plist>
    """

  private func layers(
    _ texts: [(path: String, vendor: String?, text: String)],
    _ language: Language,
    _ settings: AnswerOrder.Settings = .init()
  ) throws -> AnswerLayers {
    let files = texts.map { StringFile(bytes: Array($0.text.utf8), path: $0.path) }
    let arranged = try zip(texts, files).map { text, file in
      try ArrangedFile(
        #require(TableFile(path: text.path)),
        vendor: text.vendor,
        named: file.languages
      )
    }
    return AnswerLayers(AnswerOrder(arranged, settings), language) { files[$0] }
  }

  private func texts(_ layers: AnswerLayers, _ table: String, _ asker: Asker) -> [String: String] {
    let sources = layers.answers(to: TableQuestion(table, for: asker)).layers.map(\.source)
    let table = StringTable(folding: sources)
    return Dictionary(uniqueKeysWithValues: table.keys.map { ($0, table.text(forKey: $0) ?? "") })
  }

  @Test func rulesAreAskedBeforePlainTextsAndPlainTextsByPath() throws {
    let layers = try layers(
      [
        ("V/en.lproj/C.strings", "V", "\"n\" = \"plain\"; \"plain\" = \"of strings\";"),
        ("V/en.lproj/C.stringsdict", "V", Self.rules),
      ],
      "en"
    )
    let found = texts(layers, "C", .vendor("V"))
    #expect(found == ["n": "%lld of rules", "plain": "of strings"])
  }

  @Test func aFileThatCannotBeReadIsPassed() throws {
    let found = try #require(TableFile(path: "en.lproj/T.strings"))
    let order = AnswerOrder([ArrangedFile(found, vendor: nil, named: [])])
    #expect(AnswerLayers(order, "en") { _ in nil }.hops.map(\.layers.count) == [0])
  }

  @Test func theFileOfAnotherTableIsNoCounterpart() throws {
    let layers = try layers(
      [
        ("en.lproj/A.strings", nil, "\"k\" = \"%lld\";"),
        ("fr.lproj/B.strings", nil, "\"k\" = \"%2$@\";"),
        ("fr.lproj/A.strings", nil, "\"k\" = \"%2$@\";"),
      ],
      "fr"
    )
    let questions = ["A", "B"].map { TableQuestion($0, for: .app) }
    #expect(
      questions.flatMap { layers.answers(to: $0).unfit.map(\.path) } == ["fr.lproj/A.strings"]
    )
    #expect(texts(layers, "A", .app) == ["k": "%lld"] && texts(layers, "B", .app) == ["k": "%2$@"])
  }

  @Test func whatHasTheDevelopmentLanguageAsItsParentIsComparedWithItAsWell() throws {
    let layers = try layers(
      [
        ("en.lproj/A.strings", nil, "\"k\" = \"%lld\";"),
        ("en-GB.lproj/A.strings", nil, "\"k\" = \"%2$@\";"),
      ],
      "en-GB"
    )
    #expect(layers.answers(to: TableQuestion("A", for: .app)).unfit.count == 1)
    #expect(texts(layers, "A", .app) == ["k": "%lld"])
  }

  @Test func anotherVendorsEntryNeverAnswersAVendor() throws {
    let layers = try layers(
      [
        ("A/en.lproj/T.strings", "A", "\"a\" = \"A\";"),
        ("B/en.lproj/T.strings", "B", "\"b\" = \"B\";"),
        ("en.lproj/Localizable.strings", nil, "\"m\" = \"app\";"),
        ("en.lproj/A.T.strings", nil, "\"v\" = \"app for A\";"),
      ],
      "en"
    )
    #expect(texts(layers, "T", .vendor("A")) == ["a": "A", "m": "app", "v": "app for A"])
    #expect(texts(layers, "T", .vendor("B")) == ["b": "B", "m": "app"])
    #expect(texts(layers, "T", .assignment) == ["a": "A", "b": "B"])
    #expect(texts(layers, "T", .app).isEmpty)
    #expect(texts(layers, "Localizable", .assignment).count == 3)
  }
}
