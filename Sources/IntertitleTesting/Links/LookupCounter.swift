public import Intertitle

/// A link that counts what the links behind it ask the tables for.
///
/// It stands first, so that "never looked up" can be proved of a text whatever the links do:
/// ```swift
/// let counter = LookupCounter()
/// let localizer = Localizer(chain: [counter, .lookup])
/// localizer.scoped { LabelModel() }.content = .verbatim("Wallet")
/// counter.lookups.total  // 0
/// ```
public final class LookupCounter: TextInterceptor {
  private let counted = Locked(LookupCount())

  /// Creates a counter that stands at nothing.
  public init() {}

  /// What was asked for so far.
  public var lookups: LookupCount { counted.withLock { $0 } }

  /// Begins to count anew.
  public func reset() { counted.withLock { $0 = LookupCount() } }

  /// Hands the assignment on with tables that count.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let source = assignment.source else { return next(assignment) }
    return next(assignment.asking(CountedSource(source, counted)))
  }
}

extension LookupCounter: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "look-up counter" }
}

/// Tables that write down what they are asked, and then answer it.
private final class CountedSource: TextSource {
  private let source: any TextSource
  private let counted: Locked<LookupCount>

  init(_ source: any TextSource, _ counted: Locked<LookupCount>) {
    self.source = source
    self.counted = counted
  }

  var language: Language { source.language }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    counted.withLock { $0.add(key, table) }
    return source.answer(forKey: key, table: table)
  }

  func report(_ diagnostic: Diagnostic) { source.report(diagnostic) }
}

extension TextAssignment {
  /// The same assignment with other tables.
  fileprivate func asking(_ source: any TextSource) -> TextAssignment {
    var copy = TextAssignment(
      text: text,
      isKey: key == text,
      table: table,
      source: source,
      slot: slot,
      cause: cause
    )
    if copy.key != key { copy.key = key }
    return copy
  }
}
