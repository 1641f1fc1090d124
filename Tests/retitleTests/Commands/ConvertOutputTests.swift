import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct ConvertOutputTests {
  private let table = fixture("wallet-app") + "/nb.lproj/Localizable.strings"

  private func convert(_ path: String, to format: String, _ output: String) -> ToolRun {
    ToolRun("convert", path, "--to", format, "--output", output)
  }

  @Test func theFileIsWrittenWithItsFolderAndNothingIsPrinted() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/new/T.json"
      let run = convert(table, to: "json", path)
      #expect(run.output.isEmpty && run.status == 0)
      #expect(run.errors == "\(path): note: written [output]\n")
      try #expect(text(at: path) == ToolRun("convert", table, "--to", "json").output)
      #expect(files(below: folder) == ["new/T.json"])
    }
  }

  @Test func aFileThatIsThereIsReplacedAndTheSameIsLeftAlone() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.json"
      try write("old", to: path)
      #expect(convert(table, to: "json", path).errors.contains("written"))
      #expect(convert(table, to: "json", path).errors.isEmpty)
    }
  }

  @Test func theFileItselfIsRefusedByWhateverPath() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.strings"
      try write("\"a\" = \"b\";", to: path)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.strings",
        withDestinationPath: path
      )
      for output in [path, folder + "/./T.strings", folder + "/link.strings"] {
        let run = convert(path, to: "strings", output)
        #expect(run.status == 73 && run.output.isEmpty)
        #expect(
          run.errors == "\(output): error: is the file that is converted: give the output a name"
            + " of its own [output-refused]\n"
        )
      }
      try #expect(text(at: path) == "\"a\" = \"b\";")
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    try withTemporaryFolder { folder in
      let link = folder + "/null.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
      for output in [folder, "/dev/null", link] {
        let run = convert(table, to: "json", output)
        #expect(run.status == 73 && run.output.isEmpty)
        #expect(
          run.errors == "\(output): error: is no file that could be replaced [output-refused]\n"
        )
      }
    }
  }

  @Test func anOutputThatCannotBeWrittenEndsWith73() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/file")
      let run = convert(table, to: "json", folder + "/file/T.json")
      #expect(run.status == 73 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("\(folder)/file/T.json: error: its folder cannot be made: "))
      #expect(files(below: folder) == ["file"])
    }
  }

  @Test func aDashIsStandardOutput() {
    let run = convert(table, to: "csv", "-")
    #expect(run.output == "key,comment,nb\r\nWallet,,Lommebok\r\n" && run.errors.isEmpty)
  }

  @Test(arguments: [
    ("T.strings", "json", "warning: holds json, though its name says strings [output-name]"),
    ("T.xlf", "csv", "warning: holds csv, though its name says xliff [output-name]"),
  ])
  func aNameThatPromisesAnotherFormatIsAWarning(
    name: String,
    format: String,
    warning: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = convert(table, to: format, "\(folder)/\(name)")
      #expect(run.errors.hasPrefix("\(folder)/\(name): \(warning)\n") && run.status == 0)
    }
  }

  @Test(arguments: [
    ("T.xlf", "xliff"), ("T.XCSTRINGS", "xcstrings"), ("T.txt", "csv"), ("T", "json"),
  ])
  func aNameThatPromisesNoOtherFormatIsFine(name: String, format: String) throws {
    try withTemporaryFolder { folder in
      #expect(!convert(table, to: format, "\(folder)/\(name)").errors.contains("warning"))
    }
  }
}
