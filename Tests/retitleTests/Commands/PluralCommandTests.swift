import Testing

@testable import retitle

@Suite struct PluralCommandTests {
  @Test(arguments: [
    (["ru", "1", "2", "5", "1.5"], ["one", "few", "many", "other"]),
    (["en", "1", "1.0", "1.50", "-1"], ["one", "other", "other", "one"]),
    (["cs", "1.50", "1"], ["many", "one"]), (["ar", "0", "2", "100"], ["zero", "two", "other"]),
    (["fr", "1c6", "1000000"], ["many", "many"]),
    (["en", "--ordinal", "1", "2", "3", "4"], ["one", "two", "few", "other"]),
    (["xx", "1"], ["other"]), (["pt_br", "1"], ["one"]),
    (["--language", "ru", "3"], ["few"]), (["1", "2", "--language=ru"], ["one", "few"]),
  ])
  func everyNumberHasALine(words: [String], categories: [String]) {
    let run = ToolRun(["plural"] + words)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines == categories)
  }

  @Test(arguments: ["1,000", "one", "", "1.2.3", "inf", "٣", "1c"])
  func whatIsNoNumberIsRefusedBeforeAnythingIsPrinted(word: String) {
    let run = ToolRun("plural", "en", "1", word)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errors == "retitle plural: error: '\(word)' is no number; one has digits and at most one"
        + " point: 1000 or 1.50\n"
    )
  }

  @Test(arguments: [
    (["plural"], "TAG NUMBER…"), (["plural", "en"], "NUMBER…"),
    (["plural", "--language", "en"], "TAG NUMBER…"),
  ])
  func withoutANumberNothingIsDone(words: [String], missing: String) {
    let run = ToolRun(words)
    #expect(run.status == 64)
    #expect(
      run.errors == "retitle plural: error: \(missing) is missing; see 'retitle plural --help'\n"
    )
  }

  @Test func aTagBesideTheOptionIsNoNumber() {
    #expect(ToolRun("plural", "--language", "ru", "de", "3").errors.contains("'de' is no number"))
  }

  @Test func whatIsNoTagIsRefused() {
    let run = ToolRun("plural", "12", "1")
    #expect(run.status == 64)
    #expect(run.errors.contains("'12' is no language tag"))
  }
}
