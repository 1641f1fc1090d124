import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct WholeFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var out: String { folder.path + "/Out" }

  private func write(_ text: String) throws {
    let files = ["en", "fr"].map {
      WholeFiles.File(path: "\(out)/\($0).lproj/T.strings", text: text)
    }
    try WholeFolder.write(files, in: out)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8)
  }

  @Test func aFolderThatIsNotThereIsMadeWithAllItsFiles() throws {
    try write("1")
    #expect(try text("en.lproj/T.strings") == "1" && text("fr.lproj/T.strings") == "1")
    #expect(try folder.names() == ["Out"])
  }

  @Test func otherFilesStayAsTheyAre() throws {
    try folder.write("mine", to: "Out/notes/read me.txt")
    try folder.write("old", to: "Out/en.lproj/T.strings")
    try write("new")
    #expect(try text("notes/read me.txt") == "mine" && text("en.lproj/T.strings") == "new")
    #expect(try folder.names() == ["Out"])
  }

  @Test func whoMayReadStaysAsItWas() throws {
    try folder.write("old", to: "Out/en.lproj/T.strings")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o750], ofItemAtPath: out)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: out + "/en.lproj/T.strings")
    try write("new")
    let modes = try [out, out + "/en.lproj/T.strings"].map {
      try manager.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o750, 0o600])
  }

  @Test func aFolderWithALinkInItIsWrittenFileByFileAndTheLinkStays() throws {
    try folder.write("old", to: "Out/en.lproj/T.strings")
    try folder.link("Out/link", to: "en.lproj")
    try write("new")
    #expect(try text("link/T.strings") == "new" && text("fr.lproj/T.strings") == "new")
    #expect(try folder.names() == ["Out"])
  }

  @Test func aLinkToAFolderStaysALink() throws {
    try folder.write("old", to: "Real/en.lproj/T.strings")
    try folder.link("Out", to: "Real")
    try write("new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: out) == "Real")
    #expect(try text("fr.lproj/T.strings") == "new")
  }

  @Test func whatIsStaleGoesWithTheFoldersThatAreEmptyThen() throws {
    for hasLink in [false, true] {
      try folder.write("old", to: "Out/en.lproj/T.strings")
      try folder.write("stale", to: "Out/Gone/fr.lproj/T.strings")
      try folder.write("kept", to: "Out/Kept/notes.txt")
      try folder.write("stale", to: "Out/Kept/T.strings")
      if hasLink { try folder.link("Out/link", to: "en.lproj") }
      let file = WholeFiles.File(path: "\(out)/en.lproj/T.strings", text: "new")
      let stale = ["Gone/fr.lproj/T.strings", "Kept/T.strings", "none"].map { "\(out)/\($0)" }
      try WholeFolder.write([file], removing: stale, in: out)
      #expect(try text("en.lproj/T.strings") == "new" && folder.names() == ["Out"])
      #expect(try folder.names(in: "Out/Kept") == ["notes.txt"])
      #expect(try !folder.names(in: "Out").contains("Gone"))
    }
  }

  @Test func whatAnEndedWriterLeftBehindIsInNoCopy() throws {
    try folder.write("half", to: "Out/en.lproj/.retitle-0/0")
    try folder.write("half", to: ".retitle-3/folder/en.lproj/T.strings")
    try write("new")
    #expect(files(below: folder.path) == ["Out/en.lproj/T.strings", "Out/fr.lproj/T.strings"])
    #expect(try folder.names() == ["Out"])
  }

  @Test func whereAFileCannotBeWrittenNothingHasChanged() throws {
    try folder.write("old", to: "Out/en.lproj/T.strings")
    try folder.write("in the way", to: "Out/fr.lproj")
    #expect(throws: WholeFileFault.self) { try write("new") }
    #expect(try text("en.lproj/T.strings") == "old")
    #expect(try folder.names() == ["Out"])
  }
}
