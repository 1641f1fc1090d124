public import IntertitleLanguages

/// Finds the format and the arguments that a finished text was made of.
///
/// Code that was never written for localization assigns finished texts: `"You have \(count) new
/// messages"`. An index over the formats of the development language says which one it was, so that
/// the text can be shown in another language with the right plural form.
///
/// ```swift
/// let index = FormatIndex(["You have %lld messages"], in: FormatContext("en"))
/// index.recover("You have 3 messages")  // .found: the key, and 3
/// index.recover("Have a nice day")      // .none
/// ```
///
/// A text is recovered where exactly one format can have made it in exactly one way: literals at
/// both ends, whole numbers in holes for whole numbers, something in every hole, and every number
/// written again gives the same bytes. Where several formats fit, or one in several ways, one way is
/// taken only if it is more specific than all others, that is, if each of its holes lies in a hole of
/// the other that takes as much or more. Otherwise the text is left alone.
///
/// Formats that nothing could tell from other texts are never found: without a letter beside a hole
/// for words (`%@: %@`), and with two of those side by side; ``refusals`` says which. They are rivals
/// of the others all the same: with them in the index, `Anna: Bob is online` may not be of `%@ is
/// online`.
public struct FormatIndex: Sendable {
  /// A key and the format whose texts belong to it.
  public struct Entry: Sendable {
    /// The key.
    public var key: String
    /// The format in the index's language.
    public var format: Format

    /// Creates an entry.
    public init(key: String, format: Format) {
      self.key = key
      self.format = format
    }
  }

  let storage: Storage

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - entries: Keys with their formats; a key may have several, its own and the table's. Those
  ///     without placeholders are passed over.
  ///   - context: The language that the texts are in, and how numbers are written there.
  /// - Complexity: linear in the length of all formats, in time and memory.
  public init(_ entries: some Sequence<Entry>, in context: FormatContext) {
    storage = Storage(entries, context)
  }

  /// Makes an index of keys that are their own formats.
  public init(_ keys: [String], in context: FormatContext) {
    self.init(keys.lazy.map { Entry(key: $0, format: Format($0)) }, in: context)
  }

  /// How many different formats there are.
  public var count: Int { storage.entries.count }

  /// Keys whose texts cannot be recovered, with the reason: `adjacentHoles`, `noEvidence`,
  /// `unsupported`, `tooManyForms`, `untoldArgument`, `tooLoose`.
  public var refusals: [(key: String, reason: String)] { storage.refusals }

  /// The key and arguments of a text.
  ///
  /// - Parameter text: Any text.
  /// - Returns: What was found; nothing is guessed.
  /// - Complexity: linear in the text; texts that none of the formats begins or ends like cost
  ///   little more than their first and last word.
  public func recover(_ text: String) -> Recovery {
    Self.searching(text) { bytes, count, spans in
      var search = FormatSearch(storage, bytes, count, spans)
      search.run()
      guard search.hasClaimant else { return search.isGivenUp ? .abandoned : .none }
      search.addLooseRivals()
      if let text = search.takeOnly() { return .found(text) }
      var contest = FormatContest([search], besides: [])
      return contest.answer()
    }
  }

  /// The key and arguments of a text that may be in the language of any of some indexes.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - indexes: The indexes, whose formats are rivals of each other.
  ///   - literals: The keys that have the very text.
  /// - Returns: What was found; nothing is guessed.
  /// - Complexity: As for each index.
  package static func recover(
    _ text: String,
    among indexes: [FormatIndex],
    besides literals: [RecoveredText]
  ) -> Recovery {
    if literals.isEmpty, indexes.count == 1 { return indexes[0].recover(text) }
    let indexes = literals.isEmpty ? indexes : indexes.filter(\.storage.hasClosedForms)
    if indexes.isEmpty { return .found(amongAlike: literals) }
    return searching(text) { bytes, count, spans in
      var searches = indexes.map { FormatSearch($0.storage, bytes, count, spans) }
      for index in searches.indices { searches[index].run() }
      guard !literals.isEmpty || searches.contains(where: \.hasClaimant) else {
        return searches.contains(where: \.isGivenUp) ? .abandoned : .none
      }
      for index in searches.indices { searches[index].addLooseRivals() }
      var contest = FormatContest(searches, besides: literals)
      return contest.answer()
    }
  }

