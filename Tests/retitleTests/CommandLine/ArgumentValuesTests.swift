import Testing

@testable import retitle

@Suite struct ArgumentValuesTests {
  @Test(arguments: ["", "-", "zh--TW", "12", "und"])
  func whatIsNoTagIsRefused(tag: String) {
    let run = ToolRun("explain", "x", "--tables=.", "--language=\(tag)")
    #expect(run.status == 64)
    #expect(
      run.errors == "retitle explain: error: '\(tag)' is no language tag; one looks like 'ja' or"
        + " 'zh-Hant'\n"
    )
  }

  @Test(arguments: ["", "../Secret", "a/b", ".."])
  func aTableNameLeadsNowhereElse(name: String) {
    let run = ToolRun("explain", "x", "--tables=.", "--table=\(name)")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "retitle explain: error: '\(name)' is no table's name; one looks like 'Localizable'"
        + " (--table)\n"
    )
  }

  @Test func aWordThatIsNoneOfTheChoicesIsNamedWithTheNearest() {
    let run = ToolRun("merge", "--main=a", "--vendor=b", "--policy=vendorwins")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "retitle merge: error: 'vendorwins' is not one of app-wins, vendor-wins, fail"
        + " (--policy); did you mean 'vendor-wins'?\n"
    )
  }
}
