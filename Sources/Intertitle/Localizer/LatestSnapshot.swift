internal import CIntertitle
internal import IntertitleLanguages

/// The snapshot that is in use: what every assignment asks for.
///
/// `@unchecked Sendable`: the two values are reached only between `acquire` and `release`. (This is
/// `Locked` written out: a generic method of another module is not specialized, and would be a
/// third of an assignment.)
final class LatestSnapshot: @unchecked Sendable {
  private let lock = Lock()
  private var generation: UInt64 = 0
  private var snapshot: Snapshot?

  /// The snapshot, if it is the one of that generation.
  func of(_ asked: UInt64) -> Snapshot? {
    intertitle_lock_acquire(lock.lock)
    defer { intertitle_lock_release(lock.lock) }
    return generation == asked ? snapshot : nil
  }

  /// Puts a snapshot in place unless there is one that says the same or is newer.
  ///
  /// - Returns: The snapshot that is in place then.
  func replace(
    at newer: UInt64,
    unless saysTheSame: (Snapshot) -> Bool,
    with make: () -> Snapshot
  ) -> Snapshot {
    exchange(at: newer, unless: saysTheSame, with: make).now
  }

  /// Gives the old snapshot back as well, so that it is freed after the lock: the links of its
  /// chain may come back here when they go.
  @inline(never)
  private func exchange(
    at newer: UInt64,
    unless saysTheSame: (Snapshot) -> Bool,
    with make: () -> Snapshot
  ) -> (now: Snapshot, before: Snapshot?) {
    intertitle_lock_acquire(lock.lock)
    defer { intertitle_lock_release(lock.lock) }
    let before = snapshot
    if let before, generation > newer || saysTheSame(before) {
      generation = max(generation, newer)
      return (before, nil)
    }
    let new = make()
    (generation, snapshot) = (newer, new)
    return (new, before)
  }
}
