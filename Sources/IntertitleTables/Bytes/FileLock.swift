#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps other processes, and other threads of this one, from changing the same files meanwhile.
///
/// It is gone when the process is, however that ends. Whoever holds one calls nobody who may want it.
package enum FileLock {
  /// Waits for a lock and runs the body with it.
  ///
  /// - Parameters:
  ///   - path: a file that stands for what is locked; made where it is not there, and left there.
  ///   - unable: makes the error of what cannot be locked.
  ///   - body: what to do.
  /// - Returns: what the body returned.
  /// - Throws: what the body threw.
  package static func hold<Value, Failure: Error>(
    _ path: String,
    unable: (WholeFileFault) -> Failure,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unable(WholeFileFault(.locking, path)) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw unable(WholeFileFault(.locking, path)) }
    }
    return try body()
  }
}
