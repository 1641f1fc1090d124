internal import IntertitleTables

/// How the lines of a file end.
enum LineEnds {
  /// Where the first line end stands of the kind that the file has fewer of; nil where all are of
  /// one kind.
  ///
  /// - Complexity: O(*n*); a file without CR, as most are, is searched by the C library.
  static func firstStranger(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard ByteSearch.first(0x0D, in: text) != nil else { return nil }
    var counts = [0, 0, 0]
    var places: [Int?] = [nil, nil, nil]
    var offset = 0
    while offset < text.count {
      if let kind = kind(text, offset) {
        counts[kind] += 1
        if places[kind] == nil { places[kind] = offset }
        offset += kind == 1 ? 2 : 1
      } else {
        offset += 1
      }
    }
    let present = counts.indices.filter { counts[$0] > 0 }
    guard present.count > 1 else { return nil }
    return present.min { counts[$0] < counts[$1] }.flatMap { places[$0] }
  }

  /// 0 for LF, 1 for CRLF, 2 for CR; nil for what ends no line.
  private static func kind(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
    switch text[offset] {
    case 0x0A: 0
    case 0x0D: offset + 1 < text.count && text[offset + 1] == 0x0A ? 1 : 2
    default: nil
    }
  }
}
