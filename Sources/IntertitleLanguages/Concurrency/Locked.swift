package import CIntertitle

/// The package's only lock.
///
/// Never call out while holding it.
///
/// `@unchecked Sendable`: the pointer never changes, and what it points at is reached through the C
/// functions alone, which are made for many threads.
package final class Lock: @unchecked Sendable {
  package let lock: UnsafeMutablePointer<intertitle_lock>

  package init() {
    lock = .allocate(capacity: 1)
    intertitle_lock_init(lock)
  }

  deinit {
    intertitle_lock_destroy(lock)
    lock.deallocate()
  }

  package func acquire() { intertitle_lock_acquire(lock) }
  package func release() { intertitle_lock_release(lock) }
}

/// A value that one thread at a time may read or change.
///
/// Never call out while holding it: what runs inside ``withLock(_:)`` is this package's own code.
///
/// `@unchecked Sendable`: `value` is reached only between `acquire` and `release`, and is itself
/// `Sendable`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.acquire()
    defer { lock.release() }
    return try body(&value)
  }
}
