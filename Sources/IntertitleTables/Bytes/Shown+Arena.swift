internal import IntertitleLanguages

// Characters of a file, as sentences name them.
extension Shown {
  /// The scalar at an offset, as ``codePoint(_:)`` names it.
  static func codePoint(at offset: Int, of arena: TextArena) -> String {
    scalar(at: offset, of: arena).map(codePoint) ?? "this"
  }

  /// The scalar at an offset of valid UTF-8.
  static func scalar(at offset: Int, of arena: TextArena) -> Unicode.Scalar? {
    let length = min(4, arena.count - offset)
    guard length > 0 else { return nil }
    var decoder = UTF8()
    var bytes = UnsafeBufferPointer(start: arena.base + offset, count: length).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
    return scalar
  }
}
