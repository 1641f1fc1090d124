internal import IntertitleLanguages
internal import IntertitleTables

// Tables that come while the app is running.
extension Localizer {
  /// Applies a set of tables, whole or not at all, and keeps it for the next start.
  ///
  /// The set is read and verified on this thread before anything changes: its size, its hashes, the
  /// app's ``TableUpdates/Check``, names, files without errors, and texts that ask for no other
  /// arguments than code gives them. Then it is written, flushed and put in place, as one change: no
  /// text is shown of half a set, and observers hear once. Its texts answer as what is loaded last
  /// does: before the app's own and before the same vendors' own; a later load goes before them. What a
  /// set lacks is answered by the tables that are loaded.
  ///
  /// Call it on any thread. On others than the main one it keeps nobody from reading and assigning
  /// texts.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - updates: The folder to keep it in, and what it has to be.
  ///   - atNextStart: Whether it is only kept: it is in use when ``load(_:isolation:)`` is called next.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What it says otherwise. Where it is in use already, nothing.
  /// - Throws: ``TableUpdateRefusal``, and nothing changed.
  /// - Complexity: Linear in the size of the set; putting it in place is O(1).
  @discardableResult
  public func apply(
    _ set: TableSet,
    keptIn updates: TableUpdates,
    atNextStart: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) throws(TableUpdateRefusal) -> TableChanges {
    let new = try VerifiedSet(set, for: updates)
    let sets = KeptSets(in: updates.place)
    log.report(sets.diagnostics)
    while true {
      let checked = tables.library
      try new.checkArguments(in: checked)
      let changes = try changingSet(of: updates, isolation) { library throws(TableUpdateRefusal) in
        guard library === checked else { return nil }
        try sets.keep(new.sealed) { kept in
          new.entry.before(kept, inUse: library.setInUse(ofThoseIn: updates.place))
        }
        return atNextStart
          ? library.using(new, keptIn: updates.place) : put(new, updates, isolation)
      }
      if let changes { return changes }
    }
  }

  /// Puts the set before the one in use in place again; where there is none, what the app was built
  /// with.
  ///
  /// What was gone back from is removed. Where a set waits for the next start, that is removed, and the
  /// one in use stays.
  ///
  /// - Parameters:
  ///   - updates: The folder that the sets are kept in.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Returns: What is said otherwise than before.
  /// - Throws: `.notKept`, and nothing changed.
  @discardableResult
  public func goBack(
    in updates: TableUpdates,
    isolation: isolated (any Actor)? = #isolation
  ) throws(TableUpdateRefusal) -> TableChanges {
    let sets = KeptSets(in: updates.place)
    log.report(sets.diagnostics)
    while true {
      let kept = try sets.entries()
      let inUse = tables.library.setInUse(ofThoseIn: updates.place)
      let place = kept.firstIndex { $0.hash == inUse } ?? 0
      // One in front that is good waits for the next start, and only that is gone back from.
      let isWaiting = firstGood(of: Array(kept[..<place]), updates) != nil
      let older = kept.dropFirst(isWaiting ? place : place + 1)
      let good = firstGood(of: Array(older), updates)
      let changes = try changingSet(of: updates, isolation) { library throws(TableUpdateRefusal) in
        guard library.setInUse(ofThoseIn: updates.place) == inUse, try sets.entries() == kept
        else { return nil }
        try sets.keep { $0.filter(older.contains) }
        return put(good, updates, isolation)
      }
      if let changes { return changes }
    }
  }

  /// Puts the set in place that is kept in a folder: at the start of the app, after its own tables.
  ///
  /// It is verified again. A set that is damaged or not trusted any more is reported in
  /// ``diagnostics``, and the one before it is used; where that is not good either, none.
  ///
  /// - Parameters:
  ///   - updates: The folder; nothing happens where there is none.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  public func load(
    _ updates: TableUpdates,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let sets = KeptSets(in: updates.place)
    log.report(sets.diagnostics)
    do throws(TableUpdateRefusal) {
      var isDone = false
      while !isDone {
        let kept = try sets.entries()
        let good = firstGood(of: kept, updates)
        isDone = try family.change(isolation: isolation) { () throws(TableUpdateRefusal) in
          guard try sets.entries() == kept else { return false }
          _ = put(good, updates, isolation)
          return true
        }
      }
    } catch {
      log.report(error.diagnostics)
    }
  }
}

extension Localizer {
  /// Makes one change, and says what it changed; nil where the step finds that something else has
  /// changed since it was prepared, outside of the turn: what is verified calls the app.
  private func changingSet(
    of updates: TableUpdates,
    _ isolation: (any Actor)?,
    _ step: (TableLibrary) throws(TableUpdateRefusal) -> TableLibrary?
  ) throws(TableUpdateRefusal) -> TableChanges? {
    let (old, new) = try family.change(isolation: isolation) { () throws(TableUpdateRefusal) in
      let old = tables.library
      return (old, try step(old))
    }
    return new.map { TableChanges(from: old, to: $0, keptIn: updates.place) }
  }

  private func put(
    _ set: VerifiedSet?,
    _ updates: TableUpdates,
    _ isolation: (any Actor)?
  ) -> TableLibrary {
    let old = tables.library
    replaceLibrary(isolation: isolation) { $0.using(set, keptIn: updates.place) }
    let new = tables.library
    if new !== old { log.report(set?.pack.diagnostics ?? []) }
    return new
  }

  /// The first set that can be verified; why the others cannot is reported.
  private func firstGood(of kept: [KeptSets.Entry], _ updates: TableUpdates) -> VerifiedSet? {
    for entry in kept {
      let path = KeptSets(in: updates.place).path(of: entry)
      do throws(TableUpdateRefusal) {
        let set = TableSet.file(path, sha256: "\(entry.hash)", signature: entry.signature)
        return try VerifiedSet(set, for: updates)
      } catch {
        log.report(error.diagnostics)
      }
    }
    return nil
  }
}

extension DiagnosticLog {
  fileprivate func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
  }
}

extension VerifiedSet {
  fileprivate var entry: KeptSets.Entry { .init(hash: pack.hash, signature: signature) }
}

extension KeptSets.Entry {
  /// The list with this entry first, and after it the one that is in use: that one was good.
  fileprivate func before(_ kept: [KeptSets.Entry], inUse: SHA256?) -> [KeptSets.Entry] {
    let next = kept.filter { $0.hash == inUse } + kept
    return [self] + next.filter { $0.hash != hash }.prefix(1)
  }
}
