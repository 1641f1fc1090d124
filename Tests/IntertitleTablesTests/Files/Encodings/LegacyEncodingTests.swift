import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct LegacyEncodingTests {
  @Test(
    arguments: [
      ("GBK", [0xD6, 0xD0], "中"), ("Big5", [0xA4, 0xA4], "中"), ("EUC-KR", [0xC7, 0xD1], "한"),
      ("shift_jis", [0x93, 0xFA], "日"), ("latin1", [0xE9], "é"),
      ("MacRoman", [0x8E, 0xDB], "é€"), ("cp1252", [0x92], "’"), ("KOI8-R", [0xD0], "п"),
      ("windows-1251", [0xFF], "я"), ("latin2", [0xB9], "š"),
    ] as [(String, [UInt8], String)]
  )
  func aNamedEncodingIsDecoded(name: String, bytes: [UInt8], text: String) throws {
    let encoding = try #require(TextEncoding(name: name))
    #expect(bytes.withUnsafeBytes { LegacyEncoding.decode($0, encoding) } == text)
  }

  @Test func anUnknownNameIsNoEncoding() { #expect(TextEncoding(name: "klingon") == nil) }

  @Test func aFileThatIsNotInTheNamedEncodingIsRefused() {
    let file = StringFile(bytes: [0x22, 0xFF, 0xFF], path: "T.strings", encoding: .gb18030)
    #expect(file.entries.isEmpty)
    #expect(file.diagnostics.map(\.rule) == ["wrong-encoding"])
  }
}
