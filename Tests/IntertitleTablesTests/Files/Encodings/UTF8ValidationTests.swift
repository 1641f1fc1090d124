import Testing

@testable import IntertitleTables

@Suite struct UTF8ValidationTests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    let arena = TextArena(count: bytes.count)
    bytes.withUnsafeBytes { arena.bytes.copy($0) }
    return firstInvalidUTF8(arena.base, count: arena.count)
  }

  /// The first byte that the standard library's decoder refuses, told slowly.
  private func expected(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  @Test func everyTextOfThreeBytesIsJudgedAsTheStandardLibraryDoes() {
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xA9, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0,
      0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in edges {
      for second in edges {
        for third in edges {
          let bytes = [first, second, third, 0x80, 0x41]
          #expect(firstInvalid(bytes) == expected(bytes), "\(bytes)")
        }
      }
    }
  }

  @Test func aFaultIsFoundWhereverItStands() {
    let whole = Array("aé中😀".utf8)
    for place in 0..<200 {
      var bytes = Array(repeating: whole, count: 20).flatMap { $0 }
      bytes.insert(0xFF, at: place)
      #expect(firstInvalid(bytes) == expected(bytes), "\(place)")
      #expect(firstInvalid(Array(bytes[..<place])) == expected(Array(bytes[..<place])))
    }
  }
}
