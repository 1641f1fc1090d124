public import IntertitleLanguages

/// Writes down which keys pass through the chain and which languages know them.
///
/// Nobody knows what a late-stage project shows until it has been used for a while with a journal
/// in its chain. Nothing is written unless one is installed:
/// ```swift
/// let journal = Journal()
/// localizer.updateChain { $0.prepend(journal, named: "journal") }
/// // … use the app …
/// print(journal.stringsStub(for: "fr"))
/// ```
/// A journal holds at most 1,000 keys; what comes after is only counted. A text that is shown as it
/// is never enters it.
public final class Journal: TextInterceptor {
  /// What is known of one key.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The table it was looked up in; nil for the main table.
    public let table: String?
    /// The kinds of place it was assigned to.
    public internal(set) var slots: Set<TextSlot> = []
    /// How often it was resolved.
    public internal(set) var count = 0
    /// Where its text came from in each language in which it was resolved.
    public internal(set) var origins: [Language: TextOrigin.Kind] = [:]

    /// The languages in which nobody answered, by tag.
    public var missing: [Language] {
      origins.filter { $0.value == .assigned }.keys.sorted { $0.tag < $1.tag }
    }
  }

  private struct Name: Hashable {
    let key: String
    let table: String?
  }

  private struct Pages {
    var entries: [Name: Entry] = [:]
    var overflow = 0
  }

  private let limit: Int
  private let pages = Locked(Pages())

  /// Creates an empty journal.
  public init() {
    limit = 1000
  }

  /// The entries, sorted by table and key.
  public var entries: [Entry] {
    pages.withLock { Array($0.entries.values) }
      .sorted { ($0.table ?? "", $0.key) < ($1.table ?? "", $1.key) }
  }

  /// How often a key was resolved for which there was no more room.
  public var uncounted: Int {
    pages.withLock { $0.overflow }
  }

  /// Runs the rest of the chain and writes down what became of the key.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let resolution = next(assignment)
    if let key = assignment.key, resolution.origin.kind != .verbatim {
      write(key, assignment, resolution.origin.kind)
    }
    return resolution
  }

  private func write(_ key: String, _ assignment: TextAssignment, _ kind: TextOrigin.Kind) {
    let name = Name(key: key, table: assignment.table)
    let language = assignment.source?.language
    pages.withLock { [limit] pages in
      guard pages.entries[name] != nil || pages.entries.count < limit else {
        pages.overflow += 1
        return
      }
      var entry = pages.entries[name] ?? Entry(key: key, table: assignment.table)
      entry.count += 1
      entry.slots.insert(assignment.slot)
      if let language { entry.origins[language] = kind }
      pages.entries[name] = entry
    }
  }
}

extension Journal: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "journal" }
}
