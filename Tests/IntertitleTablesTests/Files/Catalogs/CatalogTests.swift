import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct CatalogTests {
  private func catalog(_ strings: String, version: String = "1.0") -> StringFile {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : { \(strings) },
        "version" : "\(version)"
      }
      """
    return StringFile(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  }

  private func table(_ file: StringFile, _ language: Language) -> StringTable {
    StringTable(folding: [.init(language: language, file: file)])
  }

  private func unit(_ value: String, _ state: String? = "translated") -> String {
    let state = state.map { "\"state\" : \"\($0)\", " } ?? ""
    return "{ \"stringUnit\" : { \(state)\"value\" : \"\(value)\" } }"
  }

  @Test func eachLanguageHasItsTexts() throws {
    let file = catalog(
      """
      "Hello" : { "comment" : "A greeting", "extractionState" : "manual",
        "localizations" : { "fr" : \(unit("Bonjour")), "zh-Hans" : \(unit("你好\\n\\u00e9")) } }
      """
    )
    #expect(file.format == .xcstrings && file.diagnostics.isEmpty && file.isAcceptedByApple)
    #expect(file.languages == ["en", "fr", "zh-Hans"])
    #expect(table(file, "fr").text(forKey: "Hello") == "Bonjour")
    #expect(table(file, "zh_hans").text(forKey: "Hello") == "你好\né")
    let entry = try #require(file.entries.first { $0.language == "fr" })
    #expect(entry.comment == "A greeting" && entry.extractionState == "manual")
    #expect(entry.state == "translated" && entry.line == 4)
  }

  @Test("PA-22", arguments: [nil, "needs_review", "translated"])
  func aValueIsUsedWhateverItsStateIs(state: String?) {
    let file = catalog(
      "\"k\" : { \"extractionState\" : \"stale\", \"localizations\" : { \"fr\" : \(unit("v", state)) } }"
    )
    #expect(table(file, "fr").text(forKey: "k") == "v")
    #expect(file.entries.first?.state == state)
    #expect(file.entries.first?.extractionState == "stale")
  }

  @Test("PA-23") func anEmptyOrMissingTranslationIsNoEntry() {
    let file = catalog(
      """
      "a" : { "localizations" : { "fr" : \(unit("")) } },
      "b" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "new" } } } }
      """
    )
    #expect(table(file, "fr").count == 0)
    #expect(table(file, "en").text(forKey: "a") == "a")
    #expect(table(file, "en").text(forKey: "b") == "b")
  }

  @Test("PA-26") func aKeyWithoutLocalizationsIsItsSourceText() {
    let file = catalog("\"Hello\" : { }, \"n\" : { \"shouldTranslate\" : false }")
    #expect(table(file, "en").text(forKey: "Hello") == "Hello")
    #expect(table(file, "fr").text(forKey: "Hello") == nil)
    #expect(file.entries.map(\.isTranslatable) == [true, false])
  }

  @Test func variationsByPluralAreRules() throws {
    let file = catalog(
      """
      "%lld files" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : \(unit("%lld file")), "other" : \(unit("%lld files", "needs_review")) } } } } }
      """
    )
    let entry = try #require(file.entries.first)
    let variable = FormatRules.Variable(
      name: "value",
      rule: .plural,
      valueType: "lld",
      forms: [.init("one", "%lld file"), .init("other", "%lld files")]
    )
    #expect(entry.value == .rules(.init(format: "%#@value@", variables: [variable])))
    #expect(entry.state == "needs_review")
    #expect(table(file, "en").rules(at: 0)?.variables == [variable])
  }

  @Test func variationsByDeviceMayHoldVariationsByPlural() throws {
    let file = catalog(
      """
      "k" : { "localizations" : { "en" : { "variations" : { "device" : {
        "mac" : \(unit("Click")), "other" : { "variations" : { "plural" : {
          "one" : \(unit("Tap")), "other" : \(unit("Taps")) } } } } } } } }
      """
    )
    guard case .rules(let rules)? = file.entries.first?.value else {
      Issue.record("no rules")
      return
    }
    #expect(rules.variables[0].rule == .device)
    guard case .rules(let inner) = rules.variables[0].forms[1].value else {
      Issue.record("no inner rules")
      return
    }
    #expect(inner.variables[0].forms.map(\.text) == ["Tap", "Taps"])
  }

  @Test func substitutionsAreVariablesOfTheFormat() throws {
    let file = catalog(
      """
      "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@people@ at %#@tables@" },
        "substitutions" : {
          "people" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : \(unit("%arg person")), "other" : \(unit("%arg people")) } } },
          "tables" : { "argNum" : 2, "formatSpecifier" : "ld", "variations" : { "plural" : {
            "other" : \(unit("%arg tables")) } } } } } } }
      """
    )
    guard case .rules(let rules)? = file.entries.first?.value else {
      Issue.record("no rules")
      return
    }
    #expect(rules.format == "%#@people@ at %#@tables@")
    #expect(rules.variables.map(\.name) == ["people", "tables"])
    #expect(rules.variables.map(\.argument) == [1, 2])
    #expect(rules.variables[0].forms[0].text == "%lld person")
    #expect(rules.variables[1].forms[0].text == "%ld tables")
  }

  @Test func anUnknownVersionIsReadWithAWarning() {
    #expect(catalog("\"a\" : {}", version: "9.0").diagnostics.map(\.rule) == ["unknown-version"])
    #expect(catalog("\"a\" : {}", version: "1.2").diagnostics.isEmpty)
  }

  @Test func aBrokenCatalogKeepsWhatStandsBeforeTheFault() {
    let file = catalog("\"a\" : {}, \"b\" : {} \"c\" : {}")
    #expect(table(file, "en").keys == ["a", "b"])
    #expect(file.diagnostics.map(\.rule) == ["json"])
    #expect(file.diagnostics.first?.line == 3)
  }

  @Test func sixHundredBracketsEndInAnError() {
    let text = "{\"strings\":" + String(repeating: "[", count: 600)
    let file = StringFile(bytes: Array(text.utf8), path: "T.xcstrings")
    #expect(file.diagnostics.contains { $0.rule == "json" })
  }

  @Test func randomJSONIsAcceptedAsTheJudgeAcceptsIt() {
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\u00e9\"", "\"\\q\"", "1", "-2.5e3", "true",
      "null",
      " ", "\"", "01", "x", "{\"a\":1}", "[1,2]", "\"a\":", "\"\\ud83d\\ude00\"",
    ]
    var random = SplitMix(state: 3)
    for _ in 0..<3_000 {
      let text =
        "["
        + (0..<random.next(below: 7)).map { _ in tokens[random.next(below: tokens.count)] }
        .joined() + "]"
      let judged = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      let arena = DecodedText(Array(text.utf8)).arena
      var scanner = JSONScanner(NodeTape(arena, capacity: 0))
      var isAccepted = true
      do { try scanner.scan() } catch { isAccepted = false }
      #expect(isAccepted == (judged != nil), "\(text)")
    }
  }
}
