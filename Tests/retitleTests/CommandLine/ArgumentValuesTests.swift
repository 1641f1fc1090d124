import IntertitleTestInputs
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

  @Test(
    arguments: [
      ("Hut=fail", "'Hut' is no vendor (--policy); did you mean 'Hud'?"),
      ("Elsewhere=fail", "'Elsewhere' is no vendor (--policy); there is 'Hud' and 'Kit'"),
    ]
  )
  func aPolicyForAVendorThatIsNotThereIsRefused(policy: String, sentence: String) throws {
    try withTemporaryFolder { folder in
      try write("\"OK\" = \"OK\";", to: folder + "/App/en.lproj/Localizable.strings")
      for vendor in ["Hud", "Kit"] {
        try write("\"OK\" = \"Okay\";", to: folder + "/Pods/\(vendor)/en.lproj/T.strings")
      }
      let vendors = ["--vendor", folder + "/Pods", "--policy"]
      let merge = ["merge", "--main", folder + "/App", "--output", folder + "/Out"] + vendors
      let explain = ["explain", "OK", "--tables", folder + "/App"] + vendors
      for words in [merge, explain] {
        let run = ToolRun(words + [policy])
        #expect(run.status == 64)
        #expect(run.errors == "retitle \(words[0]): error: \(sentence)\n")
        #expect(ToolRun(words + ["Hud=app-wins"]).status == 0)
      }
    }
  }
}
