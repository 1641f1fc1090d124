internal import CIntertitle

/// A whole number that many threads read and raise at once, without a lock.
///
/// `@unchecked Sendable`: the memory is reached through atomic operations only.
package final class AtomicNumber: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<UInt64>

  package init(_ value: UInt64 = 0) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: value)
  }

  deinit {
    storage.deallocate()
  }

  /// The number now; what was written before it was raised is visible.
  @inline(__always)
  package var value: UInt64 { intertitle_load(storage) }

  /// Adds one and gives the new number.
  @discardableResult
  package func increment() -> UInt64 { intertitle_add(storage, 1) }
}
