import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct MergeRefusalTests {
  private func merge(_ main: String, _ vendor: String, _ output: String) -> ToolRun {
    ToolRun("merge", "--main", main, "--vendor", vendor, "--output", output)
  }

  @Test(arguments: ["en.lproj/Localizable.strings", "fr.lproj/Other.strings", "Loose.strings"])
  func aFolderWithHandWrittenTablesIsRefused(name: String) throws {
    try withTemporaryFolder { folder in
      try write("\"mine\" = \"mine\";\n", to: "\(folder)/\(name)")
      let run = merge(fixture("wallet-app"), fixture("equal-vendors"), folder)
      #expect(run.status == 73 && run.output.isEmpty)
      #expect(
        run.errors == "\(folder)/\(name): error: was written by hand: generated tables go into a"
          + " folder without such [output-refused]\n"
      )
      #expect(files(below: folder) == [name])
      try #expect(text(at: "\(folder)/\(name)") == "\"mine\" = \"mine\";\n")
    }
  }

  @Test func theAppsFolderAndTheVendorsAreRefused() throws {
    try withTemporaryFolder { folder in
      let (main, vendor) = (folder + "/App", folder + "/Pods")
      try write("\"a\" = \"a\";", to: main + "/en.lproj/Localizable.strings")
      try write("\"b\" = \"b\";", to: vendor + "/V/en.lproj/V.strings")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link",
        withDestinationPath: main
      )
      let inside = [main, main + "/new", vendor + "/V", folder + "/link", main + "/../App/x"]
      let around = [folder, folder + "/.", main + "/..", folder + "/Pods/../"]
      for output in inside + around {
        let run = merge(main, vendor, output)
        #expect(run.status == 73, "\(output)")
        #expect(run.errors.contains("generated tables go into a folder of their own"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
      #expect(files(below: main) == ["en.lproj/Localizable.strings"])
      #expect(files(below: vendor) == ["V/en.lproj/V.strings"])
    }
  }

  @Test func aLinkThatLeadsOutOfTheOutputIsNotWrittenInto() throws {
    try withTemporaryFolder { folder in
      let elsewhere = folder + "/elsewhere"
      for path in [elsewhere, folder + "/out"] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/out/en.lproj",
        withDestinationPath: elsewhere
      )
      let run = merge(fixture("wallet-app"), fixture("equal-vendors"), folder + "/out")
      #expect(run.status == 73)
      #expect(run.errors.contains("leads out of \(folder)/out: it is not written into"))
      #expect(files(below: elsewhere).isEmpty)
    }
  }

  @Test func anOutputThatIsAFileIsRefused() throws {
    try withTemporaryFolder { folder in
      try write("", to: folder + "/out")
      let run = merge(fixture("wallet-app"), fixture("equal-vendors"), folder + "/out")
      #expect(run.status == 73)
      #expect(run.errors.contains("error: its folder cannot be made: "))
    }
  }

  @Test func whatAnEarlierMergeWroteIsNobodysVendor() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"a\";", to: folder + "/App/en.lproj/Localizable.strings")
      try write("\"b\" = \"b\";", to: folder + "/V/en.lproj/V.strings")
      _ = merge(folder + "/App", folder + "/V", folder + "/Out")
      let run = ToolRun("merge", "--main", folder + "/App", "--vendor", folder, "--json")
      #expect(run.list("added").allSatisfy { $0["vendor"] as? String != "App" })
    }
  }
}
