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
/// A journal holds at most 1,000 keys of at most 4,096 bytes; what is more is only counted. A text that
/// is shown as it is never enters it, nor does a number, a date or an amount that nobody answered, nor
/// what can have been made of several keys. A finished text that was found back is named by its key.
public final class Journal: TextInterceptor {
  /// What is known of one key.
  public struct Entry: Hashable, Sendable {
    /// The key that was answered for; one that nobody has is as code assigned it.
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

    /// Whether its text is missing in a language, as far as is known.
    ///
    /// It is where nobody answered, or only another language did. Where the language was not in use, the
    /// others tell whether it is a key: what a link made is none, and a vendor's text is the vendor's.
    func isMissing(in language: Language) -> Bool {
      if let kind = origins[language] { return kind == .assigned || kind == .fallback }
      return origins.values.allSatisfy { [.assigned, .fallback, .table].contains($0) }
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

  private static let mostKeys = 1_000
  private static let longestKey = 4_096
  private let pages = Locked(Pages())

  /// Creates an empty journal.
  public init() {}

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
    if resolution.origin.kind != .assigned || assignment.missingKey(in: resolution) != nil {
      write(
        TextPassage(assignment, answer: resolution),
        assignment.source?.answeredKey(of: resolution.origin)
      )
    }
    return resolution
  }

  private func write(_ passage: TextPassage, _ answered: AnsweredKey?) {
    guard let key = passage.key, !passage.isVerbatim else { return }
    let name =
      answered.map { Name(key: $0.key, table: $0.table) } ?? Name(key: key, table: passage.table)
    let kind = answered?.kind ?? passage.answer?.origin.kind
    let isLong = name.key.utf8.count > Self.longestKey
    pages.withLock { pages in
      guard !isLong, pages.entries[name] != nil || pages.entries.count < Self.mostKeys else {
        pages.overflow += 1
        return
      }
      pages.entries[name, default: Entry(key: name.key, table: name.table)].add(passage, kind)
    }
  }
}

extension Journal: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "journal" }
}

extension Journal.Entry {
  fileprivate mutating func add(_ passage: TextPassage, _ kind: TextOrigin.Kind?) {
    count += 1
    slots.insert(passage.slot)
    if let language = passage.language { origins[language] = kind }
  }
}
