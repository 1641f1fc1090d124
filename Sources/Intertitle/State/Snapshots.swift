internal import CIntertitle
internal import IntertitleLanguages

/// The state that a localizer's texts are resolved with: what every assignment asks for.
///
/// It is put together anew at the first question after a change, out of what is in force at one
/// moment, and waits for nobody who is making another change.
///
/// `@unchecked Sendable`: the two values are reached only between `acquire` and `release`. (This is
/// `Locked` written out: a generic method of another module is not specialized, and would be a
/// third of an assignment.)
final class Snapshots: @unchecked Sendable {
  private let lock = Lock()
  private var generation: UInt64 = 0
  private var snapshot: Snapshot?

  private let family: Family
  private let control: LanguageControl
  private let shelf: ChainShelf
  private let keyPreference: KeyPreference

  init(
    _ family: Family,
    _ control: LanguageControl,
    _ shelf: ChainShelf,
    _ keyPreference: KeyPreference
  ) {
    (self.family, self.control, self.shelf) = (family, control, shelf)
    self.keyPreference = keyPreference
  }

  /// The state now.
  ///
  /// It stays the same object for as long as nothing that it consists of changes.
  var now: Snapshot { at(family.changed.value) }

  /// The state now, for whoever has read the family's number already: one that was read before a
  /// change makes the next read look again.
  @inline(__always)
  func at(_ generation: UInt64) -> Snapshot {
    known(at: generation) ?? newest(generation)
  }

  @inline(__always)
  private func known(at asked: UInt64) -> Snapshot? {
    intertitle_lock_acquire(lock.lock)
    defer { intertitle_lock_release(lock.lock) }
    return generation == asked ? snapshot : nil
  }

  @inline(never)
  private func newest(_ generation: UInt64) -> Snapshot {
    control.readStoreIfNeeded()
    let (library, standing, links) = family.tables.atOneMoment { library in
      (library, control.standing, shelf.links)
    }
    let tables = library.tables(for: library.language(for: standing?.wishes ?? []))
    let preference = FormatPreference(standing)
    return exchange(at: generation) { snapshot in
      snapshot.tables === tables && snapshot.links.revision == links.revision
        && snapshot.preference.comesToTheSame(as: preference, in: tables.language)
    } with: {
      Snapshot(
        links: links,
        tables: tables,
        library: library,
        preference: preference,
        keyPreference: keyPreference,
        log: family.log
      )
    }.now
  }

  /// Puts a snapshot in place unless there is one that says the same or is newer.
  ///
  /// - Returns: The one that is in place then, and the old one, so that it is freed after the lock:
  ///   the links of its chain may come back here when they go.
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
