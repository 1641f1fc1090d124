/// Up to fifteen bytes of UTF-8 in two registers: a sign, a separator, a digit.
package struct PackedText: Hashable, Sendable {
  /// The greatest number of bytes.
  package static let limit = 15

  /// The bytes, the first of them lowest; what is behind ``count`` is zero.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// How many bytes there are.
  package private(set) var count = 0

  /// Packs scalars; those that do not fit are left out.
  package init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      let encoded = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      if count + encoded.count <= Self.limit { encoded.forEach { append($0) } }
    }
  }

  /// The byte at a place below ``count``; zero elsewhere.
  @inline(__always)
  package subscript(place: Int) -> UInt8 {
    let word = place < 8 ? low : high
    return UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: (place & 7) &* 8))
  }

  /// The bytes as text.
  package var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }

  /// Writes the bytes to memory with room for ``count`` of them.
  @inline(__always)
  package func write(to out: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = low
    var place = 0
    while place < count {
      if place == 8 { rest = high }
      out[place] = UInt8(truncatingIfNeeded: rest)
      rest &>>= 8
      place &+= 1
    }
    return count
  }

  /// Whether bytes that end before `end` begin with these.
  @inline(__always)
  package func begins(_ bytes: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    guard count > 0, end - bytes >= count else { return false }
    var place = 0
    while place < count {
      if bytes[place] != self[place] { return false }
      place &+= 1
    }
    return true
  }

  private mutating func append(_ byte: UInt8) {
    let shifted = UInt64(byte) << UInt64((count & 7) * 8)
    if count < 8 { low |= shifted } else { high |= shifted }
    count += 1
  }
}
