internal import IntertitleLanguages
internal import IntertitleTables

/// Compares what a lock file records with what there is.
struct LockComparison {
  private let place: LockPlace
  private let snapshot: LockSnapshot
  private(set) var drift: [MergeDrift] = []

  /// Compares; a lock file that is not there yet records nothing.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where the lock file was damaged: what it records of a
  ///   file that is the same byte for byte is not what is in it.
  init(_ place: LockPlace, _ snapshot: LockSnapshot) throws(CommandFailure) {
    (self.place, self.snapshot) = (place, snapshot)
    guard let old = place.lock else { return }
    let new = place.renewed(by: snapshot.lock)
    let before = Dictionary(old.vendors.map { ($0.name, $0) }) { first, _ in first }
    let now = Dictionary(new.vendors.map { ($0.name, $0) }) { first, _ in first }
    for name in Set(before.keys).union(now.keys).sorted() {
      try compare(name, before[name], now[name])
    }
  }

  private mutating func compare(
    _ name: String,
    _ before: LockFile.Vendor?,
    _ now: LockFile.Vendor?
  ) throws(CommandFailure) {
    guard let before, let now else {
      let path = (before ?? now)?.files.first.map { self.path(name, $0.path) } ?? ""
      return before == nil
        ? add(.added, name, path, nil, Self.take) : add(.removed, name, path, nil, Self.forget)
    }
    try compareFiles(name, before.files, now.files)
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
  ) throws(CommandFailure) {
    let old = Dictionary(before.map { ($0.path, $0) }) { first, _ in first }
    let new = Dictionary(now.map { ($0.path, $0) }) { first, _ in first }
    for file in Set(old.keys).union(new.keys).sorted() {
      let path = path(vendor, file)
      switch (old[file], new[file]) {
      case (let old?, let new?) where old.hash == new.hash:
        guard old.agrees(with: new) else {
          throw place.disagreement(onFile: file, of: vendor)
        }
        compareLanguages(vendor, path, old, new)
      case (let old?, let new?): compareEntries(vendor, path, old, new)
      case (nil, _): add(.added, vendor, path, nil, Self.take)
      case (_, nil): add(.removed, vendor, path, nil, Self.forget)
      }
    }
  }

  /// Compares which languages of a file that is the same take part.
  private mutating func compareLanguages(
    _ vendor: String,
    _ path: String,
    _ before: LockFile.File,
    _ now: LockFile.File
  ) {
    for language in before.languages.symmetricDifference(now.languages).sorted() {
      let (kind, word): (MergeDrift.Kind, String) =
        now.languages.contains(language) ? (.added, "has now") : (.removed, "has no more")
      add(kind, vendor, path, nil, "that is its \(language), which the app \(word): merge again")
    }
  }

  private mutating func compareEntries(
    _ vendor: String,
    _ path: String,
    _ before: LockFile.File,
    _ now: LockFile.File
  ) {
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
      let advice =
        "in \(decision.language) \(decision.keeper) was kept against it, and is not any more: look at"
        + " what stands now, then merge again"
      add(.decision, name, path, decision.key, advice)
    }
    let known = Set(before.decisions.map(\.question))
    for decision in now.decisions where !known.contains(decision.question) {
      let advice =
        "in \(decision.language) it differs, and \(decision.keeper) is kept, which nobody has looked"
        + " at: choose by the app's own text or by --policy, then merge again"
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

extension LockFile.Decision {
  /// Whose text stands, in words.
  fileprivate var keeper: String { kept ?? "the app" }

  /// What it was decided for.
  fileprivate var question: [String] { [language, key] }
}

extension LockFile.File {
  /// The languages that it names; the empty one where it names none.
  fileprivate var languages: Set<String> { Set(entries.map { $0.language ?? "" }) }

  /// Whether it says the same in all languages that both records have.
  fileprivate func agrees(with other: Self) -> Bool {
    let shared = languages.intersection(other.languages)
    func said(_ entries: [LockFile.Entry]) -> Set<LockFile.Entry> {
      Set(entries.filter { shared.contains($0.language ?? "") })
    }
    return said(entries) == said(other.entries)
  }

  fileprivate struct Name: Hashable, Comparable {
    let language: String
    let key: String

    static func < (first: Self, second: Self) -> Bool {
      (first.language, first.key) < (second.language, second.key)
    }
  }

  /// What the file says, by language and key; a key that stands twice says both.
  fileprivate var texts: [Name: Set<ShortDigest>] {
    entries.reduce(into: [:]) { texts, entry in
      texts[Name(language: entry.language ?? "", key: entry.key), default: []].insert(entry.digest)
    }
  }
}
