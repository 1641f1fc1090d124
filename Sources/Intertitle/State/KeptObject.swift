internal import IntertitleLanguages

/// An object that is made when it is asked for first.
///
/// Two threads that ask at once may make one each.
///
/// `@unchecked Sendable`: `object` is reached only between `acquire` and `release`. (`Locked` written
/// out, as in ``Snapshots``: what is kept here is asked for in every run.)
final class KeptObject<Object: AnyObject & Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var object: Object?

  /// The object, unless it has become useless.
  ///
  /// - Parameters:
  ///   - isGood: Whether the object that is there can be used; called without the lock.
  ///   - make: Makes another one; called without the lock.
  /// - Returns: The object.
  @inline(__always)
  func object(if isGood: (Object) -> Bool = { _ in true }, else make: () -> Object) -> Object {
    lock.acquire()
    let known = object
    lock.release()
    if let known, isGood(known) { return known }
    return keep(make())
  }

  @inline(never)
  private func keep(_ new: Object) -> Object {
    lock.acquire()
    // The old one is freed after the lock.
    let old = object
    object = new
    lock.release()
    return withExtendedLifetime(old) { new }
  }
}
