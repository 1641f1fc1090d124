import Foundation
import IntertitleLanguages
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

  @Test("FU-39 what a writer left behind that was ended goes with the next one, in each folder")
  func whatAnEndedWriterLeftBehindIsRemoved() throws {
    try folder.write("half", to: "a/.retitle-0/0")
    try folder.write("half", to: "b/.retitle-7/folder/en.lproj/T.strings")
    try WholeFiles.write([file("a/new", "1"), file("b/new", "2")])
    #expect(files(below: folder.path) == ["a/new", "b/new"])
    #expect(try folder.names(in: "a") == ["new"] && folder.names(in: "b") == ["new"])
  }

  @Test func whatAnotherWriterHasInHandIsNotTouched() throws {
    let other = try StagingFolder(in: folder.path, for: "other")
    try folder.write("theirs", to: ".retitle-0/0")
    try WholeFiles.write([file("a", "mine")])
    #expect(try folder.names() == [".retitle-0", "a"] && content(".retitle-0/0") == "theirs")
    other.remove()
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: [
    ".retitle-", ".retitle-x", ".retitle-1x", ".retitle-１", "retitle-1", ".retitle",
  ])
  func whatIsCalledOtherwiseIsNobodysLeftover(name: String) throws {
    try folder.write("a person's", to: "\(name)/notes")
    try WholeFiles.write([file("a", "mine")])
    #expect(try content("\(name)/notes") == "a person's")
  }

  @Test func aFileOrALinkIsNoLeftover() throws {
    try folder.write("a file", to: ".retitle-0")
    try folder.write("theirs", to: "theirs/file")
    try folder.link(".retitle-1", to: folder.path + "/theirs")
    try WholeFiles.write([file("a", "mine")])
    #expect(try content(".retitle-0") == "a file" && content("theirs/file") == "theirs")
    #expect(try folder.names() == [".retitle-0", ".retitle-1", "a", "theirs"])
  }

  @Test func aLinkInALeftoverIsRemovedAndNotFollowed() throws {
    try folder.write("theirs", to: "theirs/file")
    try folder.write("half", to: ".retitle-0/0")
    try folder.link(".retitle-0/1", to: folder.path + "/theirs")
    try WholeFiles.write([file("a", "mine")])
    #expect(try folder.names() == ["a", "theirs"] && content("theirs/file") == "theirs")
  }

  @Test func manyWritersAtOnceLeaveWholeFilesAndNothingElse() throws {
    let (path, faults) = (folder.path, Locked<[String]>([]))
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      let text = String(repeating: "\(number % 7)", count: 1000)
      do {
        try WholeFiles.write(["a", "b"].map { .init(path: "\(path)/\($0)", text: text) })
      } catch {
        faults.withLock { $0.append("\(error)") }
      }
    }
    #expect(faults.withLock { $0 } == [])
    #expect(try folder.names() == ["a", "b"])
    for name in ["a", "b"] {
      let text = try content(name)
      #expect(text.count == 1000 && Set(text).count == 1)
    }
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
