import Foundation
import Testing

@testable import retitle

@Suite struct WholeFilesTests {
  private func write(_ files: [WholeFiles.File]) throws -> [String] {
    try WholeFiles.write(files)
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
}
