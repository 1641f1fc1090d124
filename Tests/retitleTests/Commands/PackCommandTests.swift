import Foundation
import IntertitleTables
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct PackCommandTests {
  private let folder: TemporaryFolder
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    output = folder.path + "/texts.tables"
    try folder.write("\"Wallet\" = \"Wallet\";", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"Wallet\" = \"Portefeuille\";", to: "App/fr.lproj/Localizable.strings")
    try folder.write("\"Later\" = \"Plus tard\";", to: "Pods/Rater/Rater.bundle/fr.lproj/R.strings")
  }

  private func pack(_ more: String...) -> ToolRun {
    ToolRun(["pack", "--tables", folder.path + "/App", "--output", output] + more)
  }

  private var bytes: [UInt8]? {
    FileManager.default.contents(atPath: output).map { Array($0) }
  }

  @Test func aSetIsWrittenWithItsHash() throws {
    let run = pack("--vendor", folder.path + "/Pods")
    let bytes = try #require(bytes)
    #expect(run.status == 0 && run.errors == "\(output): note: written [output]\n")
    #expect(
      run.lines == [
        "file       \(output)", "languages  en, fr", "vendors    Rater",
        "size       3 entries in 3 files, \(bytes.count) bytes", "SHA-256    \(SHA256(of: bytes))",
      ]
    )
    #expect(try TablePack(SealedPack(bytes)).files.map(\.vendor) == [nil, nil, "Rater"])
  }

  @Test func theSameTablesMakeTheSameFileAndLeaveItAlone() throws {
    let first = pack()
    let second = pack()
    #expect(second.output == first.output && second.errors.isEmpty)
    #expect(!first.output.contains("vendors"))
  }

  @Test func scriptsGetAnObject() throws {
    let object = pack("--json").object
    let bytes = try #require(bytes)
    #expect(object["sha256"] as? String == "\(SHA256(of: bytes))")
    #expect(object["path"] as? String == output && object["bytes"] as? Int == bytes.count)
    #expect(object["languages"] as? [String] == ["en", "fr"] && object["entries"] as? Int == 2)
    #expect(object["vendors"] as? [String] == [] && object["files"] as? Int == 2)
  }

  @Test func filesWithErrorsAreNamedAndNothingIsWritten() throws {
    try folder.write("\"a\" = ", to: "App/fr.lproj/Broken.strings")
    let run = pack()
    #expect(run.status == 1 && run.output.isEmpty && bytes == nil)
    #expect(run.errors.contains("fr.lproj/Broken.strings:1:"))
  }

  @Test func textsThatAskForOtherArgumentsAreNamedAndNothingIsWritten() throws {
    try folder.write("\"n\" = \"%@\";", to: "App/en.lproj/More.strings")
    try folder.write("\n\"n\" = \"%lld\";", to: "App/fr.lproj/More.strings")
    let run = pack()
    #expect(run.status == 1 && bytes == nil)
    #expect(run.errors.contains("fr.lproj/More.strings:2:") && run.errors.contains("error:"))
    try folder.write("\"n\" = \"%1$@\";", to: "App/fr.lproj/More.strings")
    #expect(pack().status == 0)
  }

  @Test func theDevelopmentLanguageIsTheOneThatIsTold() throws {
    try folder.write("\"n\" = \"%lld\";", to: "App/fr.lproj/More.strings")
    try folder.write("\"n\" = \"%@\";", to: "App/de.lproj/More.strings")
    #expect(pack("--development", "de").errors.contains("fr.lproj/More.strings"))
    #expect(pack("--development", "fr").status == 0)
  }

  @Test func whatCannotBeReadIsRefused() throws {
    let run = ToolRun("pack", "--tables", folder.path + "/none", "--output", output)
    #expect(run.status == 66 && bytes == nil)
    #expect(pack("--vendor", folder.path + "/none").status == 66)
    try folder.write("x", to: "Empty/notes.txt")
    #expect(ToolRun("pack", "--tables", folder.path + "/Empty", "--output", output).status == 66)
    try folder.link(
      "App/fr.lproj/Out.strings",
      to: folder.path + "/Pods/Rater/Rater.bundle/fr.lproj/R.strings"
    )
    #expect(pack().status == 66 && bytes == nil)
  }

  @Test func aFileOfSomethingElseIsReplacedOnlyByForce() throws {
    try folder.write("mine", to: "texts.tables")
    let run = pack()
    #expect(run.status == 73 && run.errors.contains("--force"))
    #expect(try text(at: output) == "mine")
    #expect(pack("--force").status == 0 && bytes?.starts(with: "INTERTITLE-PACK\n".utf8) == true)
    try folder.write("\"Wallet\" = \"Bourse\";", to: "App/fr.lproj/Localizable.strings")
    #expect(pack().status == 0)
  }

  @Test func whatIsNoFileIsRefused() throws {
    let run = ToolRun("pack", "--tables", folder.path + "/App", "--output", folder.path)
    #expect(run.status == 73)
  }

  @Test func theHelpHasAnExample() {
    #expect(ToolRun("pack", "--help").output.contains("retitle pack --tables"))
    #expect(ToolRun("pack").status == 64)
  }
}
