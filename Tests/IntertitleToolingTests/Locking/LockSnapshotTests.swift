import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct LockSnapshotTests {
  private let folder: TemporaryFolder
  private let request: MergeRequest

  init() throws {
    folder = try TemporaryFolder()
    request = MergeRequest(main: folder.path + "/App", vendors: [folder.path + "/Kite"])
    try folder.write(to: "App/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"1\";\n\"a\" = \"1\";", to: "Kite/en.lproj/Kite.strings")
  }

  private func snapshot(of input: MergeInput) -> LockFile {
    let merge = input.merge(request)
    return LockSnapshot(merge.report(), input, merge).lock
  }

  @Test func aHashIsThatOfTheBytesThatWereRead() throws {
    let before = try FileBytes.array(folder.path + "/Kite/en.lproj/Kite.strings")
    let input = try MergeInput(request, hashing: true)
    try folder.write("\"a\" = \"2\";", to: "Kite/en.lproj/Kite.strings")
    let file = try #require(snapshot(of: input).vendors.first?.files.first)
    #expect(file.hash == SHA256(of: before))
    #expect(file.entries.map(\.digest) == [ShortDigest(.text("1"))])
  }

  @Test func anEntryThatAFileHasTwiceIsOneFact() throws {
    let lock = snapshot(of: try MergeInput(request, hashing: true))
    #expect(lock.vendors.first?.files.first?.entries.count == 1)
    #expect(try LockParser(LockText(lock).text).lock == lock)
  }

  @Test(arguments: ["\"k\" = \"v\";", "\u{FEFF}\"k\" = \"v\";"])
  func aHashedFileSaysWhatItSaysOtherwise(text: String) throws {
    let path = folder.path + "/T.strings"
    for bytes in [Array(text.utf8), text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }] {
      try folder.write(bytes, to: "T.strings")
      let (file, hash) = try StringFile.hashed(contentsOf: path)
      let plain = try StringFile(contentsOf: path)
      #expect(hash == SHA256(of: bytes) && file.encoding == plain.encoding)
      #expect(file.text(forKey: "k") == plain.text(forKey: "k"))
    }
  }
}
