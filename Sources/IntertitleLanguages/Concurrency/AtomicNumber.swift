internal import CIntertitle

/// A whole number that many threads read and raise at once, without a lock.
///
/// `@unchecked Sendable`: the memory is reached through atomic operations only.
package final class AtomicNumber: @unchecked Sendable {
  /// Reads the number without holding on to it: for whoever holds on to its owner anyway.
  package struct Reader {
    package let storage: UnsafeMutablePointer<UInt64>

    /// The number now; what was written before it was raised is visible.
    package var value: UInt64 { intertitle_load(storage) }
  }

  private let storage: UnsafeMutablePointer<UInt64>

  package init(_ value: UInt64 = 0) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: value)
  }

  deinit {
    storage.deallocate()
  }

  /// The number now; what was written before it was raised is visible.
  package var value: UInt64 { intertitle_load(storage) }

  /// A reader, to be used for as long as the number lives.
  package var reader: Reader { Reader(storage: storage) }

  /// Adds one and gives the new number.
  @discardableResult
  package func increment() -> UInt64 { intertitle_add(storage, 1) }
}
