import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct ChangedFilesTests {
  private func write(_ files: [WholeFiles.File]) throws -> [String] {
    try WholeFiles.writeChanged(files)
  }

  @Test func filesAreWrittenWithTheFoldersTheyLieIn() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/a/b/c.strings"
      try #expect(write([.init(path: path, text: "text")]) == [path])
      try #expect(text(at: path) == "text")
      #expect(files(below: folder) == ["a/b/c.strings"])
    }
  }

  @Test func aFileThatHoldsTheVerySameIsLeftAlone() throws {
    try withTemporaryFolder { folder in
      let files = [WholeFiles.File(path: folder + "/a", text: "same")]
      _ = try write(files)
      try #expect(write(files) == [])
    }
  }

  @Test func whereOneCannotBeWrittenNoneChanges() throws {
    try withTemporaryFolder { folder in
      _ = try write([.init(path: folder + "/a", text: "old")])
      try FileManager.default.createDirectory(
        atPath: folder + "/b",
        withIntermediateDirectories: true
      )
      #expect(throws: CommandFailure.self) {
        try write([
          .init(path: folder + "/a", text: "new"), .init(path: folder + "/a/inside", text: "new"),
        ])
      }
      try #expect(text(at: folder + "/a") == "old")
      #expect(files(below: folder) == ["a"])
    }
  }

  @Test func aLinkIsReplacedAndNotFollowed() throws {
    try withTemporaryFolder { folder in
      _ = try write([.init(path: folder + "/target", text: "mine")])
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link",
        withDestinationPath: folder + "/target"
      )
      _ = try write([.init(path: folder + "/link", text: "new")])
      try #expect(text(at: folder + "/target") == "mine")
      try #expect(text(at: folder + "/link") == "new")
    }
  }

  @Test("what a process that was ended left behind is in nobody's way, nor removed")
  func aLeftoverIsInNobodysWay() throws {
    try withTemporaryFolder { folder in
      let leftovers = [".T.json.retitle-\(getpid())", ".retitle-\(getpid())-0"]
      for name in leftovers { try IntertitleTestInputs.write("half", to: folder + "/" + name) }
      let files = ["T.json", "U.json"].map { WholeFiles.File(path: folder + "/" + $0, text: $0) }
      try #expect(write(files).count == 2)
      #expect(namesOfAll(in: folder) == leftovers.sorted() + ["T.json", "U.json"])
    }
  }

  @Test func aNameMayBeAsLongAsNamesCanBe() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/" + String(repeating: "n", count: 255)
      try #expect(write([.init(path: path, text: "text")]) == [path])
    }
  }

  @Test("who may read a file stays as it was", arguments: [0o600, 0o640, 0o644])
  func whoMayReadAFileStays(_ mode: Int) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/a"
      _ = try write([.init(path: path, text: "old")])
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      _ = try write([.init(path: path, text: "new")])
      let now = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(now as? Int == mode)
    }
  }

  private func namesOfAll(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
