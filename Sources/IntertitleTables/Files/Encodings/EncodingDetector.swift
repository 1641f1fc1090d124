/// Tells Unicode's forms apart.
enum EncodingDetector {
  /// What the first bytes say.
  struct Answer {
    var encoding: TextEncoding
    var markLength = 0
    /// A sentence about what is odd, if anything is.
    var oddity: String?
    /// Whether the mark is a lie.
    var isContradicted = false
    /// Whether Apple's parser reads something else: it takes two bytes for a mark that is not there.
    var isMisreadByApple = false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Looks at the byte-order mark, and where there is none at where zero bytes stand.
  static func detect(_ file: TextArena) -> Answer {
    let bytes = UnsafeRawBufferPointer(file.bytes)
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]), bytes.count > 4 {
      return Answer(encoding: .utf32BigEndian, markLength: 4)
    }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]), bytes.count > 4 {
      return Answer(encoding: .utf32LittleEndian, markLength: 4)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Answer(encoding: .utf8, markLength: 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return checked(.utf16LittleEndian, file) }
    if bytes.starts(with: [0xFE, 0xFF]) { return checked(.utf16BigEndian, file) }
    return unmarked(bytes)
  }

  /// A byte-order mark may lie: text without one ASCII character is no string file.
  private static func checked(_ encoding: TextEncoding, _ file: TextArena) -> Answer {
    let bytes = UnsafeRawBufferPointer(file.bytes)
    let zeros = zeroBytes(bytes.dropFirst(2))
    let (own, other) =
      encoding == .utf16LittleEndian ? (zeros.odd, zeros.even) : (zeros.even, zeros.odd)
    var answer = Answer(encoding: encoding, markLength: 2)
    guard own == 0, bytes.count > 2 else { return answer }
    if other > 0 {
      answer.encoding = encoding == .utf16LittleEndian ? .utf16BigEndian : .utf16LittleEndian
    } else if firstInvalidUTF8(file.base, from: 2, count: file.count) == nil {
      answer.encoding = .utf8
    } else {
      return answer
    }
    answer.isContradicted = true
    answer.isMisreadByApple = true
    answer.oddity = "the byte-order mark says \(encoding), but the text is \(answer.encoding)"
    return answer
  }

  private static func unmarked(_ bytes: UnsafeRawBufferPointer) -> Answer {
    guard bytes.count > 2, bytes[0] == 0 || bytes[1] == 0 else { return Answer(encoding: .utf8) }
    let zeros = zeroBytes(bytes[...])
    guard (zeros.odd + zeros.even) * 4 > bytes.count else { return Answer(encoding: .utf8) }
    var answer = Answer(encoding: bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian)
    if bytes.count >= 4, bytes[0] == 0, bytes[1] == 0, bytes[2] == 0 {
      answer.encoding = .utf32BigEndian
    } else if bytes.count >= 4, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0 {
      answer.encoding = .utf32LittleEndian
    }
    let isEven = bytes.count % 2 == 0
    answer.isMisreadByApple =
      answer.encoding != .utf16LittleEndian || !isBlank(bytes[0]) || !isEven
    answer.oddity = "no byte-order mark: read as \(answer.encoding); Apple's parser misreads it"
    return answer
  }

  private static func zeroBytes(_ bytes: Slice<UnsafeRawBufferPointer>) -> (even: Int, odd: Int) {
    var counts = (even: 0, odd: 0)
    for (index, byte) in bytes.prefix(4_096).enumerated() where byte == 0 {
      if index % 2 == 0 { counts.even += 1 } else { counts.odd += 1 }
    }
    return counts
  }
}
