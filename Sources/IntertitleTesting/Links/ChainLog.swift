public import Intertitle

/// What passed through the recorders of a test, in the order in which it did.
///
/// Several recorders write in one log, so that the order of links can be told:
/// ```swift
/// let log = ChainLog()
/// let chain: TextChain = [
///   ChainRecorder("first", in: log), .lookup, ChainRecorder("last", in: log),
/// ]
/// ```
/// It may be written from many threads at once.
public final class ChainLog: Sendable {
  /// What passed one recorder, and when.
  public struct Entry: Hashable, Sendable {
    /// The recorder's name.
    public let recorder: String
    /// What was handed to it, and what came back.
    public internal(set) var passage: TextPassage
    /// The step of the log at which it was handed on, from 1.
    public let entered: Int
    /// The step of the log at which the answer came back; nil while it has not.
    public internal(set) var left: Int?
  }

  private struct Pages {
    var entries: [Entry] = []
    var steps = 0
  }

  private let pages = Locked(Pages())

  /// Creates an empty log.
  public init() {}

  /// What passed which recorder and when, in the order in which it was handed to them.
  public var entries: [Entry] { pages.withLock { $0.entries } }

  /// What passed, in the order in which it was handed to the recorders.
  public var passages: [TextPassage] { entries.map(\.passage) }

  /// The names of the recorders, in the order in which they were handed something.
  public var names: [String] { entries.map(\.recorder) }

  /// What passed one recorder, in order.
  public func passages(of recorder: String) -> [TextPassage] {
    entries.filter { $0.recorder == recorder }.map(\.passage)
  }

  /// Forgets everything.
  public func removeAll() {
    pages.withLock { $0 = Pages() }
  }

  /// Notes what is handed to a recorder; gives its place in the log.
  func enter(_ recorder: String, _ assignment: TextAssignment) -> Int {
    pages.withLock { pages in
      pages.steps += 1
      let passage = TextPassage(assignment)
      pages.entries.append(Entry(recorder: recorder, passage: passage, entered: pages.steps))
      return pages.entries.count - 1
    }
  }

  /// Notes the answer; nothing where the log was emptied meanwhile.
  func leave(_ index: Int, _ resolution: TextResolution) {
    pages.withLock { pages in
      guard pages.entries.indices.contains(index) else { return }
      pages.steps += 1
      pages.entries[index].passage.answer = resolution
      pages.entries[index].left = pages.steps
    }
  }
}

extension ChainLog: CustomStringConvertible {
  /// The entries, a line each.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}

extension ChainLog.Entry: CustomStringConvertible {
  /// `first: label “Wallet” → “Portefeuille” (table, assigned)`.
  public var description: String { "\(recorder): \(passage)" }
}
