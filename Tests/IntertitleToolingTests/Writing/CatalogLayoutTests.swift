import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct CatalogLayoutTests {
  private func catalog(_ rules: FormatRules) -> String {
    StringDocument(rules).written(as: .xcstrings).text
  }

  private func substitutions(_ rules: FormatRules) -> [String] {
    CatalogLayout(rules).substitutions.map { "\($0.name) \($0.argument) \($0.type)" }
  }

  @Test func aNumberThatChoosesTheWholeTextIsAVariation() {
    let rules = FormatRules(whole: .plural("n", "d", ["one": "%d file", "other": "%d files"]))
    #expect(catalog(rules).contains("\"plural\" : {") && substitutions(rules).isEmpty)
  }

  @Test func aNumberThatNoFormWritesAsItIsReadIsASubstitution() {
    let silent = FormatRules(whole: .plural("n", "d", ["one": "a file", "other": "files"]))
    #expect(substitutions(silent) == ["n 1 d"])
    let second = FormatRules(whole: .plural("n", "d", argument: 2, ["other": "%d files"]))
    #expect(substitutions(second) == ["n 2 d"])
  }

  @Test func theArgumentIsTheOneThatTheFormatReads() {
    let (a, b) = (
      FormatRules.Variable.plural("a", "%d", ["other": "%d as"]),
      FormatRules.Variable.plural("b", nil, ["other": "%lld bs"])
    )
    #expect(
      substitutions(.init(format: "%@: %#@b@, %#@a@", variables: [a, b])) == ["a 3 d", "b 2 lld"]
    )
    #expect(
      substitutions(.init(format: "%2$#@a@ %1$#@b@", variables: [a, b])) == ["a 2 d", "b 1 lld"]
    )
  }

  @Test(arguments: [
    ("%d files", "%arg files"), ("%d of %d", "%arg of %3$d"), ("%1$d files", "%1$d files"),
    ("100%%d", "100%%d"), ("no number", "no number"),
  ])
  func aFormWritesItsOwnNumberAsArg(form: String, text: String) {
    let n = FormatRules.Variable.plural("n", "d", argument: 2, ["other": form])
    let layout = CatalogLayout(FormatRules(format: "%#@n@ left", variables: [n]))
    #expect(layout.substitutions.map { $0.text(of: $0.forms[0]) } == [text])
  }

  @Test func whereANamedArgumentWouldMoveOthersAllAreNumbered() {
    let n = FormatRules.Variable.plural("n", "d", ["other": "%d files"])
    #expect(catalog(.init(format: "%#@n@ of %@", variables: [n])).contains("\"%1$#@n@ of %2$@\""))
    #expect(catalog(.init(format: "%@: %#@n@", variables: [n])).contains("\"%@: %#@n@\""))
  }

  @Test func numbersOfADevicesFormatStandBesideItsVariations() {
    let (tap, click) = (
      FormatRules(format: "Tap %#@n@", variables: [.plural("n", "d", ["other": "%d times"])]),
      FormatRules(format: "Click %#@n@", variables: [.plural("n", "d", ["other": "%d clicks"])])
    )
    let rules = FormatRules(
      whole: .device([.init("iphone", .rules(tap)), .init("other", .rules(click))])
    )
    #expect(substitutions(rules) == ["n 1 d", "n2 1 d"])
    let text = catalog(rules)
    #expect(text.contains("\"value\" : \"Tap %#@n@\"") && text.contains("\"Click %#@n2@\""))
    #expect(text.contains("\n          \"substitutions\" : {") && text.contains("\"%arg clicks\""))
  }

  @Test func aSourceTextIsLeftOutOnlyWhereItIsTheKeyByteForByte() {
    let same = StringEntry(key: "\u{E9}", value: .text("\u{E9}"))
    let other = StringEntry(key: "\u{E9}", value: .text("e\u{301}"))
    #expect(!StringDocument(entries: [same]).written(as: .xcstrings).text.contains("value"))
    #expect(StringDocument(entries: [other]).written(as: .xcstrings).text.contains("value"))
  }
}
