/// Reads the one byte that Apple's parser lets pass although it is not UTF-8: a lone 0xA9 (a
/// copyright sign of an older encoding) becomes U+FFFD; anything else makes it refuse the file.
struct UTF8Repair {
  private let file: TextArena
  /// The first byte that cannot be let pass, once ``repaired(from:)`` has answered nil.
  private(set) var firstRefused = 0

  init(_ file: TextArena) { self.file = file }

  /// The file with U+FFFD in place of each lone 0xA9; nil if something else is wrong with it.
  mutating func repaired(from first: Int) -> TextArena? {
    let bytes = file.bytes
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count + 64)
    var begin = 0
    var next: Int? = first
    while let invalid = next {
      guard bytes[invalid] == 0xA9 else {
        firstRefused = invalid
        return nil
      }
      repaired += bytes[begin..<invalid]
      repaired += [0xEF, 0xBF, 0xBD]
      begin = invalid + 1
      next = firstInvalidUTF8(file.base, from: begin, count: file.count)
    }
    repaired += bytes[begin...]
    let arena = TextArena(count: repaired.count)
    repaired.withUnsafeBytes { arena.bytes.copy($0) }
    arena.start = file.start
    return arena
  }
}
