internal import CIntertitle

/// A value that one thread at a time may read or change: the package's only lock.
///
/// Never call out while holding it: what runs inside ``withLock(_:)`` is this package's own code.
///
/// `@unchecked Sendable`: `value` is reached only between `acquire` and `release`, and what crosses
/// is `sending` or `Sendable` by the bounds of the methods.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<intertitle_lock>
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    intertitle_lock_init(lock)
  }

  deinit {
    intertitle_lock_destroy(lock)
    lock.deallocate()
  }

  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    intertitle_lock_acquire(lock)
    defer { intertitle_lock_release(lock) }
    return try body(&value)
  }
}
