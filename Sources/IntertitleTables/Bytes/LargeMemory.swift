#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Memory for the arrays of a table.
///
/// Large ones ask for huge pages where the system has them: at 100,000 keys a third of the time to
/// the first answer went into page faults.
enum LargeMemory {
  private static let hugePage = 1 << 21

  /// Room for `count` values, not initialized; to be given back with ``free(_:)``.
  static func allocate<Value>(_: Value.Type, _ count: Int) -> UnsafeMutablePointer<Value> {
    let size = max(count, 1) * MemoryLayout<Value>.stride
    guard let memory = size < hugePage ? malloc(size) : allocateLarge(size) else {
      fatalError("out of memory")
    }
    return memory.bindMemory(to: Value.self, capacity: max(count, 1))
  }

  /// Gives memory back.
  static func free<Value>(_ memory: UnsafeMutablePointer<Value>) { release(memory) }

  private static func allocateLarge(_ size: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      var memory: UnsafeMutableRawPointer?
      guard posix_memalign(&memory, hugePage, size) == 0 else { return nil }
      // Only what fills whole huge pages: the rest would be cleared for nothing.
      _ = madvise(memory, size / hugePage * hugePage, MADV_HUGEPAGE)
      return memory
    #else
      return malloc(size)
    #endif
  }
}

/// The system's `free`, whose name the type above uses for itself.
private func release(_ memory: UnsafeMutableRawPointer) { free(memory) }
