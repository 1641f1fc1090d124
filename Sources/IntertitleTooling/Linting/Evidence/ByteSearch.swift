internal import IntertitleTables

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Finds texts in bytes.
enum ByteSearch {
  /// Whether a text stands at an offset; never looks beyond the bytes.
  @inline(__always)
  static func starts(
    with text: StaticString,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ offset: Int
  ) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= bytes.count, let base = bytes.baseAddress else {
      return false
    }
    return memcmp(base + offset, text.utf8Start, length) == 0
  }

  /// Whether a text stands anywhere.
  static func contains(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    first(text, in: bytes, from: 0) != nil
  }

  /// The offset of a text at or behind another offset; nil if it is not there.
  ///
  /// - Complexity: O(*n*): the C library looks for its first byte.
  static func first(
    _ text: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var begin = start
    while begin < bytes.count {
      let hit = memchr(base + begin, Int32(text.utf8Start.pointee), bytes.count - begin)
      guard let hit else { return nil }
      let offset = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
      if starts(with: text, bytes, offset) { return offset }
      begin = offset + 1
    }
    return nil
  }

  /// The offsets of the lines that begin with a text.
  static func lines(
    beginningWith text: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int] {
    var found: [Int] = []
    var begin = 0
    while let offset = first(text, in: bytes, from: begin) {
      if offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D {
        found.append(offset)
      }
      begin = offset + 1
    }
    return found
  }

  /// The offset of a byte; nil if there is none.
  static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, let hit = memchr(base, Int32(byte), bytes.count) else {
      return nil
    }
    return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
  }
}
