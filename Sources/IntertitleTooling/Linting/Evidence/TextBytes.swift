internal import IntertitleTables

/// Quick looks at the bytes of a text, so that most texts need no slow one.
enum TextBytes {
  /// Whether all bytes are ASCII.
  static func areASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for byte in bytes { bits |= byte }
    return bits < 0x80
  }

  /// Whether all bytes are printable ASCII or a usual blank: nothing is invisible then.
  static func arePlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var odd = false
    for byte in bytes {
      odd = odd || byte >= 0x7F || (byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D)
    }
    return !odd
  }
}
