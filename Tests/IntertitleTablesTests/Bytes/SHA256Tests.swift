import CIntertitle
import Testing

@testable import IntertitleTables

@Suite struct SHA256Tests {
  /// The examples that NIST gives for FIPS 180-4, and the empty message of its validation suite.
  private static let vectors = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  @Test(arguments: vectors)
  func aMessageHasTheHashThatTheStandardSays(_ message: String, _ hash: String) {
    #expect(SHA256(of: Array(message.utf8)).description == hash)
  }

  @Test func aMillionLettersHaveTheHashThatTheStandardSays() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let hash = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(SHA256(of: message).description == hash)
  }

  /// Hashes of the hashes of all messages of zeros up to two blocks and one byte, from `sha256sum`.
  @Test func everyLengthRoundTheEndOfABlockIsPadded() {
    let hashes = (0...129).map { SHA256(of: [UInt8](repeating: 0, count: $0)).description }
    let all = SHA256(of: Array(hashes.joined(separator: "\n").utf8)).description
    #expect(all == "c5bef6217b2103eb21cf4ec35cc1f339271250838ab8c2f925cf734803c4c0fe")
  }

  @Test(arguments: [0, 1, 2, 3, 64])
  func aProcessorWithInstructionsForItSaysTheSame(_ blocks: Int) {
    let message = (0..<64 * max(blocks, 1)).map { UInt8(truncatingIfNeeded: $0 * $0 * 7 + $0 >> 3) }
    let hashes = [false, true].map { inHardware in
      var words = (1...8).map { UInt32($0) &* 0x9E37_79B9 }
      intertitle_sha256(&words, message, blocks, inHardware)
      return words
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 127, 128, 200])
  func theBeginningIsHashedOnTheWay(_ count: Int) {
    let message = (0..<200).map { UInt8($0) }
    let hashes = message.withUnsafeBytes { SHA256.hashes(of: $0, andOfItsFirst: count) }
    #expect(hashes.whole == SHA256(of: message))
    #expect(hashes.beginning == SHA256(of: Array(message.prefix(count))))
  }

  @Test func aHashIsReadAsItIsWritten() {
    let hash = SHA256(of: Array("abc".utf8))
    #expect(SHA256(hash.description) == hash)
    #expect(SHA256(hash.description.uppercased()) == hash)
    #expect(SHA256(bytes: hash.bytes) == hash)
    #expect(hash.bytes.count == SHA256.size)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "a", count: 63), String(repeating: "a", count: 65),
    String(repeating: "g", count: 64), String(repeating: "é", count: 32),
    String(repeating: "a", count: 63) + " ", String(repeating: "a", count: 63) + "é",
    "+" + String(repeating: "a", count: 63), String(repeating: "ａ", count: 64),
  ])
  func whatIsNoHashIsNotRead(_ digits: String) {
    #expect(SHA256(digits) == nil)
  }

  @Test func anyOtherCountOfBytesIsNoHash() {
    #expect(SHA256(bytes: [UInt8](repeating: 1, count: 31)) == nil)
    #expect(SHA256(bytes: [UInt8](repeating: 1, count: 33)) == nil)
    #expect(SHA256(bytes: [UInt8]()) == nil)
  }

  @Test func anotherBitIsAnotherHash() {
    var message = [UInt8](repeating: 0, count: 200)
    let hash = SHA256(of: message)
    for place in message.indices {
      message[place] = 1
      #expect(SHA256(of: message) != hash)
      message[place] = 0
    }
    #expect(SHA256(of: message) == hash)
  }
}
