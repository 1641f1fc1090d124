import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Writing files whole, under the preference store and the tool alike.
@Suite struct WholeFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String, mode: UInt32 = 0o644) -> WholeFiles.File {
    WholeFiles.File(path: "\(folder.path)/\(name)", text: text, mode: mode)
  }

  private func content(_ name: String) throws -> String {
    try text(at: "\(folder.path)/\(name)")
  }

  private func mode(_ name: String) throws -> Int? {
    let facts = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
    return facts[.posixPermissions] as? Int
  }

  @Test func severalFilesAreWrittenWithTheirFolders() throws {
    try WholeFiles.write([file("a/b/c", "one"), file("a/d", "two"), file("e", "")])
    #expect(try content("a/b/c") == "one" && content("a/d") == "two" && content("e") == "")
    #expect(files(below: folder.path) == ["a/b/c", "a/d", "e"])
  }

  @Test func nothingIsNothing() throws {
    try WholeFiles.write([])
    #expect(try folder.names() == [])
  }

  @Test func aNewFileHasItsModeAnOldOneKeepsIts() throws {
    try WholeFiles.write([file("own", "old", mode: 0o600)])
    #expect(try mode("own") == 0o600)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder.path + "/own"
    )
    try WholeFiles.write([file("own", "new", mode: 0o600)])
    #expect(try mode("own") == 0o640 && content("own") == "new")
  }

  @Test("what the last holder of the lock left behind is written over, be it a link")
  func whatTheLastHolderLeftIsWrittenOver() throws {
    let temporary = folder.path + "/file.new"
    try folder.write("theirs", to: "theirs")
    for isLink in [false, true] {
      if isLink { try folder.link("file.new", to: folder.path + "/theirs") }
      if !isLink { try folder.write("half", to: "file.new") }
      try WholeFiles.write([file("file", "whole \(isLink)")], through: .lockHolder(temporary))
      #expect(try content("file") == "whole \(isLink)")
    }
    #expect(try folder.names() == ["file", "theirs"] && content("theirs") == "theirs")
  }

  @Test func whatAnotherProcessIsWritingIsNotTouched() throws {
    try folder.write("theirs", to: ".retitle-\(getpid())-0")
    try WholeFiles.write([file("a", "mine")])
    #expect(try folder.names() == [".retitle-\(getpid())-0", "a"])
    #expect(try content(".retitle-\(getpid())-0") == "theirs")
  }

  @Test func aFaultNamesTheFileTheStepAndTheSystemsError() throws {
    try folder.write("a file", to: "a")
    let inside = file("a/b/c", "text")
    let fault = WholeFileFault(.makingFolder, inside.path, ENOTDIR)
    #expect(throws: fault) { try WholeFiles.write([file("new", "text"), inside]) }
    #expect(fault.reason == "its folder cannot be made: Not a directory")
    #expect(try folder.names() == ["a"])
  }

  @Test func aFolderIsNotReplaced() throws {
    try folder.write(to: "b/inside")
    let taken = file("b", "text")
    #expect(throws: WholeFileFault(.renaming, taken.path, EISDIR)) { try WholeFiles.write([taken]) }
    #expect(try folder.names() == ["b"])
    #expect(WholeFileFault(.renaming, "", EISDIR).reason == "cannot be written: Is a directory")
  }

  @Test func whetherAFileHoldsTheVerySameIsKnown() throws {
    try folder.write("same", to: "a")
    #expect(file("a", "same").isOnDisk && !file("a", "other").isOnDisk)
    #expect(!file("b", "same").isOnDisk && !file("a", "sam").isOnDisk)
  }

  @Test(arguments: [
    ("/a/b", "/a"), ("/a", "/"), ("a", "."), ("a/b/c", "a/b"), ("/", "/"), ("a/b/", "a"), ("", "."),
    ("a/\u{301}b", "a"),
  ])
  func aPathSaysItsFolder(_ path: String, _ parent: String) {
    #expect(FolderMaking.folder(of: path) == parent)
  }
}
