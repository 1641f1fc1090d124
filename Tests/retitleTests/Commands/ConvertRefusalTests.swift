import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct ConvertRefusalTests {
  private let table = fixture("clean-tables") + "/fr.lproj/Localizable.strings"
  private let catalog = fixture("catalog") + "/Localizable.xcstrings"

  @Test func aFormatThatThereIsNotIsRefusedWithTheNearest() {
    let run = ToolRun("convert", table, "--to", "xcstring")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errors == "retitle convert: error: 'xcstring' is not one of strings, stringsdict,"
        + " xcstrings, json, xliff, csv (--to); did you mean 'xcstrings'?\n"
    )
  }

  @Test func whatIsMissingIsNamed() {
    #expect(ToolRun("convert", table).errors.contains("error: --to strings|stringsdict|"))
    #expect(ToolRun("convert", "--to", "csv").errors.contains("error: FILE is missing"))
    #expect(ToolRun("convert", table).status == 64)
  }

  @Test func aLanguageThatTheFileLacksIsRefusedWithThoseThatItHas() {
    let run = ToolRun("convert", catalog, "--to", "strings", "--language", "ja")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(
      run.errors
        == "retitle convert: error: 'ja' is not in \(catalog), which has en, fr and zh-Hans\n"
    )
  }

  @Test func aFileThatIsNotThereIsUnreadableAndNothingIsWritten() throws {
    try withTemporaryFolder { folder in
      let missing = folder + "/T.strings"
      let run = ToolRun("convert", missing, "--to", "json", "--output", folder + "/T.json")
      #expect(run.status == 66 && run.output.isEmpty)
      #expect(
        run.errors == "\(missing): error: cannot be read: No such file or directory [unreadable]\n"
      )
      #expect(files(below: folder).isEmpty)
    }
  }

  @Test(arguments: [("T.csv", "csv"), ("T.json", "json"), ("T.xliff", "xliff"), ("T.xlf", "xliff")])
  func whatIsOnlyWrittenIsNotRead(name: String, format: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      try write("{}", to: path)
      let run = ToolRun("convert", path, "--to", "strings")
      #expect(run.status == 66 && run.output.isEmpty)
      #expect(
        run.errors == "\(path): error: cannot be read: \(format) is written by this command and"
          + " not read [unreadable]\n"
      )
    }
  }

  @Test func bytesThatAreNotUnicodeAreUnreadable() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.strings"
      let bytes = [UInt8]("\"a\" = \"Caf".utf8) + [0xE9] + [UInt8]("\";".utf8)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let run = ToolRun("convert", path, "--to", "strings", "--output", folder + "/U.strings")
      #expect(run.status == 66 && run.errors.contains("[not-unicode]"))
      #expect(files(below: folder) == ["T.strings"])
    }
  }

  @Test(arguments: [
    ("T.xcstrings", "{}", "not-a-catalog"), ("T.strings", "<?xml", "not-a-table"),
  ])
  func aFileThatGivesNothingButErrorsIsUnreadable(name: String, text: String, rule: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      try write(text, to: path)
      let run = ToolRun("convert", path, "--to", "csv")
      #expect(run.status == 66 && run.output.isEmpty && run.errors.contains("[\(rule)]\n"))
    }
  }
}
