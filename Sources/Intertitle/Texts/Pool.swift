internal import IntertitleLanguages

/// Objects that are costly to make and that one thread at a time may use: kept for the next one who
/// needs the same.
///
/// An object is taken out while it is used, so that no lock is held then: where two threads need the
/// same one at once, a second is made, and kept too.
final class Pool<Key: Hashable, Object: AnyObject>: Sendable {
  // `@unchecked Sendable`: the objects are reached through the lock alone, and each was taken out
  // before anybody uses it. The lock orders one use before the next.
  private struct Shelf: @unchecked Sendable {
    var objects: [Key: [Object]] = [:]
    var count = 0
  }

  private let limit: Int
  private let shelf = Locked(Shelf())

  /// - Parameter limit: How many objects are kept; when there are more, all are let go.
  init(limit: Int = 128) {
    self.limit = limit
  }

  /// Calls a closure with the object for a key, which is made where none is free.
  func withObject<Result>(
    _ key: Key,
    make: () -> Object,
    use: (Object) -> Result
  ) -> Result {
    let object = take(key) ?? make()
    defer { keep(object, for: key) }
    return use(object)
  }

  private func take(_ key: Key) -> Object? {
    shelf.withLock { shelf in
      let object = shelf.objects[key]?.popLast()
      if object != nil { shelf.count -= 1 }
      return object
    }
  }

  private func keep(_ object: Object, for key: Key) {
    // What is let go is freed after the lock is.
    let old = shelf.withLock { shelf in
      let old = shelf.count < limit ? Shelf() : shelf
      if shelf.count >= limit { shelf = Shelf() }
      shelf.objects[key, default: []].append(object)
      shelf.count += 1
      return old
    }
    withExtendedLifetime(old) {}
  }
}
