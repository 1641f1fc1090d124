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
/// written again gives the same bytes. Where several formats fit, one of them is taken only if it
/// is more specific than all others, that is, if each of its holes lies in a hole of the other that
/// takes as much or more. Otherwise the text is left alone.
///
/// Left out are formats that nothing could tell from other texts: without a letter beside a hole
/// for words (`%@: %@`), and with two of those side by side. ``refusals`` says which.
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

  /// How many different formats can be recovered.
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
    KeyBytes.with(text) { storage.recover($0) }
  }
}

/// What is known of where a finished text came from.
public enum Recovery: Hashable, Sendable {
  /// No format can have made it.
  case none
  /// Exactly one format made it.
  case found(RecoveredText)
  /// Several formats can have made it, or one in several ways; the keys.
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
      let patterns = expansion.patterns().filter { $0.holes.count <= PatternMatcher.holeLimit }
      if let reason = expansion.refusal { refusals.append((entry.key, reason.rawValue)) }
      for pattern in patterns {
        let plan = PatternPlan(pattern, cutter)
        if plan.isLoose { looseLeft -= 1 }
        guard !plan.isLoose || looseLeft >= 0 else {
          refusals.append((entry.key, PatternExpansion.Refusal.tooLoose.rawValue))
          continue
        }
        table.append(pattern, format: entries.count, cutter)
        plans.append(plan)
      }
      entries.append(entry)
    }
  }
}

extension FormatIndex.Entry: Hashable {}
