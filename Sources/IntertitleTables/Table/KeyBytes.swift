/// Asks an index for a key: by its bytes, and if those are not in normal form C, composed.
package enum KeyBytes {
  /// Asks at most twice; the second time only for a key that is not ASCII and was not found.
  @inline(__always)
  package static func probe<Index>(
    _ key: String,
    _ find: (UnsafeBufferPointer<UInt8>) -> Index?
  ) -> Index? {
    if let found = with(key, find) { return found }
    return probeComposed(key, find)
  }

  /// A string's bytes in place, or copied where it has none (bridged strings).
  @inline(__always)
  static func with<Result>(
    _ key: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = key.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = key
    return copy.withUTF8(body)
  }

  @inline(never)
  private static func probeComposed<Index>(
    _ key: String,
    _ find: (UnsafeBufferPointer<UInt8>) -> Index?
  ) -> Index? {
    guard !with(key, CanonicalForm.isCertain) else { return nil }
    return with(CanonicalForm.composed(key), find)
  }
}