  /// Lends a search the text's bytes, and room for the holes of one pattern.
  @inline(__always)
  private static func searching(
    _ text: String,
    _ search: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<PatternMatcher.Span>) -> Recovery
  ) -> Recovery {
    KeyBytes.with(text) { bytes in
      withUnsafeTemporaryAllocation(
        of: PatternMatcher.Span.self,
        capacity: PatternMatcher.holeLimit
      ) { spans in
        guard let start = bytes.baseAddress, let base = spans.baseAddress else { return .none }
        return search(start, bytes.count, base)
      }
    }
  }
}

/// What is known of where a finished text came from.
public enum Recovery: Hashable, Sendable {
  /// No format can have made it.
  case none
  /// Exactly one format made it.
  case found(RecoveredText)
  /// Several keys have the text, or formats that are filled alike, none of them before the others; in
  /// the order of the entries.
  case alike([RecoveredText])
  /// Several formats can have made it in ways that contradict each other, or one in several ways; the
  /// keys.
  case ambiguous([String])
  /// To find out would have taken more than linear time.
  case abandoned
}

/// The key and the arguments that a finished text was made of.
public struct RecoveredText: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The arguments by position.
  ///
  /// Whole numbers are plain if they had no separators: they are put back as they were written.
  /// Decimal numbers are shown with the decimal sign of the language in use.
  public let arguments: [TextArgument]

  package init(key: String, arguments: [TextArgument]) {
    self.key = key
    self.arguments = arguments
  }
}

extension FormatIndex {
  /// The index's memory, made once.
  ///
  /// It owns what ``cutter``, ``patterns`` and ``view`` point at.
  final class Storage: @unchecked Sendable {
    let entries: [Entry]
    /// Their keys, which are asked for alone.
    let keys: [String]
    let reader: NumberReader
    let language: Language
    let refusals: [(key: String, reason: String)]
    let details: [Int: PatternTable.Detail]
    /// Whether there are forms without a hole, which a plain text may equal.
    let hasClosedForms: Bool
    let cutter: TokenCutter
    let patterns: PatternMemory.View
    let view: PatternNet.View
    private let memory: PatternMemory
    private let net: PatternNet

    init(_ source: some Sequence<Entry>, _ context: FormatContext) {
      reader = NumberReader(context.numbers)
      cutter = TokenCutter(reader.bytes)
      language = context.language
      var seen: Set<Entry> = []
      var collected = Collected(cutter: cutter)
      for entry in source where !entry.format.isLiteral && seen.insert(entry).inserted {
        collected.add(entry, context)
      }
      net = PatternNetBuilder.net(collected.plans, in: &collected.table)
      memory = PatternMemory(collected.table)
      (view, patterns) = (net.view, memory.view)
      entries = collected.entries
      keys = entries.map(\.key)
      details = collected.table.details
      hasClosedForms = collected.table.records.contains { $0.holeCount == 0 }
      refusals = collected.refusals
    }
  }

  /// Entries on their way into an index.
  private struct Collected {
    let cutter: TokenCutter
    var entries: [Entry] = []
    var table = PatternTable()
    var plans: [PatternPlan] = []
    var refusals: [(key: String, reason: String)] = []
    /// Formats of which nothing is known at either end and between the holes cost every text time.
    private var looseLeft = 64

    init(cutter: TokenCutter) { self.cutter = cutter }

    mutating func add(_ entry: Entry, _ context: FormatContext) {
      var expansion = PatternExpansion(entry.format, context)
      let patterns = expansion.patterns()
      if let reason = expansion.refusal { refusals.append((entry.key, reason.rawValue)) }
      for var pattern in patterns {
        let plan = PatternPlan(pattern, cutter)
        if plan.isLoose, !pattern.isRival {
          looseLeft -= 1
          if looseLeft < 0 {
            refusals.append((entry.key, PatternExpansion.Refusal.tooLoose.rawValue))
            pattern.isRival = true
          }
        }
        table.append(pattern, format: entries.count, cutter)
        plans.append(plan)
      }
      entries.append(entry)
    }
  }
}

extension FormatIndex.Entry: Hashable {}
