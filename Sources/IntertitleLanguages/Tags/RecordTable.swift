/// Fixed-width records of ASCII text, sorted by key, searched where the linker put them.
///
/// The text is a `StaticString`: nothing is parsed, copied or allocated, at start-up or later.
/// Every read is checked against the length of the text; a record is at least eight bytes wide, so
/// that a key is read at once.
struct RecordTable: Sendable {
  /// How many of a record's first bytes are its key; at most eight.
  let keyWidth: Int
  /// How many bytes lie between the starts of two records, which is one more than they have.
  let recordWidth: Int
  /// How many records there are.
  let count: Int
  private let text: StaticString

  init(keyWidth: Int, recordWidth: Int, _ text: StaticString) {
    precondition(1...8 ~= keyWidth && recordWidth > 8 && text.hasPointerRepresentation)
    self.keyWidth = keyWidth
    self.recordWidth = recordWidth
    self.text = text
    count = (text.utf8CodeUnitCount + 1) / recordWidth
  }

  /// The first record with a key, or nil.
  ///
  /// - Parameter key: The key's bytes, left-aligned, spaces behind them.
  /// - Returns: The record's place.
  /// - Complexity: O(log *count*).
  func firstIndex(_ key: UInt64) -> Int? {
    let index = lowerBound(key)
    return index < count && self.key(at: index) == masked(key) ? index : nil
  }

  /// The first record whose key is not less than the one given.
  func lowerBound(_ key: UInt64) -> Int {
    let wanted = masked(key)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self.key(at: middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A record's key, left-aligned, zeros behind it.
  func key(at index: Int) -> UInt64 {
    masked(bytes(at: index, offset: 0, width: 8))
  }

  /// Up to eight bytes of a record, left-aligned, zeros behind them.
  ///
  /// A place outside the table reads as zeros.
  func bytes(at index: Int, offset: Int, width: Int) -> UInt64 {
    let start = index * recordWidth + offset
    guard index >= 0, index < count, offset >= 0, 1...8 ~= width else { return 0 }
    if start + 8 <= text.utf8CodeUnitCount {
      let raw = text.withUTF8Buffer {
        UnsafeRawBufferPointer($0).loadUnaligned(fromByteOffset: start, as: UInt64.self)
      }
      return UInt64(bigEndian: raw) & (UInt64.max << UInt64(64 - 8 * width))
    }
    return slowBytes(from: start, width: width)
  }

  /// A number of decimal digits in a record.
  func number(at index: Int, offset: Int, digits: Int) -> Int {
    var rest = bytes(at: index, offset: offset, width: digits)
    var number = 0
    for _ in 0..<digits {
      number = number * 10 + Int(truncatingIfNeeded: (rest >> 56) &- 48)
      rest <<= 8
    }
    return number
  }

  private func masked(_ key: UInt64) -> UInt64 {
    key & (UInt64.max << UInt64(64 - 8 * keyWidth))
  }

  private func slowBytes(from start: Int, width: Int) -> UInt64 {
    var value: UInt64 = 0
    for place in 0..<8 {
      let inside = place < width && start + place < text.utf8CodeUnitCount
      value = value << 8 | (inside ? UInt64(text.utf8Start[start + place]) : 0)
    }
    return value
  }
}

extension StaticString {
  /// The byte at an offset; zero outside the text.
  func byte(_ offset: Int) -> UInt8 {
    hasPointerRepresentation && 0..<utf8CodeUnitCount ~= offset ? utf8Start[offset] : 0
  }
}
