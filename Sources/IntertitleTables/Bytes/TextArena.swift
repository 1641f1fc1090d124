/// The bytes of one file as UTF-8, and behind them what its escapes stand for.
///
/// Layout: `count` bytes of the file, ``padding`` zero bytes, then texts that differ from what the
/// file spells (`\n`, `\U00e9`), and behind the last of those ``padding`` bytes again, whatever is in
/// them. So every text of a file is one range of one block, and reading up to ``padding`` bytes
/// beyond it stays inside the block.
///
/// `@unchecked Sendable`: bytes are written only by the reader that made the arena, before it hands
/// it on; after that nothing in it changes. For the same reason nobody can read while another one
/// writes, and accesses are not counted: rules in another module ask for every byte.
package final class TextArena: @unchecked Sendable {
  /// Zero bytes behind the file, so that scanners may load whole words.
  static let padding = 64

  @exclusivity(unchecked) package private(set) var base: UnsafeMutablePointer<UInt8>
  /// How many bytes the file has.
  @exclusivity(unchecked) package private(set) var count: Int
  /// Where the text begins: behind a byte-order mark.
  @exclusivity(unchecked) package var start = 0
  /// Whether U+2028 and U+2029 end lines too, as they do in old-style text.
  @exclusivity(unchecked) var endsLinesAtSeparators = false
  private(set) var used: Int
  private var capacity: Int

  /// Makes room for a file of `count` bytes, all zero until ``bytes`` is filled.
  init(count: Int) {
    self.count = count
    used = count + Self.padding
    capacity = used
    base = LargeMemory.allocate(UInt8.self, capacity)
    (base + count).initialize(repeating: 0, count: Self.padding)
  }

  deinit { LargeMemory.free(base) }

  /// Says how many of the bytes made room for were needed.
  func shrink(to count: Int) {
    precondition(count <= self.count && used == self.count + Self.padding)
    self.count = count
    used = count + Self.padding
    (base + count).update(repeating: 0, count: Self.padding)
  }

  /// The file's bytes, to be filled by the reader.
  var bytes: UnsafeMutableBufferPointer<UInt8> { .init(start: base, count: count) }

  /// The text of a range, repaired where it is not UTF-8 (which readers rule out).
  func string(_ offset: Int, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + offset, count: length), as: UTF8.self)
  }

  /// Whether the byte before an offset ends a line.
  @inline(__always)
  func endsLine(before offset: Int) -> Bool {
    let byte = base[offset &- 1]
    if byte == 0x0A || (byte == 0x0D && base[offset] != 0x0A) { return true }
    return byte & 0xFE == 0xA8 && endsLinesAtSeparators && offset >= start &+ 3
      && base[offset &- 2] == 0x80 && base[offset &- 3] == 0xE2
  }

  /// Makes room for `length` more bytes behind the file and returns where they begin.
  func reserve(_ length: Int) -> Int {
    let place = used
    if place + length > capacity {
      grow(to: max(place + length, capacity + capacity / 2))
    }
    return place
  }

  /// Keeps `length` bytes written at the place that ``reserve(_:)`` gave.
  func keep(_ length: Int) { used += length }

  /// Copies a text behind the file and returns where it begins.
  func append(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let place = reserve(text.count)
    if let source = text.baseAddress { (base + place).update(from: source, count: text.count) }
    keep(text.count)
    return place
  }

  private func grow(to size: Int) {
    let grown = LargeMemory.allocate(UInt8.self, size + Self.padding)
    grown.update(from: base, count: used)
    LargeMemory.free(base)
    base = grown
    capacity = size
  }
}
