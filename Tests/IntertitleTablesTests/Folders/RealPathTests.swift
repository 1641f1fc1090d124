import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct RealPathTests {
  @Test func aPathLeadsWhereItsLinksAndDotsLead() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "a/T.strings")
    try folder.link("b", to: "a")
    let file = RealPath(folder.path + "/a/T.strings")
    #expect(file != nil && RealPath(folder.path + "/b/../b/./T.strings") == file)
    #expect(file?.isFile == true && RealPath(folder.path + "/b")?.isFile == false)
    #expect(RealPath(folder.path + "/c") == nil)
  }

  @Test func whatIsNotThereYetLiesInWhatIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "a/T.strings")
    try folder.link("b", to: "a")
    let path = folder.path
    let future = try #require(RealPath(future: path + "/b/x/y"))
    let own = try #require(RealPath(path + "/a"))
    #expect(future.path == own.path + "/x/y" && own.holds(future))
    #expect(RealPath(future: path + "/b/x/./z/../y") == future)
    #expect(RealPath(future: path + "/b/x/../..")?.path == RealPath(path)?.path)
    #expect(RealPath(future: path + "/b") == own)
  }

  @Test func aRelativePathBeginsInTheCurrentFolder() {
    let here = RealPath(".")
    #expect(here != nil && RealPath(future: "") == here)
    #expect(RealPath(future: "no-such-file")?.path == here.map { "\($0.path)/no-such-file" })
    #expect(RealPath(future: "/no-such-folder/x")?.path == "/no-such-folder/x")
  }

  @Test func aFolderHoldsItselfAndWhatLiesInItButNoNeighbour() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "a/T.strings")
    try folder.write(to: "ab/T.strings")
    let own = try #require(RealPath(folder.path + "/a"))
    #expect(own.holds(own) && own.holds(folder.path + "/a/T.strings"))
    #expect(!own.holds(folder.path + "/ab") && !own.holds(folder.path + "/a/no"))
    #expect(RealPath("/")?.holds(own) == true)
  }
}
