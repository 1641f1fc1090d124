internal import IntertitleTables

/// What spellings of a key have in common that people take for the same.
enum FoldedKey {
  /// The key without blanks, in small letters, with plain quotes and dashes, its placeholders reduced
  /// to their kinds.
  static func folded(_ key: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in Format.normalizedKey(key).lowercased().unicodeScalars
    where !scalar.properties.isWhitespace {
      folded.append(typographic[scalar.value] ?? scalar)
    }
    return String(folded).replacing("...", with: "…")
  }

  /// The same of an entry's key; of one that is plain ASCII and has no placeholder, byte by byte.
  static func folded(_ entry: LintEntry) -> String {
    let bytes = entry.keyBytes
    guard TextBytes.areASCII(bytes), ByteSearch.first(0x25, in: bytes) == nil,
      ByteSearch.first("...", in: bytes, from: 0) == nil
    else { return folded(entry.key) }
    return String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      for byte in bytes where byte > 0x20 {
        buffer[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  private static let typographic: [UInt32: Unicode.Scalar] = [
    0x2018: "'", 0x2019: "'", 0x201C: "\"", 0x201D: "\"", 0x2013: "-", 0x2014: "-",
  ]
}
