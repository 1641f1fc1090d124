public import Intertitle

/// A link that counts what the links behind it ask the tables for.
///
/// It stands first, so that "never looked up" can be proved of a text or of a slot, whatever the links
/// do:
/// ```swift
/// let counter = LookupCounter()
/// let localizer = Localizer(chain: [counter, .recovering, .lookup])
/// localizer.scoped { LabelModel() }.content = .verbatim("Wallet")
/// counter.lookups.count(for: .label)  // 0
/// ```
/// Every question about a text is a look-up: for its translation, whether it is a key, and which key
/// it was made of. A chain does the same with a counter as without one.
public final class LookupCounter: TextInterceptor {
  private let counted = Locked(LookupCount(passages: 0))

  /// Creates a counter that stands at nothing.
  public init() {}

  /// What was asked for so far.
  public var lookups: LookupCount { counted.withLock { $0 } }

  /// Begins to count anew.
  public func reset() { counted.withLock { $0 = LookupCount(passages: 0) } }

  /// Hands the assignment on with tables that count.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let source = assignment.source else { return next(assignment) }
    let slot = assignment.slot
    counted.withLock { $0.addPassage() }
    let watched = WatchedSource(source) { [counted] question in
      counted.withLock { $0.add(question.words, question.table, for: slot) }
    }
    return next(assignment.asking(watched))
  }
}

extension LookupCounter: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "look-up counter" }
}
