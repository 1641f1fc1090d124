import IntertitleTables
import Testing

@testable import IntertitleTooling

@Suite struct WrittenCommentTests {
  @Test(arguments: ["<b> & \"quotes\"", "a - b", "ends in -", "two\nlines", "语言", "&amp; stays"])
  func aWrittenCommentIsReadAsItWas(_ comment: String) {
    let entry = StringEntry(key: "k", value: .text("v"), comment: comment)
    let written = StringDocument(entries: [entry]).written(as: .stringsdict)
    let read = StringFile(bytes: written.bytes, path: "en.lproj/T.stringsdict")
    #expect(read.entries.map(\.comment) == [comment])
    #expect(read.diagnostics.isEmpty)
  }
}
