internal import IntertitleLanguages
internal import IntertitleTables

/// Compares what a lock file records with what there is.
struct LockComparison {
  private let snapshot: LockSnapshot
  private(set) var drift: [MergeDrift] = []

  /// Compares; a lock file that is not there yet records nothing.
  init(_ place: LockPlace, _ snapshot: LockSnapshot) {
    self.snapshot = snapshot
    guard let old = place.lock else { return }
    let new = place.renewed(by: snapshot.lock)
    let before = Dictionary(old.vendors.map { ($0.name, $0) }) { first, _ in first }
    let now = Dictionary(new.vendors.map { ($0.name, $0) }) { first, _ in first }
    for name in Set(before.keys).union(now.keys).sorted() {
      compare(name, before[name], now[name])
    }
  }

  private mutating func compare(
    _ name: String,
    _ before: LockFile.Vendor?,
    _ now: LockFile.Vendor?
  ) {
    guard let before, let now else {
      let path = (before ?? now)?.files.first.map { self.path(name, $0.path) } ?? ""
      return before == nil
        ? add(.added, name, path, nil, Self.take) : add(.removed, name, path, nil, Self.forget)
    }
    compareFiles(name, before.files, now.files)
    compareDecisions(name, before, now)
    for misfit in snapshot.misfits where misfit.vendor == name {
      guard !before.misfits.contains(misfit.locked) else { continue }
      let advice = "write the app's \(misfit.language) text anew: \(misfit.mismatch)"
      add(.specifiers, name, misfit.path, misfit.key, advice)
    }
  }

  private mutating func compareFiles(
    _ vendor: String,
    _ before: [LockFile.File],
    _ now: [LockFile.File]
  ) {
    let old = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let new = Dictionary(now.map { ($0.path, $0) }) { first, _ in first }
    for file in Set(old.keys).union(new.keys).sorted() {
      let path = path(vendor, file)
      switch (old[file], new[file]) {
      case (let old?, let new?): compareEntries(vendor, path, old, new)
      case (nil, _): add(.added, vendor, path, nil, Self.take)
      case (_, nil): add(.removed, vendor, path, nil, Self.forget)
      }
    }
  }

  /// Of a file that is the same byte for byte nothing can have changed but which of its languages the
  /// app has.
  private mutating func compareEntries(
    _ vendor: String,
    _ path: String,
    _ before: LockFile.File,
    _ now: LockFile.File
  ) {
    guard before.hash != now.hash else { return }
    let (old, new) = (before.texts, now.texts)
    for name in Set(old.keys).union(new.keys).sorted() {
      switch (old[name], new[name]) {
      case (nil, _): add(.added, vendor, path, name.key, Self.take)
      case (_, nil): add(.removed, vendor, path, name.key, Self.forget)
      case (let old?, let new?) where old != new:
        add(.changed, vendor, path, name.key, "look at the app's own text for it, then merge again")
      default: break
      }
    }
  }

  private mutating func compareDecisions(
    _ name: String,
    _ before: LockFile.Vendor,
    _ now: LockFile.Vendor
  ) {
    let path = before.files.first.map { self.path(name, $0.path) } ?? ""
    if before.policy != now.policy {
      let (old, new) = (before.policy.rawValue, now.policy.rawValue)
      let advice =
        "its policy was \(old) and is \(new): merge again, or say --policy \(name)=\(old)"
      add(.decision, name, path, nil, advice)
    }
    for decision in before.decisions where !now.decisions.contains(decision) {
      let kept = decision.kept ?? "the app"
      let advice =
        "in \(decision.language) \(kept) was kept against it, and is not any more: look at what"
        + " stands now, then merge again"
      add(.decision, name, path, decision.key, advice)
    }
  }

  private static let take = "merge again to take it over"
  private static let forget = "remove the app's own text for it if it has one, then merge again"

  private func path(_ vendor: String, _ file: String) -> String {
    snapshot.paths[.init(vendor: vendor, path: file)] ?? file
  }

  private mutating func add(
    _ kind: MergeDrift.Kind,
    _ vendor: String,
    _ path: String,
    _ key: String?,
    _ advice: String
  ) {
    drift.append(.init(kind: kind, vendor: vendor, path: path, key: key, advice: advice))
  }
}

extension LockFile.File {
  fileprivate struct Name: Hashable, Comparable {
    let language: String
    let key: String

    static func < (first: Self, second: Self) -> Bool {
      (first.language, first.key) < (second.language, second.key)
    }
  }

  /// What the file says, by language and key; a key that stands twice says both.
  fileprivate var texts: [Name: [String]] {
    entries.reduce(into: [:]) { texts, entry in
      texts[Name(language: entry.language ?? "", key: entry.key), default: []].append(entry.digest)
    }
  }
}
