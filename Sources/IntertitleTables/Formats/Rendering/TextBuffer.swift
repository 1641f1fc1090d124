/// A text that is being written: first into memory that the caller lends, then into its own.
///
/// Bounds: nothing is written but behind ``reserve(_:)``, which answers memory with the room asked
/// for, and ``keep(_:)`` is told no more than that. The memory is freed by ``finish()``, which must
/// be called once.
struct TextBuffer {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var isOwn = false
  /// How many bytes were written.
  private(set) var count = 0

  /// Writes into lent memory as long as it suffices.
  init(_ lent: UnsafeMutableBufferPointer<UInt8>) {
    if let base = lent.baseAddress {
      self.base = base
      capacity = lent.count
    } else {
      base = .allocate(capacity: 64)
      capacity = 64
      isOwn = true
    }
  }

  /// Memory with room for so many bytes behind what was written.
  @inline(__always)
  mutating func reserve(_ room: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- count < room { grow(by: room) }
    return base + count
  }

  /// Keeps so many bytes of what was reserved.
  @inline(__always)
  mutating func keep(_ written: Int) { count &+= written }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length).update(from: bytes, count: length)
    keep(length)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1).pointee = byte
    keep(1)
  }

  @inline(__always)
  mutating func append(_ text: String) {
    KeyBytes.with(text) { bytes in
      if let start = bytes.baseAddress { append(start, bytes.count) }
    }
  }

  /// Writes a whole number in ASCII: at most twenty digits and a sign.
  @inline(__always)
  mutating func append(decimal magnitude: UInt64, isNegative: Bool) {
    let out = reserve(21)
    var place = 21
    var rest = magnitude
    repeat {
      let next = rest / 10
      place &-= 1
      out[place] = UInt8(truncatingIfNeeded: rest &- next &* 10) &+ 0x30
      rest = next
    } while rest > 0
    if isNegative {
      place &-= 1
      out[place] = 0x2D
    }
    var index = 0
    while place < 21 {
      out[index] = out[place]
      (index, place) = (index &+ 1, place &+ 1)
    }
    keep(index)
  }

  /// Puts a text several times into what was written, before an offset.
  mutating func insert(_ bytes: [UInt8], times: Int, at offset: Int) {
    let room = bytes.count * times
    guard room > 0, 0...count ~= offset else { return }
    _ = reserve(room)
    let place = base + offset
    (place + room).update(from: place, count: count - offset)
    for index in 0..<room { place[index] = bytes[index % bytes.count] }
    count += room
  }

  /// How many scalars were written from an offset on.
  func scalars(from offset: Int) -> Int {
    (offset..<max(offset, count)).reduce(0) { $0 + (base[$1] & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// The bytes from an offset on.
  func bytes(from offset: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + min(offset, count), count: max(0, count - offset))
  }

  /// What was written; frees the memory.
  func finish() -> String {
    defer { if isOwn { base.deallocate() } }
    return String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Frees the memory without a text.
  func discard() {
    if isOwn { base.deallocate() }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    let size = max(count + room, capacity * 2)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    grown.update(from: base, count: count)
    if isOwn { base.deallocate() }
    (base, capacity, isOwn) = (grown, size, true)
  }
}
