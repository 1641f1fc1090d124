import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct LossTests {
  private func losses(
    _ document: StringDocument,
    _ format: DocumentFormat,
    _ language: Language? = nil
  ) -> [String] {
    document.written(as: format, language: language).diagnostics.map {
      "\($0.severity): \($0.message) [\($0.rule)]"
    }
  }

  private var plural: FormatRules {
    .init(whole: .plural("n", "d", ["one": "%d file", "other": "%d files"]))
  }

  private var width: FormatRules {
    .init(whole: .width("NSStringVariableWidthRuleType", ["20": "Hi", "53": "Hello"]))
  }

  private func document(_ change: (inout StringEntry) -> Void) -> StringDocument {
    var entry = StringEntry(key: "k", value: .text("text"), language: "en")
    change(&entry)
    return StringDocument(entries: [entry])
  }

  private let languages = StringDocument(
    entries: ["en", "fr", "ja"].map {
      StringEntry(key: "k", value: .text("text"), language: $0)
    }
  )

  @Test func rulesThatBecomeOneTextAreAnErrorWithThatText() {
    let mixed = FormatRules(whole: .device([.init("iphone", .rules(plural)), .init("other", "x")]))
    #expect(
      losses(StringDocument(plural), .strings) == [
        "error: a .strings file cannot carry the plural rules of “k”: “%d files” is written;"
          + " stringsdict carries them [cannot-carry]"
      ]
    )
    #expect(
      losses(StringDocument(mixed), .strings) == [
        "error: a .strings file cannot carry the device and plural rules of “k”: “x” is"
          + " written; stringsdict carries them [cannot-carry]"
      ]
    )
    for format in DocumentFormat.allCases where format != .strings {
      #expect(losses(StringDocument(plural), format) == [])
    }
  }

  @Test func widthsInACatalogAreAnError() {
    #expect(
      losses(StringDocument(width), .xcstrings) == [
        "error: a string catalog cannot carry the width rules of “k”: the most general form is"
          + " written; stringsdict carries them [cannot-carry]"
      ]
    )
    let written = StringDocument(width).written(as: .xcstrings)
    #expect(written.read(as: .xcstrings).entries.map(\.text) == ["Hello"])
  }

  @Test func formsThatAPropertyListCannotNestAreAnError() {
    let device = FormatRules(whole: .device([.init("mac", "a Mac"), .init("other", "a device")]))
    let rules = FormatRules(
      whole: .init(
        name: "n",
        rule: .plural,
        valueType: "d",
        forms: [.init("other", .rules(device))]
      )
    )
    let written = StringDocument(rules).written(as: .stringsdict)
    #expect(
      losses(StringDocument(rules), .stringsdict) == [
        "error: a .stringsdict file cannot carry the device rules inside of others of “k”: json"
          + " carries them [cannot-carry]"
      ]
    )
    #expect(written.text.contains("<string>a device</string>"))
    #expect(written.read(as: .stringsdict).diagnostics.isEmpty)
  }

  @Test func ofManyLanguagesSomeAreNamed() {
    let names = (10..<40).map { "en-x-\($0)" }
    let entries = ["en"] + names
    let document = StringDocument(
      entries: entries.map { StringEntry(key: "k", value: .text("v"), language: $0) }
    )
    let sentence = losses(document, .strings).joined()
    #expect(sentence.contains("en-x-28, en-x-29 and 10 more are left out"))
    #expect(!sentence.contains("en-x-30"))
  }

  @Test func languagesThatAFileCannotHoldAreAnErrorUnlessOneIsAskedFor() {
    for format in [DocumentFormat.strings, .stringsdict] {
      #expect(
        losses(languages, format) == [
          "error: \(format.title) holds one language, here en: fr and ja are left out; write a"
            + " file for each [cannot-carry]"
        ]
      )
    }
    for format in DocumentFormat.allCases {
      let others = format == .xcstrings || format == .xliff ? "ja is" : "en and ja are"
      #expect(
        losses(languages, format, "fr") == [
          "note: only fr is asked for: \(others) left out [one-language]"
        ]
      )
    }
    for format in [DocumentFormat.xcstrings, .json, .xliff, .csv] {
      #expect(losses(languages, format) == [])
    }
  }

  @Test func aLanguageThatIsTheOnlyOneIsNotSpokenOf() {
    let french = StringDocument(
      entries: [StringEntry(key: "k", value: .text("texte"), language: "fr")]
    )
    for format in DocumentFormat.allCases {
      #expect(losses(french, format, "fr") == [])
    }
  }

  @Test func commentsAreAWarning() {
    let commented = document { $0.comment = "say it kindly" }
    #expect(
      losses(commented, .json) == [
        "warning: JSON cannot carry comments: that of “k” is left out; csv and xliff carry them"
          + " [cannot-carry]"
      ]
    )
    for format in DocumentFormat.allCases where format != .json {
      #expect(losses(commented, format) == [])
      #expect(commented.written(as: format).text.contains("say it kindly"))
    }
  }

  @Test func whatACatalogSaysOfATranslationIsAWarning() {
    let state = document { $0.state = "needs_review" }
    let fixed = document { $0.isTranslatable = false }
    for format in [DocumentFormat.strings, .stringsdict, .json, .csv, .xliff] {
      #expect(
        losses(state, format) == [
          "warning: \(format.title) cannot carry states of translations: that of “k” is left out;"
            + " xcstrings carries them [cannot-carry]"
        ]
      )
    }
    for format in [DocumentFormat.strings, .stringsdict, .json, .csv] {
      #expect(
        losses(fixed, format) == [
          "warning: \(format.title) cannot carry marks of what is not to be translated: that of"
            + " “k” is left out; xcstrings and xliff carry them [cannot-carry]"
        ]
      )
    }
    #expect(losses(state, .xcstrings) == [] && losses(fixed, .xliff) == [])
  }

  @Test func translatedIsNoStateToLose() {
    let done = document { $0.state = "translated" }
    for format in DocumentFormat.allCases { #expect(losses(done, format) == []) }
  }

  @Test func whereAKeyComesFromIsANote() {
    let manual = document { $0.extractionState = "manual" }
    for format in [DocumentFormat.strings, .stringsdict, .json, .csv, .xliff] {
      #expect(
        losses(manual, format) == [
          "note: \(format.title) cannot carry states of extraction: that of “k” is left out;"
            + " xcstrings carries them [cannot-carry]"
        ]
      )
    }
    #expect(losses(manual, .xcstrings) == [])
  }

  @Test func anEmptyTranslationIsAnErrorInACatalog() {
    let entry = StringEntry(key: "k", value: .text(""), language: "fr")
    #expect(
      losses(StringDocument(entries: [entry]), .xcstrings) == [
        "error: a string catalog cannot carry the empty text of “k”: there it means not"
          + " translated; json carries it [cannot-carry]"
      ]
    )
    #expect(losses(document { $0.value = .text("") }, .xcstrings) == [])
  }

  @Test func controlCharactersAreAnErrorInXLIFFOnly() {
    let bell = document { $0.value = .text("ding\u{7}") }
    #expect(
      losses(bell, .xliff) == [
        "error: XLIFF cannot carry the control characters of “k”: it is left out; json carries"
          + " them [cannot-carry]"
      ]
    )
    for format in DocumentFormat.allCases where format != .xliff {
      #expect(losses(bell, format) == [])
    }
  }

  @Test func aValueThatAnotherReplacesIsAWarning() {
    let twice = ["one", "two"].map { StringEntry(key: "k", value: .text($0), comment: $0) }
    let document = StringDocument(entries: twice)
    for format in [DocumentFormat.xcstrings, .xliff, .csv] {
      #expect(
        losses(document, format) == [
          "warning: \(format.title) cannot carry earlier values of repeated keys: that of “k” is"
            + " left out; the last one is written [cannot-carry]",
          "warning: \(format.title) cannot carry further comments of a key: that of “k” is left"
            + " out; the first one is written [cannot-carry]",
        ]
      )
    }
    for format in [DocumentFormat.strings, .stringsdict] {
      #expect(losses(document, format) == [])
    }
  }

  @Test func manyOfAKindAreOneWarningAtTheFirst() {
    let entries = ["a", "b", "a"].map { key in
      StringEntry(key: key, value: .text("x"), comment: "c")
    }
    var document = StringDocument(entries: entries, path: "T.strings")
    (document.entries[0].line, document.entries[0].column) = (3, 1)
    let found = document.written(as: .json).diagnostics
    #expect(
      found.map(\.description) == [
        "T.strings:3:1: warning: JSON cannot carry comments: 2 are left out, first that of “a”;"
          + " csv and xliff carry them [cannot-carry]"
      ]
    )
  }

  @Test func anErrorNamesTheLanguageWhereThereAreSeveral() {
    var document = StringDocument(width)
    document.entries.append(StringEntry(key: "k", value: .text("x"), language: "fr"))
    #expect(losses(document, .xcstrings)[0].contains("the width rules of “k” in en:"))
  }

  @Test func moreThanAThousandLossesAreCounted() {
    let entries = (0..<1_003).map { StringEntry(key: "\($0)", value: .rules(plural)) }
    let found = losses(StringDocument(entries: entries), .strings)
    #expect(found.count == 1_001)
    #expect(found.last == "note: 3 more losses in this file are not listed [too-many]")
  }
}
