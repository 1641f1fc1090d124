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

  @Test("FU-38: what is no earlier output stays, unless it is forced")
  func whatIsNoEarlierOutputStays() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/en.lproj/T.strings"
      try write("\"a\" = \"by hand\";", to: path)
      let run = convert(table, to: "json", path)
      #expect(run.status == 73)
      #expect(run.errors.hasSuffix("holds something else; --force replaces it [output-refused]\n"))
      try #expect(text(at: path) == "\"a\" = \"by hand\";")
      #expect(ToolRun("convert", table, "--to", "json", "--output", path, "--force").status == 0)
      try #expect(text(at: path) == ToolRun("convert", table, "--to", "json").output)
    }
  }

  @Test(arguments: ["json", "xliff", "csv"])
  func anEarlierOutputIsReplacedAndTheSameIsLeftAlone(format: String) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.out"
      try write("", to: path)
      #expect(
        convert(fixture("odd-tables") + "/en.lproj/Localizable.strings", to: format, path).status
          == 0
      )
      #expect(convert(table, to: format, path).errors.contains("written"))
      #expect(!convert(table, to: format, path).errors.contains("written"))
    }
  }

  @Test("FU-36: a link is followed, whether its target is there or not")
  func aLinkIsFollowed() throws {
    try withTemporaryFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
      #expect(convert(table, to: "json", link).status == 0)
      #expect(
        convert(fixture("odd-tables") + "/en.lproj/Localizable.strings", to: "json", link).status
          == 0
      )
      try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
      try #expect(text(at: folder + "/target").contains("wallet.title"))
      #expect(files(below: folder).count == 2)
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

  @Test("FU-36: a device is written to and never replaced")
  func aDeviceIsWrittenTo() throws {
    try withTemporaryFolder { folder in
      let link = folder + "/null.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
      for output in ["/dev/null", link] {
        #expect(convert(table, to: "json", output).status == 0)
      }
      let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
      #expect(kind as? FileAttributeType == .typeCharacterSpecial)
      try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    }
  }

  @Test func aFolderAndALinkToItselfAreRefused() throws {
    try withTemporaryFolder { folder in
      let ring = folder + "/ring"
      try FileManager.default.createSymbolicLink(atPath: ring, withDestinationPath: "ring")
      #expect(convert(table, to: "json", folder).status == 73)
      #expect(convert(table, to: "json", ring).status == 73)
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
