import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// What is read, written and read again is the same where the format can carry it.
@Suite struct RoundTripTests {
  /// A `.strings` file with everything that is hard to carry.
  private static let odd = #"""
    /* Header with "quotes" & <tags> */
    "say \"hi\"" = "back\\slash \"quoted\"";
    // one */ two
    // three
    "two\nlines" = "a\r\nb\tc";
    "control" = "nul \U0000 bell \U0007 delete \U007f";
    "émoji" = "👨‍👩‍👧 e\U0301";
    "rtl" = "مرحبا \U200fabc";
    "" = "the empty key";
    "empty" = "";
    " blanks " = "  ";
    "%1$@ & %2$d" = "<b>%1$@</b> &amp; 100%%";
    "\U00fcber--unter" = "a -- b --- c";
    "\U2028" = "line\U2028separator \Ufeff";
    """#

  private static let formats: [DocumentFormat] = [.strings, .stringsdict, .xcstrings]

  private static func facts(_ entry: StringEntry) -> [String] {
    // Property lists have comments of their own, which belong to no entry when they are read.
    ["\(Array(entry.key.unicodeScalars))", "\(entry.value)"]
  }

  @Test(arguments: formats, formats)
  func textsComeBackThroughTwoFormats(first: DocumentFormat, second: DocumentFormat) {
    let source = StringFile(Self.odd)
    #expect(source.diagnostics.isEmpty && source.entries.count == 11)
    var file = source
    for format in [first, second] {
      let written = StringDocument(file).written(as: format)
      #expect(written.diagnostics.isEmpty)
      file = written.read(as: format)
      #expect(file.diagnostics.isEmpty && file.isAcceptedByApple)
    }
    #expect(file.entries.map(Self.facts) == source.entries.map(Self.facts))
  }

  /// What ends texts, comments and elements, what is not seen, and what escapes begin with.
  private static let pieces = [
    "a", " ", "\"", "'", "\\", "*/", "/*", "//", "-->", "<!--", "]]>", "</string>", "</key>",
    "&amp;", "&", "<", "\n", "\r", "\r\n", "\t", "\0", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}",
    "\u{9B}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{301}", "é", "👨‍👩‍👧",
    "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "%", "%d", "%1$@", ";", "=", "\\U0041", "\\u0041", "\\n",
  ]

  /// A document of texts and of rules that are put together at random, the same for each number.
  private static func document(_ number: UInt64) -> StringDocument {
    var random = SplitMix(state: number)
    func text() -> String {
      (0..<random.next(below: 6)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }
    let entries = (0..<30).map { number in
      let key = "\(number)" + text()
      let forms = [FormatRules.Form("20", text()), .init("40", text())]
      let name = "NSStringVariableWidthRuleType"
      let rules = FormatRules(whole: .init(name: name, rule: .width, forms: forms))
      let isText = number < 20
      return StringEntry(
        key: key,
        value: isText ? .text(text()) : .rules(rules),
        comment: text()
      )
    }
    return StringDocument(entries: entries)
  }

  @Test("whatever is in them, texts come back byte for byte", arguments: 0..<60 as Range<UInt64>)
  func anyTextsComeBack(_ number: UInt64) {
    for format in Self.formats {
      var document = Self.document(number)
      if format != .stringsdict { document.entries.removeLast(10) }
      let file = document.written(as: format).read(as: format)
      #expect(file.isAcceptedByApple, "\(format)")
      #expect(!file.diagnostics.contains { $0.severity == .error }, "\(file.diagnostics)")
      #expect(file.entries.map(Self.bytes) == document.entries.map(Self.bytes), "\(format)")
    }
  }

  private static func bytes(_ entry: StringEntry) -> [[UInt8]] {
    [Array(entry.key.utf8), Array("\(entry.value)".utf8)]
  }

  @Test func commentsComeBackWhereTheFormatIsReadWithThem() {
    let source = StringFile(Self.odd)
    for format in [DocumentFormat.strings, .xcstrings] {
      let read = StringDocument(source).written(as: format).read(as: format)
      #expect(read.entries.map(\.comment) == source.entries.map(\.comment))
    }
    #expect(source.entries[1].comment == "one */ two\nthree")
  }

  @Test func repeatedKeysComeBackWhereTheFormatHasThem() {
    let twice = StringFile("\"a\" = \"1\";\n\"b\" = \"x\";\n\"a\" = \"2\";\n")
    for format in [DocumentFormat.strings, .stringsdict] {
      let read = StringDocument(twice).written(as: format).read(as: format)
      #expect(read.entries.map(\.text) == ["1", "x", "2"])
    }
    let catalog = StringDocument(twice).written(as: .xcstrings).read(as: .xcstrings)
    #expect(catalog.entries.map(\.text) == ["2", "x"])
  }

  @Test func keysThatAreEqualCanonicallyAreOneKey() {
    let twice = StringFile("\"\u{E9}\" = \"1\";\n\"e\u{301}\" = \"2\";\n")
    let strings = StringDocument(twice).written(as: .strings).read(as: .strings)
    #expect(strings.entries.map { $0.key.utf8.count } == [2, 3])
    for format in [DocumentFormat.xcstrings, .json, .csv, .xliff] {
      let written = StringDocument(twice).written(as: format)
      #expect(written.diagnostics.map(\.severity) == [.warning])
      #expect(written.text.contains("2") && !written.text.contains("\"1\""))
    }
  }

  @Test func anEntryThatIsNotComeToDoesNotReplaceTheOneThatAnswers() {
    let file = StringFile("\"a\" = \"shown\";\n\"b\" = \"x\"\n\"a\" = \"never\";\n")
    let answer = file.text(forKey: "a")
    for format in Self.formats {
      let read = StringDocument(file).written(as: format).read(as: format)
      #expect(read.entries.last { $0.key == "a" }?.text == answer)
    }
  }

  @Test(arguments: [
    FormatRules(
      format: "%#@a@ of %#@b@ for %@",
      variables: [
        .plural("a", "d", ["one": "%d & more", "other": "%d"]),
        .plural("b", "lu", ["zero": "", "other": "%lu \"b\""]),
      ]
    ),
    FormatRules(
      format: "%#@a@ of %#@b@",
      variables: [
        .plural("a", "d", argument: 2, ["one": "%d a", "other": "%d as"]),
        .plural("b", "d", argument: 1, ["one": "%d b", "other": "%d of %d bs"]),
      ]
    ),
    FormatRules(whole: .plural("n", "d", ["one": "a file", "other": "files"])),
    FormatRules(whole: .device([.init("iphone", "Tap"), .init("other", "Click")])),
    FormatRules(
      whole: .device([
        .init("iphone", .rules(.init(whole: .plural("n", "d", ["one": "%d tap", "other": "%d"])))),
        .init("other", "Click"),
      ])
    ),
  ])
  func rulesComeBackFromPropertyListsAndCatalogs(rules: FormatRules) {
    for format in [DocumentFormat.stringsdict, .xcstrings] {
      let written = StringDocument(rules).written(as: format)
      #expect(written.diagnostics.isEmpty)
      let read = written.read(as: format)
      #expect(read.isAcceptedByApple && read.diagnostics.allSatisfy { $0.severity != .error })
      guard case .rules(let back)? = read.entries.first?.value else {
        Issue.record("no rules: \(written.text)")
        continue
      }
      for number in [0, 1, 2, 5] {
        let arguments: [TextArgument] = [.integer(number), .integer(1), .text("x")]
        #expect(
          Format(back).render(arguments, in: FormatContext("en"))
            == Format(rules).render(arguments, in: FormatContext("en"))
        )
      }
    }
  }

  @Test func widthsComeBackFromAPropertyList() {
    let width = FormatRules.Variable.width("w", ["20": "Hi", "53": "Hello"])
    var whole = width
    whole.name = "NSStringVariableWidthRuleType"
    for rules in [FormatRules(format: "%#@w@!", variables: [width]), FormatRules(whole: whole)] {
      let read = StringDocument(rules).written(as: .stringsdict).read(as: .stringsdict)
      #expect(read.entries[0].value == .rules(rules) && read.diagnostics.isEmpty)
    }
  }

  @Test func whatACatalogSaysOfAnEntryComesBack() {
    var entry = StringEntry(key: "k", value: .text("texte"), comment: "c", language: "fr")
    (entry.state, entry.extractionState, entry.isTranslatable) = ("needs_review", "stale", false)
    let file = StringDocument(entries: [entry]).written(as: .xcstrings).read(as: .xcstrings)
    let back = file.entries.first { $0.language == "fr" }
    #expect(back?.state == "needs_review" && back?.extractionState == "stale")
    #expect(back?.isTranslatable == false && back?.comment == "c")
  }
}
