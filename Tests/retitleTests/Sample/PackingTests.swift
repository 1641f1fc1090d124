import Foundation
import Testing

@testable import IntertitlePacker

@Suite struct PackingTests {
  @Test(arguments: [
    ("\"a\" = \"b\\n\";\n", #"\"a\" = \"b\\n\";\n"#), ("钱包 é", "钱包 é"), ("\r\n", #"\u{d}\n"#),
    ("a\u{0}\u{1B}\u{202E}", #"a\u{0}\u{1b}\u{202e}"#),
    ("\u{2028}", #"\u{2028}"#), ("", ""),
  ])
  func textStandsInALiteralOfOneLine(text: String, literal: String) {
    let packed = source(packing: [FileToPack(path: "Vendor/x", bytes: Data(text.utf8))])
    #expect(packed.contains(#"PackedFile(path: "Vendor/x", text: "\#(literal)"),"#))
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xEF, 0xBB, 0xBF, 0x61], [0xC3], [0xED, 0xA0, 0x80]]
      as [[UInt8]]
  )
  func whatALiteralWouldNotGiveBackStandsInBase64(bytes: [UInt8]) {
    let packed = source(packing: [FileToPack(path: "Vendor/x", bytes: Data(bytes))])
    #expect(packed.contains(#"base64: "\#(Data(bytes).base64EncodedString())""#))
  }

  @Test func noFilesAndNoFolderAreNoError() throws {
    #expect(try FileToPack.all(in: "/nowhere/at/all", named: "Vendor").isEmpty)
    #expect(source(packing: []).contains("static let all: [PackedFile] = ["))
  }
}
