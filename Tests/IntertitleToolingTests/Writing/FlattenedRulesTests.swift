import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct FlattenedRulesTests {
  private func items(_ name: String, _ argument: Int? = nil) -> FormatRules.Variable {
    .plural(name, "d", argument: argument, ["one": "one \(name)", "other": "%d \(name)s"])
  }

  @Test(arguments: [
    ("%#@a@", "%d as"), ("%#@a@ of %#@b@", "%d as of %d bs"),
    ("%2$#@b@ of %1$#@a@", "%2$d bs of %1$d as"), ("%@ has %#@a@", "%@ has %d as"),
    ("100%% of %#@a@", "100%% of %d as"), ("%#@missing@ %#@a@", "%#@missing@ %d as"),
    ("no variable", "no variable"), ("%2$#@a$@ %1$#@a@", "%2$d a$s %1$d as"),
  ])
  func variablesBecomeTheirMostGeneralForm(format: String, text: String) {
    let rules = FormatRules(format: format, variables: [items("a"), items("b"), items("a$")])
    #expect(rules.flattened == text)
  }

  @Test func placesThatAreSaidBesideTheFormatAreWrittenWhereTheOrderSaysOthers() {
    let swapped = FormatRules(format: "%#@b@ of %#@a@", variables: [items("a", 1), items("b", 2)])
    #expect(swapped.flattened == "%2$d bs of %1$d as")
    #expect(swapped.namingArgumentsInFormat.format == "%2$#@b@ of %1$#@a@")
    #expect(swapped.namingArgumentsInFormat.variables.allSatisfy { $0.argument == nil })
    #expect(swapped.argumentPlaces == ["a": 1, "b": 2])
    let odd = FormatRules(format: "%#@b$@ of %#@a@", variables: [items("a", 1), items("b$", 2)])
    #expect(odd.namingArgumentsInFormat.format == "%2$#@b$@ of %1$#@a@")
  }

  @Test func placesThatTheOrderSaysAreNotWritten() {
    let ordered = FormatRules(format: "%#@a@ of %#@b@", variables: [items("a", 1), items("b", 2)])
    #expect(ordered.flattened == "%d as of %d bs")
    #expect(ordered.namingArgumentsInFormat.format == "%#@a@ of %#@b@")
  }

  @Test func aFormWithoutItsNumberLeavesTheOthersTheirArguments() {
    let silent = FormatRules.Variable.plural("n", "d", ["other": "files"])
    #expect(FormatRules(format: "%#@n@ of %@", variables: [silent]).flattened == "files of %2$@")
  }

  @Test func formsThatHoldVariablesAreFollowed() {
    let outer = FormatRules.Variable.plural("a", "d", ["other": "%d of %#@b@"])
    let rules = FormatRules(format: "%#@a@", variables: [outer, items("b")])
    #expect(!rules.flattened.contains("#@"))
  }

  @Test func formsThatHoldEachOtherEnd() {
    let many = String(repeating: "%#@a@", count: 100)
    let one = FormatRules.Variable.plural("a", "d", ["other": many])
    let text = FormatRules(format: "%#@a@", variables: [one]).flattened
    #expect(text.contains("@") && text.utf8.count < 10_000_000)
  }

  @Test func theWidestFormAndThatForOtherDevicesStandForAll() {
    let width = FormatRules.Variable.width("w", ["20": "Hi", "100": "Good day", "53": "Hello"])
    #expect(FormatRules(format: "%#@w@!", variables: [width]).flattened == "Good day!")
    let device = FormatRules.Variable.device([.init("mac", "Click"), .init("other", "Tap")])
    #expect(FormatRules(whole: device).flattened == "Tap")
  }

  @Test func theRulesAreNamedByWhatTheyChooseBy() {
    let inner = FormatRules(whole: items("a"))
    #expect(inner.variables.kinds == "the plural rules")
    let device = FormatRules(whole: .device([.init("other", .rules(inner))]))
    #expect(device.variables.kinds == "the device and plural rules")
  }
}
