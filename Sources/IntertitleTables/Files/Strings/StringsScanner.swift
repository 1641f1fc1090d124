/// Reads old-style text as long as everything in it is in order.
///
/// One flat loop with a state number instead of functions that call each other (those that captured
/// the position were 3.4 times slower). It knows comments, quoted texts with escapes, unquoted
/// words, `"key";` and ASCII space, and stops at the first thing it does not know; the tolerant
/// parser goes on from there. Both give equal records.
///
/// Bounds: `position` stays ≤ `count`, because every branch that advances it tests `position <
/// count` first; loads of a word go at most 8 bytes beyond, where the arena has 64 zero bytes; a
/// zero is no quote, no backslash and no character of a word. The arena's block may move when an
/// escape makes it grow: `bytes` is read anew then.
///
/// - Parameters:
///   - arena: the file, already known to be UTF-8.
///   - records: where complete entries go.
/// - Returns: the offset behind the last complete entry from which on nothing was read, or nil if
///   the whole file was read.
@inline(never)
func scanStrings(_ arena: TextArena, into records: EntryRecords) -> Int? {
  let count = arena.count
  var bytes = UnsafePointer(arena.base)
  var position = arena.start
  var resume = position
  var state = 0
  var place = 0
  var key: (offset: Int, length: Int) = (0, 0)
  var value: (offset: Int, length: Int) = (0, 0)
  while position < count {
    let byte = bytes[position]
    switch byte {
    case 0x20, 0x09...0x0D:
      position &+= 1
    case 0x22:
      guard state & 1 == 0 else { return resume }
      let begin = position
      position &+= 1
      var text = (offset: position, length: 0)
      let end = indexOf(0x22, or: 0x5C, bytes, position, count)
      guard end < count else { return resume }
      if bytes[end] == 0x22 {
        text.length = end &- position
        position = end &+ 1
      } else {
        // What is said of odd escapes, the tolerant parser says.
        guard let read = unescape(arena, from: position, firstEscape: end, quote: 0x22),
          !read.isOdd
        else { return resume }
        bytes = UnsafePointer(arena.base)
        text = (read.offset, read.length)
        position = read.end
      }
      if state == 0 {
        key = text
        place = begin
      } else {
        value = text
      }
      state &+= 1
    case 0x3D:
      guard state == 1 else { return resume }
      state = 2
      position &+= 1
    case 0x3B:
      guard state & 1 == 1 else { return resume }
      if state == 1 { value = key }
      position &+= 1
      records.append(
        EntryRecord(
          keyOffset: UInt32(truncatingIfNeeded: key.offset),
          keyLength: UInt32(truncatingIfNeeded: key.length),
          valueOffset: UInt32(truncatingIfNeeded: value.offset),
          valueLength: UInt32(truncatingIfNeeded: value.length),
          place: UInt32(truncatingIfNeeded: place),
          end: UInt32(truncatingIfNeeded: position)
        )
      )
      resume = position
      state = 0
    case 0x2F where bytes[position &+ 1] == 0x2A:
      position &+= 2
      var closed = false
      while position < count {
        position = indexOf(0x2A, bytes, position, count) &+ 1
        if position < count, bytes[position] == 0x2F {
          position &+= 1
          closed = true
          break
        }
      }
      guard closed else { return resume }
    case 0x2F where bytes[position &+ 1] == 0x2F:
      position &+= 2
      while position < count {
        let next = bytes[position]
        if next == 0x0A || next == 0x0D { break }
        // U+2028 and U+2029 end a comment too: rare enough for the tolerant parser.
        if next == 0xE2, bytes[position &+ 1] == 0x80, bytes[position &+ 2] & 0xFE == 0xA8 {
          return resume
        }
        position &+= 1
      }
    default:
      guard state & 1 == 0, isWordByte(byte) else { return resume }
      let begin = position
      repeat { position &+= 1 } while position < count && isWordByte(bytes[position])
      if state == 0 {
        key = (begin, position &- begin)
        place = begin
      } else {
        value = (begin, position &- begin)
      }
      state &+= 1
    }
  }
  return state == 0 ? nil : resume
}

/// Whether a byte may stand in a word without quotes.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x61...0x7A, 0x41...0x5A, 0x2D...0x3A, 0x5F, 0x24: true
  default: false
  }
}
